import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Acquirer } from './acquirer.fixture.ts';
import { goodCard, newStoreFile, openAcquirer, secret } from './acquirer.fixture.ts';

let acquirer: Acquirer;
beforeEach(async () => {
  acquirer = await openAcquirer(newStoreFile());
});
afterEach(() => acquirer.close());

const order = { reference: 'attempt-1', amount: 12_050, currency: 'GBP', card: goodCard };

test('anybody may ask whether it is well', async () => {
  const response = await fetch(`${acquirer.url}/healthz`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'ok' });
});

describe('without the right secret', () => {
  test.each([undefined, 'Bearer wrong', secret, `Basic ${secret}`])(
    '(%s) nothing is answered',
    async (value) => {
      const headers = value === undefined ? {} : { authorization: value };
      for (const path of ['/v1/attempts/attempt-1', '/v1/no-such-address']) {
        const response = await fetch(acquirer.url + path, { headers });
        expect(response.status).toBe(401);
        expect(await response.json()).toEqual({
          error: { code: 'unauthorised', message: 'Send the secret as a bearer token.' },
        });
      }
    },
  );
});

describe('a bad request', () => {
  test.each([
    ['without a reference', { ...order, reference: undefined }],
    ['with a reference that is no plain word', { ...order, reference: '../etc' }],
    ['of nothing', { ...order, amount: 0 }],
    ['of a negative amount', { ...order, amount: -1 }],
    ['of part of a minor unit', { ...order, amount: 10.5 }],
    ['of an amount in words', { ...order, amount: '100' }],
    ['in a currency that is none', { ...order, currency: 'pounds' }],
    ['with neither card nor token', { ...order, card: undefined }],
    ['with both card and token', { ...order, token: 'tok_1' }],
    ['with an unknown field', { ...order, hotel: 'Seaview' }],
    ['with an unknown card field', { ...order, card: { ...goodCard, pin: '1234' } }],
    ['with a card in the thirteenth month', { ...order, card: { ...goodCard, expiryMonth: 13 } }],
    ['that is a list', [order]],
  ])('for a charge %s is refused and not recorded', async (_what, body) => {
    const refused = await acquirer.post('/v1/charges', body);
    expect(refused).toEqual({
      status: 400,
      body: { error: { code: 'bad_request', message: expect.any(String) } },
    });
    expect((await acquirer.get('/v1/attempts/attempt-1')).status).toBe(404);
  });

  test.each([
    ['broken JSON', 'application/json', `{"card":{"number":"4242424242424242",`],
    ['JSON that turns into words', 'application/json', `4242424242424242 {"number"`],
    ['a poisoned object', 'application/json', `{"__proto__":{"number":"4242424242424242"}}`],
    ['a form', 'application/x-www-form-urlencoded', 'number=4242424242424242'],
  ])('of %s quotes nothing of what was sent', async (_what, type, body) => {
    const headers = { authorization: `Bearer ${secret}`, 'content-type': type };
    const response = await fetch(`${acquirer.url}/v1/charges`, { method: 'POST', headers, body });
    const text = await response.text();
    expect(response.status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ error: { code: 'bad_request' } });
    expect(text).not.toContain('4242');
    expect(text).not.toContain('stack');
  });

  test('for an address that is no address is refused in the same shape', async () => {
    const refused = await acquirer.get('/v1/attempts/%zz');
    expect(refused).toMatchObject({ status: 400, body: { error: { code: 'bad_request' } } });
  });
});

test.each(['/v1/attempts/never-sent', '/v1/no-such-address', '/no-such-address'])(
  '%s is not found',
  async (path) => {
    expect(await acquirer.get(path)).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
  },
);
