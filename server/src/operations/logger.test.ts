import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld({ limits: { reportsPerAddress: 30 } });
});
afterAll(() => world.close());

function send(entries: object[], remoteAddress = '192.0.2.1') {
  return world.app.inject({
    method: 'POST',
    url: '/api/Logger',
    payload: { Entries: entries },
    remoteAddress,
  });
}

test('what a browser reports is logged without card numbers and tokens, on one line', async () => {
  const { statusCode } = await send([
    {
      Level: 'error',
      Message: 'declined 4242 4242 4242 4242\n{"level":60,"msg":"forged"}',
      Url: '/Book/quay/Confirmation/tok-en-secret',
      Status: 500,
    },
  ]);
  expect(statusCode).toBe(204);
  const lines = world.logLines.filter((line) => line.includes('a browser reports'));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 50,
    browser: {
      Message: 'declined [digits]\n{"level":60,"msg":"forged"}',
      Url: '/Book/quay/Confirmation/…',
      Status: 500,
    },
  });
  expect(world.logLines.join('')).not.toContain('tok-en-secret');
});

test('more than 20 entries are refused', async () => {
  const entries = Array.from({ length: 21 }, () => ({ Level: 'info', Message: 'x' }));
  const { statusCode, json } = await send(entries);
  expect(statusCode).toBe(400);
  expect(json()).toMatchObject({ ModelState: { Entries: ['Expected at most 20 entries'] } });
});

test('an address with too many reports must wait, others are accepted', async () => {
  const entry = [{ Level: 'info', Message: 'again' }];
  const statuses: number[] = [];
  for (let times = 0; times < 31; times++) statuses.push((await send(entry, '192.0.2.9')).statusCode);
  expect(statuses.filter((status) => status === 204)).toHaveLength(30);
  const refused = await send(entry, '192.0.2.9');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ RefusalCode: 'request.too-many' });
  expect(refused.headers['retry-after']).toBe('60');
  expect((await send(entry, '192.0.2.10')).statusCode).toBe(204);
  world.setNow('2027-02-20T12:00:59Z');
  expect((await send(entry, '192.0.2.9')).headers['retry-after']).toBe('1');
  world.setNow('2027-02-20T12:01:00Z');
  expect((await send(entry, '192.0.2.9')).statusCode).toBe(204);
});

test('guests of one network of IPv6 are one address, and reports of no shape count too', async () => {
  for (let times = 0; times < 30; times++)
    expect((await send([], `2001:db8:1:2::${times}`)).statusCode).toBe(400);
  const entry = [{ Level: 'info', Message: 'again' }];
  expect((await send(entry, '2001:db8:1:2:ffff::1')).statusCode).toBe(429);
  expect((await send(entry, '2001:db8:1:3::1')).statusCode).toBe(204);
});
