import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMetrics } from '../metrics/metrics.ts';
import { createServer } from './create-server.ts';
import { observeRequests } from './observe-requests.ts';
import type { PorticoServer } from './server-type.ts';

let app: PorticoServer;
let port: number;
const metrics = openMetrics();
/** As many concurrent reading calls. */
const READING = 36;
/** Requests that wait in their handler; calling one releases it. */
const inside: (() => void)[] = [];
let onEnter = () => {};
/** The paths of requests that reached the server. */
const worked: string[] = [];

/** Blocks the event loop; in milliseconds. */
function spin(milliseconds: number): string {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
  return 'spun';
}

beforeAll(async () => {
  app = await createServer({
    logLevel: 'silent',
    publicUrl: undefined,
    trustedProxies: [],
    requestLimits: { booking: 1, reading: READING },
  });
  observeRequests(app, metrics);
  const held = () =>
    new Promise<string>((resolve) => {
      inside.push(() => resolve('done'));
      onEnter();
    });
  app.get('/read', { config: { access: 'anyone' } }, held);
  app.post('/book', { config: { access: 'anyone', load: 'booking' } }, held);
  app.get('/free', { config: { access: 'anyone', load: 'free' } }, async () => 'free');
  app.get('/spin', { config: { access: 'anyone' } }, async () => spin(110));
  app.get('/api/Search', { config: { access: 'anyone' } }, async () => 'found');
  app.get('/api/LongSearch', { config: { access: 'anyone' } }, async () => spin(5));
  app.post('/api/BookInSteps', { config: { access: 'anyone', load: 'booking' } }, async () => {
    for (let step = 1; step <= 3; step++) await setImmediate();
    worked.push('booked in steps');
  });
  app.get('/page', { config: { access: 'anyone' } }, async () => 'page');
  app.post('/api/Book', { config: { access: 'anyone', load: 'booking' } }, async () => 'booked');
  app.post('/api/Hold', { config: { access: 'anyone', load: 'booking' } }, held);
  app.get('/api/Paid', { config: { access: 'anyone', load: 'paying' } }, async () => 'paid');
  app.post('/api/Notice/:name', { config: { access: 'anyone', load: 'paying' } }, async () => 'noted');
  app.addHook('onRequest', async ({ url: path }) => void worked.push(path));
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

const url = (path: string) => `http://127.0.0.1:${port}${path}`;
const read = () => fetch(url('/read'));
const book = (body = '{}') =>
  fetch(url('/book'), { method: 'POST', body, headers: { 'content-type': 'application/json' } });

/** Sends a request and waits until it is in its handler. */
async function enter<T>(send: () => T): Promise<T> {
  const entered = new Promise<void>((resolve) => (onEnter = resolve));
  const sent = send();
  await entered;
  return sent;
}

function letAllGo(): void {
  for (const release of inside.splice(0)) release();
}

const refusedOf = async (load: string) =>
  (await metrics.overload.get()).values.find(({ labels }) => labels.load === load)?.value ?? 0;

test('beyond its limit a class is refused at once, and no other', async () => {
  const reads: Promise<Response>[] = [];
  while (reads.length < READING) reads.push((await enter(async () => ({ answer: read() }))).answer);
  const refused = await read();
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(refused.headers.get('connection')).toBe('keep-alive');
  expect(refused.headers.get('x-request-id')).toBeTruthy();
  expect(await refused.json()).toMatchObject({ RefusalCode: 'server.busy' });

  expect((await fetch(url('/nowhere'))).status).toBe(503);
  expect(await (await fetch(url('/free'))).text()).toBe('free');
  const booking = await enter(async () => ({ answer: book() }));

  letAllGo();
  for (const answer of [...reads, booking.answer]) expect((await answer).status).toBe(200);
});

test('a refused body is not read: its faults are not reported', async () => {
  const booking = await enter(async () => ({ answer: book() }));
  expect((await book('{')).status).toBe(503);
  letAllGo();
  expect((await booking.answer).status).toBe(200);
  expect((await book('{')).status).toBe(400);
});

test('every way to end releases the slot once: answered, failed, disconnected', async () => {
  for (let round = 0; round < 5; round++) {
    const closed = new Promise((resolve) => {
      app.server.once('request', (_request, response: http.ServerResponse) =>
        response.once('close', resolve),
      );
    });
    const clientRequest = http.request({ port, path: '/book', method: 'POST' }).on('error', () => undefined);
    await enter(() => clientRequest.end());
    clientRequest.destroy();
    await closed;
    letAllGo();
    expect((await book('{')).status).toBe(400);
    expect((await fetch(url('/nowhere'))).status).toBe(404);
  }
  const booking = await enter(async () => ({ answer: book() }));
  expect((await book()).status).toBe(503);
  letAllGo();
  await booking.answer;
});

/**
 * Sends all of these at once over open connections, so that they arrive in one turn; returns status and Retry-After of
 * each.
 */
async function requestTogether(paths: readonly string[], onAnswer: (path: string) => void = () => {}) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: paths.length });
  const answers = (requested: readonly string[], onPath: (path: string) => void) =>
    Promise.all(
      requested.map(async (path) => {
        const method = /Book|Notice/.test(path) ? 'POST' : 'GET';
        const sent = http.request({ port, path, agent, method }).end();
        const [response] = (await once(sent, 'response')) as [http.IncomingMessage];
        onPath(path);
        response.resume();
        await once(response, 'end');
        return [path, response.statusCode, response.headers['retry-after']];
      }),
    );
  await answers(Array<string>(paths.length).fill('/free'), () => {});
  const found = await answers(paths, onAnswer);
  agent.destroy();
  return found;
}

