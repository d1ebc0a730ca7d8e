import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Acquirer } from './acquirer.fixture.ts';
import { goodCard, heldTimers, newStoreFile, openAcquirer } from './acquirer.fixture.ts';

const order = { reference: 'attempt-1', amount: 12_050, currency: 'GBP' };
const cardOf = (number: string) => ({ ...goodCard, number });

let acquirer: Acquirer;
beforeEach(async () => {
  acquirer = await openAcquirer(newStoreFile());
});
afterEach(() => acquirer.close());

const look = (from = acquirer) => from.get('/v1/attempts/attempt-1');

describe('a late card', () => {
  const late = { ...order, card: cardOf('4000 0000 0000 0119') };
  const begun = Date.parse('2026-06-14T10:00:00Z');

  test('is paid from its time on, and not before', async () => {
    let now = begun;
    const slow = await openAcquirer(newStoreFile(), { now: () => new Date(now), lateMs: 4_000 });
    expect((await slow.post('/v1/charges', late)).body).toMatchObject({ status: 'processing' });
    now = begun + 3_999;
    expect((await look(slow)).body).toMatchObject({ status: 'processing' });
    now = begun + 4_000;
    expect((await look(slow)).body).toMatchObject({ status: 'paid', amount: 12_050 });
    await slow.close();
  });

  test('is paid after a restart, by its timer alone', async () => {
    const storeFile = newStoreFile();
    const before = await openAcquirer(storeFile);
    await before.post('/v1/charges', late);
    await before.close();
    const timers = heldTimers();
    const after = await openAcquirer(storeFile, {
      now: () => new Date(begun + 4_000),
      later: timers.later,
    });
    timers.runAll();
    expect(readFileSync(storeFile, 'utf8')).toContain('"status":"paid"');
    await after.close();
  });

  test('that is cancelled in time is never paid', async () => {
    let now = begun;
    const slow = await openAcquirer(newStoreFile(), { now: () => new Date(now) });
    await slow.post('/v1/charges', late);
    expect((await slow.post('/v1/attempts/attempt-1/cancel')).body).toMatchObject({ status: 'cancelled' });
    now = begun + 60_000;
    expect((await look(slow)).body).toMatchObject({ status: 'cancelled' });
    await slow.close();
  });
});

test('a silent card is paid without a response, and a repeated request returns it', async () => {
  const silent = { ...order, card: cardOf('4000 0000 0000 9995') };
  await expect(acquirer.post('/v1/charges', silent)).rejects.toThrow();
  expect((await look()).body).toMatchObject({ status: 'paid' });
  expect(await acquirer.post('/v1/charges', silent)).toEqual(await look());
});

test('a short card takes one minor unit less, and a repeated request is the same order', async () => {
  const short = { ...order, card: cardOf('4000 0000 0000 1018') };
  const charged = await acquirer.post('/v1/charges', short);
  expect(charged.body).toMatchObject({ status: 'paid', amount: 12_049 });
  expect(await acquirer.post('/v1/charges', short)).toEqual(charged);
  expect((await acquirer.post('/v1/charges', { ...short, amount: 12_049 })).status).toBe(409);
});

test('a card may be good at first and decline when it is charged later', async () => {
  const card = cardOf('4000 0000 0000 0341');
  const paid = await acquirer.post('/v1/charges', { ...order, card, keep: true });
  const stored = await acquirer.post('/v1/cards', { reference: 'keep-1', card });
  expect([paid.body.status, stored.body.status]).toEqual(['paid', 'stored']);
  for (const [index, { token }] of [paid.body, stored.body].entries()) {
    const later = await acquirer.post('/v1/charges', { ...order, reference: `later-${index}`, token });
    expect(later.body).toMatchObject({ status: 'declined', declineCode: 'card_declined' });
  }
});

describe('a charge', () => {
  test('that keeps its card answers a token, which is charged later', async () => {
    const { body } = await acquirer.post('/v1/charges', { ...order, card: goodCard, keep: true });
    const later = { ...order, reference: 'later', token: body.token };
    expect((await acquirer.post('/v1/charges', later)).body).toMatchObject({ status: 'paid' });
  });

  test('that does not ask for it has no token, and one of a token cannot ask', async () => {
    const { body } = await acquirer.post('/v1/charges', { ...order, card: goodCard });
    expect(body).not.toHaveProperty('token');
    const again = { ...order, reference: 'later', token: 'tok_1', keep: true };
    expect((await acquirer.post('/v1/charges', again)).status).toBe(400);
  });

  test('that is only authorised is captured once, and not refunded before', async () => {
    const held = { ...order, card: goodCard, capture: false };
    expect((await acquirer.post('/v1/charges', held)).body).toMatchObject({ status: 'authorised' });
    const refund = { refundReference: 'back-1', amount: 1 };
    expect((await acquirer.post('/v1/attempts/attempt-1/refunds', refund)).status).toBe(422);
    const captured = await acquirer.post('/v1/attempts/attempt-1/captures');
    expect(captured.body).toMatchObject({ status: 'paid', amount: 12_050 });
    expect(await acquirer.post('/v1/attempts/attempt-1/captures')).toEqual(captured);
  });

  test('that is only authorised can be voided, and then not captured', async () => {
    await acquirer.post('/v1/charges', { ...order, card: goodCard, capture: false });
    const voided = await acquirer.post('/v1/attempts/attempt-1/cancel');
    expect(voided.body).toMatchObject({ status: 'cancelled' });
    const refused = await acquirer.post('/v1/attempts/attempt-1/captures');
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'not_authorised' } } });
    expect((await acquirer.post('/v1/attempts/never/captures')).status).toBe(404);
  });
});
