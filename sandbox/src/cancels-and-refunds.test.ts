import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Acquirer } from './acquirer.fixture.ts';
import { goodCard, newStoreFile, openAcquirer } from './acquirer.fixture.ts';

let acquirer: Acquirer;
beforeEach(async () => {
  acquirer = await openAcquirer(newStoreFile());
});
afterEach(() => acquirer.close());

const order = { reference: 'attempt-1', amount: 10_000, currency: 'GBP', card: goodCard };
const cancelPath = '/v1/attempts/attempt-1/cancel';
const refundsPath = '/v1/attempts/attempt-1/refunds';

describe('a cancel', () => {
  test('of an unknown attempt refuses the charge that comes late', async () => {
    const cancelled = await acquirer.post(cancelPath);
    expect(cancelled).toMatchObject({
      status: 200,
      body: { kind: 'charge', status: 'cancelled', amount: 0, refunded: 0 },
    });
    expect(await acquirer.get('/v1/attempts/attempt-1')).toEqual(cancelled);

    const late = await acquirer.post('/v1/charges', order);
    expect(late).toMatchObject({ status: 200, body: { status: 'cancelled', amount: 10_000, refunded: 0 } });
    expect(await acquirer.post('/v1/charges', order)).toEqual(late);
    expect(await acquirer.get('/v1/attempts/attempt-1')).toEqual(late);
  });

  test('of an unknown attempt stores no card that comes late', async () => {
    await acquirer.post(cancelPath);
    const late = await acquirer.post('/v1/cards', { reference: 'attempt-1', card: goodCard });
    expect(late.body).toMatchObject({ kind: 'card', status: 'declined', declineCode: 'cancelled' });
    expect(late.body).not.toHaveProperty('token');
  });

  test('of a paid charge is refused and leaves it paid', async () => {
    const charged = await acquirer.post('/v1/charges', order);
    const refused = await acquirer.post(cancelPath);
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'already_finished' } } });
    expect(await acquirer.get('/v1/attempts/attempt-1')).toEqual(charged);
  });

  test('of a declined charge answers it as it stands', async () => {
    const card = { ...goodCard, number: '4000000000000002' };
    const declined = await acquirer.post('/v1/charges', { ...order, card });
    expect(await acquirer.post(cancelPath)).toEqual(declined);
  });

  test('of an attempt that waits for its payer ends it', async () => {
    const storeFile = newStoreFile();
    const waiting = {
      reference: 'attempt-1',
      id: 'ch_1',
      kind: 'charge',
      status: 'requires_action',
      amount: 10_000,
      currency: 'GBP',
      refunds: [],
      card: { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2027 },
      terms: { challenge: { id: 'asked', returnUrl: '/back' } },
    };
    writeFileSync(storeFile, `${JSON.stringify(waiting)}\n`);
    const another = await openAcquirer(storeFile);
    const found = await another.get('/v1/attempts/attempt-1');
    const cancelled = await another.post(cancelPath);
    await another.close();
    expect(found.body).toMatchObject({
      status: 'requires_action',
      actionUrl: expect.stringMatching(/\/challenge\/asked$/),
    });
    expect(cancelled.body).toMatchObject({ id: 'ch_1', status: 'cancelled', amount: 10_000 });
    expect(cancelled.body).not.toHaveProperty('actionUrl');
  });
});

describe('a refund', () => {
  test('adds up with the ones before it, to what was paid and no further', async () => {
    await acquirer.post('/v1/charges', order);
    expect(await acquirer.post(refundsPath, { refundReference: 'back-1', amount: 4_000 })).toEqual({
      status: 200,
      body: { refundReference: 'back-1', amount: 4_000, refunded: 4_000 },
    });
    const tooLarge = await acquirer.post(refundsPath, { refundReference: 'back-2', amount: 6_001 });
    expect(tooLarge).toMatchObject({ status: 422, body: { error: { code: 'refund_too_large' } } });
    const rest = await acquirer.post(refundsPath, { refundReference: 'back-3', amount: 6_000 });
    expect(rest.body).toEqual({ refundReference: 'back-3', amount: 6_000, refunded: 10_000 });
    const found = await acquirer.get('/v1/attempts/attempt-1');
    expect(found.body).toMatchObject({ status: 'paid', amount: 10_000, refunded: 10_000 });
    expect(found.body).not.toHaveProperty('refunds');
  });

  test('requested twice is made once', async () => {
    await acquirer.post('/v1/charges', order);
    const refund = { refundReference: 'back-1', amount: 4_000 };
    const [first, second] = await Promise.all([
      acquirer.post(refundsPath, refund),
      acquirer.post(refundsPath, refund),
    ]);
    expect(first.status).toBe(200);
    expect(second).toEqual(first);
    expect((await acquirer.get('/v1/attempts/attempt-1')).body).toMatchObject({ refunded: 4_000 });
  });

  test('with a refund reference used for another amount is refused', async () => {
    await acquirer.post('/v1/charges', order);
    await acquirer.post(refundsPath, { refundReference: 'back-1', amount: 4_000 });
    const second = await acquirer.post(refundsPath, { refundReference: 'back-1', amount: 4_001 });
    expect(second).toMatchObject({ status: 409, body: { error: { code: 'reference_reused' } } });
  });

  test('of a charge that took nothing is too large', async () => {
    await acquirer.post('/v1/charges', { ...order, card: { ...goodCard, number: '4000000000000002' } });
    const refused = await acquirer.post(refundsPath, { refundReference: 'back-1', amount: 1 });
    expect(refused).toMatchObject({ status: 422, body: { error: { code: 'refund_too_large' } } });
  });

  test('of an unknown attempt is not found', async () => {
    const refused = await acquirer.post(refundsPath, { refundReference: 'back-1', amount: 1 });
    expect(refused).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
  });
});
