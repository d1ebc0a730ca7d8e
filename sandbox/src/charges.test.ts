import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Acquirer } from './acquirer.fixture.ts';
import { goodCard, newStoreFile, openAcquirer } from './acquirer.fixture.ts';

let acquirer: Acquirer;
beforeEach(async () => {
  acquirer = await openAcquirer(newStoreFile());
});
afterEach(() => acquirer.close());

const order = { reference: 'attempt-1', amount: 12_050, currency: 'GBP', card: goodCard };

const fingerprint = expect.stringMatching(/^[0-9a-f]{32}$/) as string;

describe('a charge', () => {
  test('of a good card is paid and looked up by the reference', async () => {
    const charged = await acquirer.post('/v1/charges', order);
    expect(charged).toEqual({
      status: 200,
      body: {
        reference: 'attempt-1',
        id: expect.stringMatching(/^ch_/),
        kind: 'charge',
        status: 'paid',
        amount: 12_050,
        currency: 'GBP',
        refunded: 0,
        card: { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2027, fingerprint },
      },
    });
    expect(await acquirer.get('/v1/attempts/attempt-1')).toEqual(charged);
  });

  test('of the declining card is declined, and stays declined', async () => {
    const declining = { ...order, card: { ...goodCard, number: '4000 0000 0000 0002' } };
    const charged = await acquirer.post('/v1/charges', declining);
    expect(charged.status).toBe(200);
    expect(charged.body).toMatchObject({ status: 'declined', declineCode: 'card_declined' });
    expect(await acquirer.post('/v1/charges', order)).toEqual(charged);
  });

  test('sent twice is made once, even at the same moment', async () => {
    const [first, second] = await Promise.all([
      acquirer.post('/v1/charges', order),
      acquirer.post('/v1/charges', order),
    ]);
    expect(first.body).toMatchObject({ status: 'paid' });
    expect(second).toEqual(first);
  });

  test.each([{ amount: 12_051 }, { currency: 'EUR' }])(
    'with a reference used before is refused for %j',
    async (change) => {
      const first = await acquirer.post('/v1/charges', order);
      const second = await acquirer.post('/v1/charges', { ...order, ...change });
      expect(second).toMatchObject({ status: 409, body: { error: { code: 'reference_reused' } } });
      expect(await acquirer.get('/v1/attempts/attempt-1')).toEqual(first);
    },
  );
});

describe('a stored card', () => {
  test('answers one token, which charges may name in place of the card', async () => {
    const stored = await acquirer.post('/v1/cards', { reference: 'keep-1', card: goodCard });
    expect(stored).toEqual({
      status: 200,
      body: {
        reference: 'keep-1',
        id: expect.stringMatching(/^card_/),
        kind: 'card',
        status: 'stored',
        token: expect.stringMatching(/^tok_/),
        card: { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2027, fingerprint },
      },
    });
    expect(await acquirer.post('/v1/cards', { reference: 'keep-1', card: goodCard })).toEqual(stored);
    expect(await acquirer.get('/v1/attempts/keep-1')).toEqual(stored);

    const byToken = { reference: 'attempt-2', amount: 500, currency: 'GBP', token: stored.body.token };
    const charged = await acquirer.post('/v1/charges', byToken);
    expect(charged.body).toMatchObject({ status: 'paid', amount: 500, card: stored.body.card });
  });

  test('that is declined has no token', async () => {
    const card = { ...goodCard, number: '4000000000000002' };
    const stored = await acquirer.post('/v1/cards', { reference: 'keep-1', card });
    expect(stored.body).toMatchObject({ status: 'declined', declineCode: 'card_declined' });
    expect(stored.body).not.toHaveProperty('token');
  });

  test('and a charge cannot share a reference', async () => {
    const refused = { status: 409, body: { error: { code: 'reference_reused' } } };
    await acquirer.post('/v1/cards', { reference: 'keep-1', card: goodCard });
    expect(await acquirer.post('/v1/charges', { ...order, reference: 'keep-1' })).toMatchObject(refused);
    await acquirer.post('/v1/charges', order);
    const card = { reference: order.reference, card: goodCard };
    expect(await acquirer.post('/v1/cards', card)).toMatchObject(refused);
  });

  test('that is unknown is declined when it is charged', async () => {
    const byToken = { reference: 'attempt-2', amount: 500, currency: 'GBP', token: 'tok_unknown' };
    const charged = await acquirer.post('/v1/charges', byToken);
    expect(charged.body).toMatchObject({ status: 'declined', declineCode: 'invalid_card' });
  });

  test('is declined once it has expired', async () => {
    const storeFile = newStoreFile();
    const today = await openAcquirer(storeFile);
    const stored = await today.post('/v1/cards', { reference: 'keep-1', card: goodCard });
    await today.close();
    const later = await openAcquirer(storeFile, { now: () => new Date('2028-01-01T00:00:00Z') });
    const byToken = { reference: 'attempt-2', amount: 500, currency: 'GBP', token: stored.body.token };
    const charged = await later.post('/v1/charges', byToken);
    await later.close();
    expect(charged.body).toMatchObject({ status: 'declined', declineCode: 'expired_card' });
  });
});
