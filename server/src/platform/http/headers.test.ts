import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseAnswer, sendRaw } from '@portico/testing/http/send-raw';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from './create-server.ts';
import type { PorticoServer } from './server-type.ts';

let app: PorticoServer;
let port: number;
const logLines: string[] = [];

beforeAll(async () => {
  app = await createServer(
    {
      logLevel: 'info',
      publicUrl: 'https://book.example.com',
      trustedProxies: [],
      requestLimits: { booking: 0, reading: 500 },
    },
    { write: (line) => void logLines.push(line) },
  );
  app.get('/api/Spin', { config: { access: 'anyone' } }, async () => {
    const end = performance.now() + 110;
    while (performance.now() < end);
    return { spun: true };
  });
  app.get('/api/Quick', { config: { access: 'anyone' } }, async () => ({ quick: true }));
  app.post('/api/Book', { config: { access: 'anyone', load: 'booking' } }, async () => 'booked');
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

const everyAnswer = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*payment=\(\)/) as string,
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-request-id': expect.stringMatching(/^[\w.-]{8,64}$/) as string,
};

describe('whatever the request, the answer has every header and a message', () => {
  test.each<[string, string, number, string | undefined]>([
    ['a call', 'GET /api/Quick HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 200, undefined],
    [
      'a call with expectations',
      'GET /api/Quick HTTP/1.1\r\nHost: a\r\nExpect: a miracle\r\nConnection: close\r\n\r\n',
      200,
      undefined,
    ],
    ['no such call', 'GET /api/None HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 404, undefined],
    [
      'a refusal for too much',
      'POST /api/Book HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      503,
      'server.busy',
    ],
    [
      'an order of another site',
      'POST /api/None HTTP/1.1\r\nHost: a\r\nOrigin: https://evil.example\r\nConnection: close\r\n\r\n',
      403,
      'request.origin',
    ],
    [
      'a path that is no text',
      'GET /api/%E0%A4%A HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      400,
      'request.invalid',
    ],
    ['bytes that are no request', 'hello hotel\r\n\r\n', 400, 'request.invalid'],
    ['no host', 'GET /api/Quick HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'request.invalid'],
    [
      'two hosts',
      'GET /api/Quick HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n',
      400,
      'request.invalid',
    ],
    ['an unknown method', 'STEAL /api/Quick HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'request.invalid'],
    [
      'two lengths',
      'POST /api/Book HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx',
      400,
      'request.invalid',
    ],
    [
      'a length beside chunks',
      'POST /api/Book HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'request.invalid',
    ],
    [
      'a header of 40 kB',
      `GET /api/Quick HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
      413,
      'request.too-large',
    ],
  ])('%s', async (_name, bytes, status, code) => {
    const answer = parseAnswer(await sendRaw(port, bytes));
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(everyAnswer);
    if (code === undefined) return;
    expect(JSON.parse(answer.body)).toEqual({ Message: expect.any(String) as string, RefusalCode: code });
  });

  test('a call that has waited too long for its turn', async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 40 });
    const fetchPath = async (path: string) => {
      const [response] = (await once(http.get({ port, path, agent }), 'response')) as [http.IncomingMessage];
      response.resume();
      await once(response, 'end');
      return response;
    };
    await Promise.all(Array.from({ length: 40 }, () => fetchPath('/api/Quick')));
    const answers = await Promise.all(
      ['/api/Spin', '/api/Spin', ...Array<string>(38).fill('/api/Quick')].map(fetchPath),
    );
    agent.destroy();
    const refused = answers.find(({ statusCode }) => statusCode === 503);
    expect(refused?.headers).toMatchObject({ ...everyAnswer, 'retry-after': '1' });
  });
});

test('an address that would fill the log is cut in it', async () => {
  await sendRaw(port, `GET /api/Quick?${'x'.repeat(4_000)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  const line = logLines.find((text) => text.includes('/api/Quick?xxx')) ?? '';
  expect(line).toContain('x…"');
  expect(line.length).toBeLessThan(1_000);
});
