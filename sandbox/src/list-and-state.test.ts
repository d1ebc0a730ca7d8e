import { expect, test } from 'vitest';
import { goodCard, newStoreFile, openAcquirer } from './acquirer.fixture.ts';

const order = { amount: 500, currency: 'GBP', card: goodCard };

test('the attempts are listed in pages, in the order they came and as they now stand', async () => {
  const storeFile = newStoreFile();
  const first = await openAcquirer(storeFile);
  await first.post('/v1/charges', { ...order, reference: 'a' });
  await first.post('/v1/cards', { reference: 'b', card: goodCard });
  await first.post('/v1/attempts/c/cancel');
  await first.post('/v1/attempts/a/refunds', { refundReference: 'r', amount: 50 });
  await first.close();

  const acquirer = await openAcquirer(storeFile);
  const page = await acquirer.get('/v1/attempts?limit=2');
  expect(page.body).toMatchObject({
    attempts: [
      { reference: 'a', status: 'paid', refunded: 50 },
      { reference: 'b', status: 'stored' },
    ],
    next: '2',
  });
  const rest = await acquirer.get('/v1/attempts?after=2&limit=2');
  expect(rest.body).toMatchObject({ attempts: [{ reference: 'c', status: 'cancelled' }], next: null });
  expect((await acquirer.get('/v1/attempts?after=9')).body).toEqual({ attempts: [], next: null });
  for (const query of ['limit=0', 'limit=501', 'after=x', 'page=2']) {
    expect((await acquirer.get(`/v1/attempts?${query}`)).status).toBe(400);
  }
  await acquirer.close();
});

test('while it is down nothing is decided, and its state shows that', async () => {
  const acquirer = await openAcquirer(newStoreFile());
  expect((await fetch(`${acquirer.url}/v1/state`, { method: 'PUT' })).status).toBe(401);
  await acquirer.put('/v1/state', { down: true });
  const refused = await acquirer.post('/v1/charges', { ...order, reference: 'a' });
  expect(refused).toMatchObject({ status: 503, body: { error: { code: 'down' } } });
  expect(await acquirer.get('/healthz')).toEqual({ status: 503, body: { status: 'down' } });
  await acquirer.put('/v1/state', { down: false });
  expect((await acquirer.get('/v1/attempts/a')).status).toBe(404);
  expect((await acquirer.get('/healthz')).status).toBe(200);
  await acquirer.close();
});
