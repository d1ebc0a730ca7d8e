import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { parseAnswer, sendRaw } from '@portico/testing/http/send-raw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noLimits, type Limits } from '../../config/limits.ts';
import { openMetrics, type Metrics } from '../metrics/metrics.ts';
import { createServer } from './create-server.ts';
import { observeRequests } from './observe-requests.ts';
import type { PorticoServer } from './server-type.ts';

let app: PorticoServer;
let port: number;
let metrics: Metrics;
const logLines: string[] = [];
const sockets: Socket[] = [];
const accepted: Socket[] = [];
let arrived = 0;
/** Requests in the order of work. */
const worked: string[] = [];
/** Requests that wait in their handler; calling one releases it. */
const inside: (() => void)[] = [];

beforeEach(() => {
  arrived = 0;
  for (const list of [logLines, accepted, worked]) list.length = 0;
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  letAllGo();
  await app.close();
});

async function open(limits: Partial<Limits>): Promise<void> {
  app = await createServer(
    {
      logLevel: 'info',
      publicUrl: undefined,
      trustedProxies: ['127.0.0.9'],
      requestLimits: { booking: 50, reading: 500 },
      limits: { ...noLimits, ...limits },
    },
    { write: (line) => void logLines.push(line) },
  );
  metrics = openMetrics();
  observeRequests(app, metrics);
  const anyone = { config: { access: 'anyone' } } as const;
  const hold = () => {
    worked.push('hold');
    return new Promise<string>((resolve) => inside.push(() => resolve('held')));
  };
  app.get<{ Params: { name: string } }>('/api/Search/:name', anyone, async ({ params }) => {
    worked.push(params.name);
    return params.name;
  });
  app.get('/Book/Quay', anyone, async () => 'a page');
  app.get('/api/Hold', anyone, hold);
  app.post('/api/Book', { config: { access: 'anyone', load: 'booking' } }, hold);
  app.post('/api/Refuse', { config: { access: 'anyone', load: 'booking' } }, (_request, reply) => {
    worked.push('refused');
    void reply.code(400).send('no');
  });
  app.server.on('request', () => (arrived += 1));
  app.server.on('connection', (socket: Socket) => accepted.push(socket));
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
}

/** Sends bytes on a new connection, which stays open. */
function sendBytes(bytes: string, localAddress = '127.0.0.1'): Socket {
  const socket = net.connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
  sockets.push(socket.resume());
  socket.write(bytes);
  return socket;
}

const requestOf = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;
const booked = 'POST /api/Book HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n';
const searches = (many: number) =>
  Array.from({ length: many }, (_, index) => requestOf(`/api/Search/${index + 1}`)).join('');

async function call(path: string, localAddress: string, headers: Record<string, string> = {}) {
  const sent = http.request({ port, path, host: '127.0.0.1', localAddress, headers }).end();
  const [response] = (await once(sent, 'response')) as [http.IncomingMessage];
  const text = (await response.toArray()).join('');
  return { status: response.statusCode, headers: response.headers, text };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await setImmediate();
}

function letAllGo(): void {
  for (const goOn of inside.splice(0)) goOn();
}

async function limitsMet(): Promise<Record<string, number>> {
  const { values } = await metrics.limitsMet.get();
  return Object.fromEntries(values.map(({ labels, value }) => [labels.limit, value]));
}