test('what reads and has waited too long behind thirty-two others is refused unread, and nothing else', async () => {
  const refusedBefore = await refusedOf('reading');
  // The first starts at once; while the second spins, the others exceed their wait.
  const first = ['/spin', '/spin', ...Array<string>(31).fill('/api/Search')];
  const others = ['/free', '/api/Book', '/api/Paid', '/api/Notice/of-one'];
  const found = await requestTogether([...first, '/api/Search', '/page', ...others, '/api/Search']);
  expect(found).toEqual([
    ...first.map((path) => [path, 200, undefined]),
    ['/api/Search', 503, '1'],
    ['/page', 503, '1'],
    ...others.map((path) => [path, 200, undefined]),
    ['/api/Search', 503, '1'],
  ]);
  expect(await refusedOf('reading')).toBe(refusedBefore + 3);
  expect((await fetch(url('/api/Search'))).status).toBe(200);
});

test('a booking of many steps does not wait for searches that came before it', async () => {
  worked.length = 0;
  const searches = Array<string>(10).fill('/api/LongSearch');
  await requestTogether([...searches, '/api/BookInSteps']);
  expect(worked.slice(-3)).toEqual(['/api/LongSearch', '/api/LongSearch', '/api/LongSearch']);
  expect(worked).toContain('booked in steps');
});

test('a call that finds its class full is refused before it becomes a request, and its connection stays open', async () => {
  const booking = await enter(async () => ({ answer: fetch(url('/api/Hold'), { method: 'POST' }) }));
  worked.length = 0;
  const refusedBefore = await refusedOf('booking');
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const connections = new Set<unknown>();
  for (const path of ['/api/Book', '/api/book/?again=1']) {
    const clientRequest = http.request({ port, path, agent, method: 'POST' }).end('{}');
    const [response] = (await once(clientRequest, 'response')) as [http.IncomingMessage];
    connections.add(clientRequest.socket);
    expect(response.headers).toMatchObject({
      'retry-after': '1',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      connection: 'keep-alive',
    });
    expect(response.headers['x-request-id']).toBeTruthy();
    const { RefusalCode } = JSON.parse((await response.toArray()).join('')) as { RefusalCode: string };
    expect([response.statusCode, RefusalCode]).toEqual([503, 'server.busy']);
  }
  agent.destroy();
  expect(connections.size).toBe(1);
  expect(worked).toEqual([]);
  expect(await refusedOf('booking')).toBe(refusedBefore + 2);
  expect(await (await fetch(url('/api/Paid'))).text()).toBe('paid');
  letAllGo();
  expect((await booking.answer).status).toBe(200);
});

test('who hangs up leaves the place taken for as long as the request is worked on', async () => {
  const clientRequest = http.request({ port, path: '/book', method: 'POST' }).on('error', () => undefined);
  const reached = once(app.server, 'request') as Promise<[http.IncomingMessage, http.ServerResponse]>;
  await enter(() => clientRequest.end());
  const [, response] = await reached;
  const closed = once(response, 'close');
  clientRequest.destroy();
  await closed;
  expect((await book('{')).status).toBe(503);
  letAllGo();
  expect((await book('{')).status).toBe(400);
});
