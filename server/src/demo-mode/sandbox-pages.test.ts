import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PaymentAttemptId, PropertyId } from '@portico/domain/ids';
import { money } from '@portico/domain/money/money';
import { buildSandbox } from '@portico/sandbox/app';
import { smallestSite } from '@portico/testing/portico/smallest-site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxAcquirer, sandboxStandIn } from '../payments/providers/sandbox/sandbox-acquirer.ts';
import type { AttemptKey, DirectProvider } from '../payments/payment-port.ts';
import { createServer } from '../platform/http/create-server.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import { sandboxPagesRoutes, standInPages } from './sandbox-pages.routes.ts';

const secret = 'a-secret-of-the-tests';
const sandbox = buildSandbox({
  storeFile: path.join(mkdtempSync(path.join(os.tmpdir(), 'portico-pages-')), 'ledger.jsonl'),
  secret,
  now: () => new Date('2027-02-20T12:00:00Z'),
  pagesUrl: '/sandbox',
});
let acquirer: DirectProvider<AttemptKey>;
let app: PorticoServer;
beforeAll(async () => {
  const url = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  acquirer = sandboxAcquirer({ url, secret });
  app = await serverBefore(url);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

async function serverBefore(url: string): Promise<PorticoServer> {
  const server = await createServer({ logLevel: 'silent', publicUrl: undefined, trustedProxies: [] });
  await sandboxPagesRoutes(server, { site: smallestSite(), ...standInPages(sandboxStandIn, url) });
  await server.ready();
  return server;
}

const attempt = (id: string): AttemptKey => ({
  propertyId: 7 as PropertyId,
  attemptId: `0190aaaa-0000-7000-8000-00000000000${id}` as PaymentAttemptId,
});

async function startChallenge(id: string): Promise<string> {
  const answer = await acquirer.charge(attempt(id), {
    card: {
      number: '4000002760003184',
      expiryMonth: 12,
      expiryYear: 2029,
      securityCode: '987',
      name: 'Ada',
    },
    browser: {
      accept: 'text/html',
      ip: '192.0.2.7',
      javaScriptEnabled: true,
      language: 'en-GB',
      colourDepth: 24,
      screenHeight: 800,
      screenWidth: 360,
      timeZoneOffset: 0,
      userAgent: 'A browser',
    },
    returnUrl: '/Book/Quay/Payment',
    keepCard: false,
    money: money(12_050, 'GBP'),
  });
  if (answer.kind !== 'action-required') throw new Error(`answered ${answer.kind}`);
  return answer.url;
}

const post = (url: string, payload: string, origin = 'http://localhost:4000') =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin, host: 'localhost:4000' },
  });

test('the guest answers the bank under this server’s own address and comes back', async () => {
  const url = await startChallenge('1');
  expect(url).toMatch(/^\/sandbox\/challenge\//);
  const page = await app.inject({ url });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('£120.50');
  expect(page.headers['content-security-policy']).toMatch(/style-src 'sha256-.*form-action 'self'/);
  // With `no-referrer` a browser sends the form with the origin “null”, which would be refused.
  expect(page.headers['referrer-policy']).toBe('same-origin');

  const answered = await post(url, 'answer=approve');
  expect([answered.statusCode, answered.headers.location]).toEqual([303, '/Book/Quay/Payment']);
  expect(await acquirer.lookUp(attempt('1'))).toMatchObject({ kind: 'paid' });
});

test('a page of another site cannot answer for the guest', async () => {
  const url = await startChallenge('2');
  const refused = await post(url, 'answer=approve', 'https://evil.example');
  expect(refused.statusCode).toBe(403);
  expect(await acquirer.lookUp(attempt('2'))).toMatchObject({ kind: 'action-required' });
});

test.each([
  '/sandbox/v1/attempts',
  '/sandbox/healthz',
  '/sandbox/challenge/..%2Fhealthz',
  '/sandbox/challenge/a%3Fb',
  '/sandbox/challenge/nobody-was-asked',
])('%s is not found', async (url) => {
  expect((await app.inject({ url })).statusCode).toBe(404);
});

test('a form too large is refused', async () => {
  expect((await post(await startChallenge('3'), 'answer='.padEnd(11_000, 'x'))).statusCode).toBe(413);
});

test('an unreachable bank is reported on a plain page', async () => {
  const alone = await serverBefore('http://127.0.0.1:1');
  const page = await alone.inject({ url: '/sandbox/challenge/some-id' });
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain('The bank does not answer');
  await alone.close();
});