test('of a thousand requests at once on one connection some are answered, in their order, and the next closes it', async () => {
  await open({ requestsPerConnection: 3 });
  const received = await sendRaw(port, searches(1_000));
  expect(arrived).toBe(3);
  expect(worked).toEqual(['1', '2', '3']);
  const statuses = [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  expect(statuses).toEqual(['200', '200', '200', '429']);
  const last = parseAnswer(received.slice(received.lastIndexOf('HTTP/1.1')));
  expect(last.headers).toMatchObject({ connection: 'close', 'x-content-type-options': 'nosniff' });
  expect(JSON.parse(last.body)).toMatchObject({ RefusalCode: 'request.too-many' });
  expect(last.body.length).toBeLessThan(300);
  expect(await limitsMet()).toEqual({ 'requests-per-connection': 1 });
});

test('what is answered at once, before the next is read, counts as well until the server has looked at others', async () => {
  await open({ requestsPerConnection: 3 });
  const refused =
    'POST /api/Refuse HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';
  const received = await sendRaw(port, refused.repeat(1_000));
  expect(worked).toHaveLength(3);
  const statuses = [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  expect(statuses).toEqual(['400', '400', '400', '429']);
});

test('who sends the next request after the answer may send any number on one connection', async () => {
  await open({ requestsPerConnection: 1 });
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  for (let number = 1; number <= 20; number++) {
    const sent = http.get({ port, agent, host: '127.0.0.1', path: `/api/Search/${number}` });
    const [response] = (await once(sent, 'response')) as [http.IncomingMessage];
    expect(response.statusCode).toBe(200);
    await once(response.resume(), 'end');
  }
  agent.destroy();
  expect(accepted).toHaveLength(1);
});

test('a connection has one request worked on at once: the next begins when it is answered', async () => {
  await open({ requestsPerConnection: 3 });
  sendBytes(booked.repeat(2) + searches(1));
  await until(() => arrived === 3);
  await call('/api/Search/other', '127.0.0.1');
  expect(worked).toEqual(['hold', 'other']);
  letAllGo();
  await until(() => worked.length === 3);
  letAllGo();
  await until(() => worked.length === 4);
  expect(worked).toEqual(['hold', 'other', 'hold', '1']);
});

test('what waited on a closed connection is never begun, and holds no slot', async () => {
  await open({ bookingsPerAddress: 2 });
  const socket = sendBytes(booked.repeat(2));
  await until(() => arrived === 2);
  await call('/api/Search/meanwhile', '127.0.0.1');
  const [connection] = accepted;
  socket.destroy();
  await until(() => connection?.destroyed === true);
  letAllGo();
  worked.length = 0;
  for (let guest = 1; guest <= 2; guest++) sendBytes(booked);
  await until(() => inside.length === 2);
  expect(worked).toEqual(['hold', 'hold']);
});

test('an address that has all it may is refused before any work, in a few words, and another is answered', async () => {
  await open({ requestsPerAddress: 4, bookingsPerAddress: 1 });
  for (let held = 0; held < 4; held++) sendBytes(requestOf('/api/Hold'), '127.0.0.2');
  await until(() => worked.length === 4);
  logLines.length = 0;
  const refused = await call('/api/Search/refused', '127.0.0.2');
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '1', 'x-frame-options': 'DENY' } });
  expect(JSON.parse(refused.text)).toMatchObject({ RefusalCode: 'request.too-many' });
  const page = await call('/Book/Quay', '127.0.0.2');
  expect(page.status).toBe(429);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.text).toContain('<h1>Busy</h1>');
  expect(page.text.length).toBeLessThan(600);
  expect(worked).not.toContain('refused');
  expect(await limitsMet()).toEqual({ 'requests-per-address': 2 });
  expect(logLines.filter((line) => line.includes('request completed'))).toEqual([]);
  expect((await call('/api/Search/other', '127.0.0.3')).status).toBe(200);
});

test('behind a trusted proxy each guest has their own share of what is worked on', async () => {
  await open({ requestsPerAddress: 1 });
  const from = (guest: string) => ({ 'x-forwarded-for': `198.51.100.9, ${guest}` });
  sendBytes(requestOf('/api/Hold', 'X-Forwarded-For: 192.0.2.1\r\n'), '127.0.0.9');
  await until(() => worked.length === 1);
  expect((await call('/api/Search/1', '127.0.0.9', from('192.0.2.1'))).status).toBe(429);
  expect((await call('/api/Search/2', '127.0.0.9', from('192.0.2.2'))).status).toBe(200);
  expect((await call('/api/Search/3', '127.0.0.8', from('192.0.2.1'))).status).toBe(200);
});
