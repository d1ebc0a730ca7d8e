import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld({
    routes: (app) => {
      app.get('/api/Broken', { config: { access: 'anyone' } }, async () => {
        throw new Error('a secret of the kitchen');
      });
    },
  });
});
afterAll(() => world.close());

const entry = { Level: 'error', Message: 'It broke' };

function post(payload: string, headers: Record<string, string> = {}) {
  return world.app.inject({
    method: 'POST',
    url: '/api/Logger',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
    remoteAddress: '192.0.2.1',
  });
}

describe('what cannot be read is refused with words and without a stack', () => {
  test.each<[string, string, number, string]>([
    ['truncated JSON', '{"Entries":[', 400, 'request.invalid'],
    ['no body', '', 400, 'request.invalid'],
    ['a name that poisons', '{"__proto__":{"x":1},"Entries":[]}', 400, 'request.invalid'],
    ['a constructor that poisons', '{"constructor":{"prototype":{"x":1}}}', 400, 'request.invalid'],
    ['ten thousand brackets', '['.repeat(10_000), 400, 'request.invalid'],
    ['ten thousand levels', '['.repeat(10_000) + ']'.repeat(10_000), 400, 'request.invalid'],
    ['null', 'null', 400, 'request.invalid'],
    ['more than the call takes', JSON.stringify({ Entries: 'x'.repeat(70_000) }), 413, 'request.too-large'],
  ])('%s', async (_name, payload, status, code) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ RefusalCode: code, Message: expect.any(String) as string });
    expect(response.body).not.toContain('node_modules');
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])('a body of type %s', async (type) => {
    const response = await post('Entries=1', { 'content-type': type });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toEqual({
      Message: 'This call takes JSON only.',
      RefusalCode: 'request.not-json',
    });
  });

  test('more than any call takes', async () => {
    const response = await world.app.inject({
      method: 'POST',
      url: '/api/Availability/Search',
      payload: { PromoCode: 'x'.repeat(300_000) },
    });
    expect(response.statusCode).toBe(413);
  });
});

describe('each field at fault is named in words', () => {
  test.each<[string, unknown, Record<string, string[]>]>([
    ['nothing at all', {}, { Entries: ['Missing'] }],
    ['the wrong kind', { Entries: 'all' }, { Entries: ['Expected a list'] }],
    ['a body that is no object', [], { Body: ['Expected an object'] }],
    ['too few', { Entries: [] }, { Entries: ['Expected at least 1 entry'] }],
    ['an unknown field', { Entries: [entry], Extra: 1 }, { Extra: ['Not a field of this call'] }],
    [
      'deep inside',
      { Entries: [entry, { ...entry, Level: 'loud', Status: 1.5, Message: 7 }] },
      {
        'Entries[1].Level': ['Expected error or warn or info'],
        'Entries[1].Message': ['Expected text'],
        'Entries[1].Status': ['Expected a whole number'],
      },
    ],
    [
      'a control character',
      { Entries: [{ ...entry, Message: 'a\u0000b' }] },
      {
        'Entries[0].Message': ['Expected text without control characters'],
      },
    ],
  ])('%s', async (_name, payload, modelState) => {
    const response = await post(JSON.stringify(payload));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      Message: 'Some of what was sent is missing or not as expected.',
      RefusalCode: 'request.invalid',
      ModelState: modelState,
    });
  });

  test('however many are at fault, the answer stays small', async () => {
    const extra = Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`field-${index}`, 1]));
    const response = await post(JSON.stringify({ Entries: [entry], ...extra }));
    expect(response.statusCode).toBe(400);
    expect(Object.keys((response.json() as { ModelState: object }).ModelState)).toHaveLength(50);
  });
});

test('a defect is logged with the id of its request and answered by a fixed text', async () => {
  const response = await world.app.inject({ url: '/api/Broken', headers: { 'x-request-id': 'edge-0001' } });
  expect(response.statusCode).toBe(500);
  expect(response.body).not.toContain('kitchen');
  expect(response.json()).toMatchObject({ RefusalCode: 'server.defect' });
  expect(response.headers['x-request-id']).toBe('edge-0001');
  const logged = world.logLines.find((line) => line.includes('a secret of the kitchen'));
  expect(logged).toContain('edge-0001');
});

test.each(['/api', '/api/', '/api/Nowhere', '/API/Nowhere?x=1', '/api/Property'])(
  'the unknown call %s is refused as a call',
  async (url) => {
    const response = await world.app.inject({ url });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ Message: 'Not found', RefusalCode: 'request.unknown-path' });
  },
);

test.each([
  ['GET', '/api/Logger', 'POST'],
  ['POST', '/api/Property/quay?x=1', 'GET, HEAD'],
  ['DELETE', '/API/Reservation/Create/', 'POST'],
  ['POST', '/Book/quay/Rooms-And-Rates', 'GET, HEAD'],
  ['PUT', '/Book/quay/Checkout', 'GET, HEAD'],
  ['POST', '/SecurePay/quay/token', 'GET, HEAD'],
  ['GET', '/api/Payment/Notice/stripe', 'POST'],
] as const)('%s %s is refused with the methods that are taken there', async (method, url, allow) => {
  const response = await world.app.inject({ method, url });
  expect(response.statusCode).toBe(405);
  expect(response.headers.allow).toBe(allow);
  expect(response.json()).toEqual({
    Message: 'This address is asked for in another way.',
    RefusalCode: 'request.wrong-method',
  });
});

test.each(['/metrics', '/demo/mails', '/api/Nowhere'])(
  'another method does not reveal what is at %s',
  async (url) => {
    const response = await world.app.inject({ method: 'POST', url, remoteAddress: '192.0.2.1' });
    expect(response.statusCode).toBe(404);
    expect(response.headers.allow).toBeUndefined();
  },
);

test('a path that is no text is refused', async () => {
  const response = await world.app.inject({ url: '/Book/%E0%A4%A' });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ RefusalCode: 'request.invalid' });
});
