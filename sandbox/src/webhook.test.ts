import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goodCard, heldTimers, newStoreFile, openAcquirer, secret } from './acquirer.fixture.ts';

/** Whatever has not arrived by then never will. */
const patience = { timeout: 300_000 };

const order = { amount: 500, currency: 'GBP', card: goodCard };

type Received = { body: string; signature: unknown };
let received: Received[];
let status: number;
let url: string;
const server = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ body, signature: request.headers['sandbox-signature'] });
    response.writeHead(status).end();
  });
});
beforeEach(async () => {
  received = [];
  status = 204;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/notice`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const events = () => received.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
const until = (count: number) => vi.waitFor(() => expect(received).toHaveLength(count), patience);

test('events come twice, the latest first, and signed over their bytes', async () => {
  const timers = heldTimers();
  const acquirer = await openAcquirer(newStoreFile(), { later: timers.later });
  await acquirer.post('/v1/charges', { ...order, reference: 'before' });
  expect(await acquirer.put('/v1/webhook', { url })).toEqual({ status: 200, body: { url } });
  await acquirer.post('/v1/charges', { ...order, reference: 'a' });
  await acquirer.post('/v1/attempts/b/cancel');
  await acquirer.post('/v1/charges', { ...order, reference: 'c', capture: false });
  await acquirer.post('/v1/attempts/a/refunds', { refundReference: 'r', amount: 50 });
  timers.runAll();
  await until(4);
  const notices = events();
  expect(notices.map(({ reference, status, type }) => [type, reference, status])).toEqual([
    ['attempt.updated', 'b', 'cancelled'],
    ['attempt.updated', 'b', 'cancelled'],
    ['attempt.updated', 'a', 'paid'],
    ['attempt.updated', 'a', 'paid'],
  ]);
  expect(new Set(notices.map(({ id }) => id)).size).toBe(2);
  for (const { body, signature } of received) {
    expect(signature).toBe(createHmac('sha256', secret).update(body).digest('hex'));
  }
  await acquirer.close();
});

test('what is refused is sent again a few times, and a stop ends that', async () => {
  const timers = heldTimers();
  const acquirer = await openAcquirer(newStoreFile(), { later: timers.later });
  await acquirer.put('/v1/webhook', { url });
  status = 500;
  await acquirer.post('/v1/charges', { ...order, reference: 'a' });
  timers.runAll();
  for (const count of [2, 4, 6, 8]) {
    await until(count);
    await vi.waitFor(() => expect(timers.waiting()).toBe(2), patience);
    timers.runAll();
  }
  await until(10);
  await acquirer.close();
  expect(timers.waiting()).toBe(0);
});

test('a stop calls off what waits to be sent', async () => {
  const timers = heldTimers();
  const acquirer = await openAcquirer(newStoreFile(), { later: timers.later });
  await acquirer.put('/v1/webhook', { url });
  await acquirer.post('/v1/charges', { ...order, reference: 'a' });
  expect(timers.waiting()).toBe(1);
  await acquirer.close();
  expect(timers.waiting()).toBe(0);
});

test('a restart still knows where to send events', async () => {
  const storeFile = newStoreFile();
  const first = await openAcquirer(storeFile);
  await first.put('/v1/webhook', { url });
  await first.close();
  const timers = heldTimers();
  const second = await openAcquirer(storeFile, { later: timers.later });
  await second.post('/v1/charges', { ...order, reference: 'a' });
  timers.runAll();
  await until(2);
  await second.close();
});
