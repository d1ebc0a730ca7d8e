import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { goodCard, newStoreFile, openAcquirer } from './acquirer.fixture.ts';

const order = { reference: 'attempt-1', amount: 12_050, currency: 'GBP', card: goodCard };

test('a restart keeps charges, refunds, tokens and cancelled attempts', async () => {
  const storeFile = newStoreFile();
  const before = await openAcquirer(storeFile);
  await before.post('/v1/charges', order);
  await before.post('/v1/attempts/attempt-1/refunds', { refundReference: 'back-1', amount: 50 });
  const charged = await before.get('/v1/attempts/attempt-1');
  const stored = await before.post('/v1/cards', { reference: 'keep-1', card: goodCard });
  await before.post('/v1/attempts/attempt-2/cancel');
  await before.close();

  const after = await openAcquirer(storeFile);
  expect(await after.get('/v1/attempts/attempt-1')).toEqual(charged);
  expect(charged.body).toMatchObject({ status: 'paid', refunded: 50 });
  expect(await after.post('/v1/charges', order)).toEqual(charged);
  const byToken = { reference: 'attempt-3', amount: 500, currency: 'GBP', token: stored.body.token };
  expect((await after.post('/v1/charges', byToken)).body).toMatchObject({ status: 'paid' });
  const late = await after.post('/v1/charges', { ...order, reference: 'attempt-2' });
  expect(late.body).toMatchObject({ status: 'cancelled' });
  await after.close();
});

test('the store file holds neither card number nor security code nor name', async () => {
  const storeFile = newStoreFile();
  const acquirer = await openAcquirer(storeFile);
  const cards = ['4242 4242 4242 4242', '4000000000000002', '4242424242424241', '42424242'];
  for (const [index, number] of cards.entries()) {
    const card = { ...goodCard, number, securityCode: '98765' };
    await acquirer.post('/v1/charges', { ...order, reference: `charge-${index}`, card });
    await acquirer.post('/v1/charges', {
      ...order,
      reference: `good-${index}`,
      card: { ...card, securityCode: '987' },
    });
    await acquirer.post('/v1/cards', { reference: `card-${index}`, card });
  }
  await acquirer.close();

  const records = readFileSync(storeFile, 'utf8').trim().split('\n');
  expect(records).toHaveLength(12);
  for (const record of records) {
    const facts = JSON.parse(record) as { card: object };
    expect(Object.keys(facts.card).sort()).toEqual([
      'brand',
      'expiryMonth',
      'expiryYear',
      'fingerprint',
      'last4',
    ]);
    for (const kept of cards
      .map((number) => number.replaceAll(' ', ''))
      .concat(cards, 'securityCode', 'Ada')) {
      expect(record).not.toContain(kept);
    }
    // Identifiers are random and may contain any three digits by chance.
    expect(JSON.stringify({ ...facts, id: '', token: '' })).not.toContain('987');
  }
});

test('a last line that was cut off is dropped, and the next record starts a line of its own', async () => {
  const storeFile = newStoreFile();
  const first = await openAcquirer(storeFile);
  const charged = await first.post('/v1/charges', order);
  await first.close();
  appendFileSync(storeFile, '{"reference":"attempt-2","id":"ch_');

  const second = await openAcquirer(storeFile);
  expect(await second.get('/v1/attempts/attempt-1')).toEqual(charged);
  expect((await second.get('/v1/attempts/attempt-2')).status).toBe(404);
  const next = await second.post('/v1/charges', { ...order, reference: 'attempt-3' });
  await second.close();

  const third = await openAcquirer(storeFile);
  expect(await third.get('/v1/attempts/attempt-3')).toEqual(next);
  await third.close();
});

test('a store file with a broken line in it is not opened, and the fault does not quote it', async () => {
  const storeFile = newStoreFile();
  writeFileSync(storeFile, '{}\nnot a record\n{}\n');
  await expect(openAcquirer(storeFile)).rejects.toThrow('line 2 of the store file is not a record');
});
