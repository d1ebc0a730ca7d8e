import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { parseAnswer } from '@portico/testing/http/send-raw';
import { afterEach, expect, test } from 'vitest';
import { noLimits, type Limits } from '../../config/limits.ts';
import { openMetrics, type Metrics } from '../metrics/metrics.ts';
import { BodyTooSlow } from './bound-bodies.ts';
import { createServer } from './create-server.ts';
import { observeRequests } from './observe-requests.ts';
import type { PorticoServer } from './server-type.ts';

/** More than the buffers between two local sockets hold. */
const LONG = 'x'.repeat(32 * 1024 * 1024);

let app: PorticoServer;
let port: number;
const sockets: Socket[] = [];
/** Bookings that wait in their handler; calling one releases it. */
const inside: (() => void)[] = [];
let onEnter = () => {};
const thrown: unknown[] = [];
let metrics: Metrics;

/** How often each limit was reached, by its name in /metrics. */
async function limitsMet(): Promise<Record<string, number>> {
  const { values } = await metrics.limitsMet.get();
  return Object.fromEntries(values.map(({ labels, value }) => [labels.limit, value]));
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const release of inside.splice(0)) release();
  await app.close();
});

async function open(limits: Partial<Limits>, booking = 2): Promise<void> {
  thrown.length = 0;
  app = await createServer({
    logLevel: 'silent',
    publicUrl: undefined,
    trustedProxies: ['127.0.0.9'],
    requestLimits: { booking, reading: 50 },
    limits: { ...noLimits, ...limits },
  });
  metrics = openMetrics();
  observeRequests(app, metrics);
  app.addHook('onError', async (_request, _reply, error) => void thrown.push(error));
  const held = { config: { access: 'anyone', load: 'booking' } } as const;
  app.post('/api/Hold', held, () => {
    const waiting = new Promise<string>((resolve) => inside.push(() => resolve('done')));
    onEnter();
    return waiting;
  });
  app.post('/api/Book', held, async () => ({ booked: true }));
  const long = { access: 'anyone', bodySeconds: 60 } as const;
  app.post('/api/Picture', { config: long }, async () => ({ added: true }));
  app.get('/api/Long', { config: { access: 'anyone' } }, async () => LONG);
  app.get('/api/Search', { config: { access: 'anyone' } }, async () => ({ found: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
}

/** Calls from a loopback address. */
function call(path: string, localAddress = '127.0.0.1', body?: string, headers: Record<string, string> = {}) {
  const clientRequest = http.request({
    port,
    path,
    host: '127.0.0.1',
    localAddress,
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
  });
  clientRequest.end(body);
  return once(clientRequest, 'response').then(async ([response]: http.IncomingMessage[]) => {
    const text = (await response!.toArray()).join('');
    return { status: response!.statusCode, headers: response!.headers, text };
  });
}

/** Resolves once in its handler; answered when released. */
async function hold(localAddress: string, headers: Record<string, string> = {}) {
  const entered = new Promise<void>((resolve) => (onEnter = resolve));
  const answer = call('/api/Hold', localAddress, '{}', headers);
  await entered;
  return { answer };
}

function letAllGo(): void {
  for (const release of inside.splice(0)) release();
}

/** A sender after its headers and one byte of its body have arrived. */
async function sendSlowly(path = '/api/Book'): Promise<Socket> {
  const received = once(app.server, 'request');
  const socket = net.connect({ port, host: '127.0.0.1' });
  sockets.push(socket);
  socket.on('error', () => undefined).setEncoding('utf8');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{`,
  );
  await received;
  return socket;
}

test('a hundred who send a byte and wait hold no place: another guest books meanwhile', async () => {
  await open({ bodySeconds: 60 });
  for (let sender = 0; sender < 100; sender++) await sendSlowly();
  for (let booking = 0; booking < 3; booking++) {
    expect((await call('/api/Book', '127.0.0.1', '{}')).status).toBe(200);
  }
  expect(sockets.every(({ destroyed }) => !destroyed)).toBe(true);
});

test('a body has its time: then it is refused in words and the connection is closed', async () => {
  await open({ bodySeconds: 0.2 });
  const sender = await sendSlowly();
  let received = '';
  sender.on('data', (text: string) => (received += text));
  await once(sender, 'close');
  const answer = parseAnswer(received);
  expect(answer.status).toBe(408);
  expect(answer.headers).toMatchObject({ connection: 'close', 'cache-control': 'no-store' });
  expect(JSON.parse(answer.body)).toEqual({
    Message: 'What was sent took too long to reach us. Nothing was booked; please try again.',
    RefusalCode: 'request.too-slow',
  });
  // Not Node's limit for a whole request, which has the same words.
  expect(thrown).toContainEqual(expect.any(BodyTooSlow));
  expect(await limitsMet()).toEqual({ 'body-seconds': 1 });
  expect((await call('/api/Book', '127.0.0.1', '{}')).status).toBe(200);
});

test('a route may give its body longer: a slow one is still read to its end', async () => {
  await open({ bodySeconds: 0.1 });
  const picture = await sendSlowly('/api/Picture');
  const other = await sendSlowly();
  await once(other.resume(), 'close');
  picture.write('}');
  const [answer] = (await once(picture, 'data')) as [string];
  expect(parseAnswer(answer)).toMatchObject({ status: 200, body: '{"added":true}' });
});

test('the rest of a body that was answered unread holds up no stop', async () => {
  await open({ bodySeconds: 0.2 }, 1);
  const holding = await hold('127.0.0.1');
  const sender = await sendSlowly();
  const [answer] = (await once(sender, 'data')) as [string];
  expect(parseAnswer(answer).status).toBe(503);
  letAllGo();
  await holding.answer;
  await app.close();
  if (!sender.destroyed) await once(sender, 'close');
});

test('where all places are taken a body is not waited for', async () => {
  await open({ bodySeconds: 60 }, 1);
  const holding = await hold('127.0.0.1');
  const sender = await sendSlowly();
  const [first] = (await once(sender, 'data')) as [string];
  expect(parseAnswer(first)).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
  letAllGo();
  expect((await holding.answer).status).toBe(200);
});

test('one address has some of the places of Create and of the other calls, another the rest', async () => {
  await open({ bookingsPerAddress: 1, requestsPerAddress: 1 });
  const first = await hold('127.0.0.2');
  const refused = await call('/api/Book', '127.0.0.2', '{}');
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
  expect(JSON.parse(refused.text)).toMatchObject({ RefusalCode: 'request.too-many' });
  expect(await limitsMet()).toEqual({ 'bookings-per-address': 1 });
  expect((await call('/api/Book', '127.0.0.3', '{}')).status).toBe(200);
  expect((await call('/api/Search', '127.0.0.2')).status).toBe(200);
  letAllGo();
  expect((await first.answer).status).toBe(200);
  expect((await call('/api/Book', '127.0.0.2', '{}')).status).toBe(200);
});

test('behind a trusted proxy the guests count, and not the proxy', async () => {
  await open({ bookingsPerAddress: 1, connectionsPerAddress: 1 });
  const from = (guest: string) => ({ 'x-forwarded-for': guest });
  const first = await hold('127.0.0.9', from('192.0.2.1:4711'));
  expect((await call('/api/Book', '127.0.0.9', '{}', from('192.0.2.1'))).status).toBe(429);
  expect((await call('/api/Book', '127.0.0.9', '{}', from('192.0.2.2'))).status).toBe(200);
  letAllGo();
  expect((await first.answer).status).toBe(200);
});

test('one address holds so many connections, idle ones too; another is let in', async () => {
  await open({ connectionsPerAddress: 2 });
  for (const localAddress of ['127.0.0.2', '127.0.0.2']) {
    const socket = net.connect({ port, host: '127.0.0.1', localAddress });
    sockets.push(socket);
    await once(app.server, 'connection');
  }
  const third = net.connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' }).setEncoding('utf8');
  sockets.push(third);
  third.on('error', () => undefined);
  const [words] = (await once(third, 'data')) as [string];
  expect(parseAnswer(words)).toMatchObject({ status: 429, headers: { 'x-content-type-options': 'nosniff' } });
  expect(await limitsMet()).toEqual({ 'connections-per-address': 1 });
  expect((await call('/api/Search', '127.0.0.3')).status).toBe(200);
});

test('an answer has its time to be read: then the connection is closed and the place is free', async () => {
  await open({ answerSeconds: 0.2, requestsPerAddress: 1 });
  const reader = net.connect(port, '127.0.0.1').pause();
  sockets.push(reader);
  reader.on('error', () => undefined);
  reader.write('GET /api/Long HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [, response] = (await once(app.server, 'request')) as [unknown, http.ServerResponse];
  await once(response, 'close');
  await once(reader.resume(), 'close');
  expect(reader.bytesRead).toBeLessThan(LONG.length);
  expect(await limitsMet()).toEqual({ 'answer-seconds': 1 });
  expect((await call('/api/Search')).status).toBe(200);
});
