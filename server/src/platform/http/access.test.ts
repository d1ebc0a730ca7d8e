import type { IndividualId } from '@portico/domain/ids';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { createServer } from './create-server.ts';
import type { Access, PorticoServer } from './server-type.ts';

const token = 'a-token-of-the-tests';
let open: PorticoServer;
let withToken: PorticoServer;
beforeAll(async () => {
  open = await serverOf(undefined);
  withToken = await serverOf(token);
});
afterAll(() => Promise.all([open.close(), withToken.close()]));

async function serverOf(metricsToken: string | undefined): Promise<PorticoServer> {
  const app = await createServer({
    logLevel: 'silent',
    publicUrl: undefined,
    trustedProxies: [],
    metricsToken,
  });
  app.get('/figures', { config: { access: 'operator' } }, async () => 'figures');
  return app;
}

const fetchStatus = async (
  app: PorticoServer,
  remoteAddress: string,
  headers: Record<string, string> = {},
  url = '/figures',
) => (await app.inject({ url, remoteAddress, headers })).statusCode;

const serverWith = async (access: Access, mode: 'demo' | 'production' = 'production') => {
  const app = await createServer({ logLevel: 'silent', publicUrl: undefined, trustedProxies: [], mode });
  app.get('/page', { config: { access } }, async () => 'page');
  return app;
};

test('a client without a grant finds nothing there: no one has one yet', async () => {
  await using app = await serverWith('grant');
  for (const headers of [{}, { authorization: `Bearer ${token}` }, { cookie: 'grant=1' }])
    expect(await fetchStatus(app, '127.0.0.1', headers, '/page')).toBe(404);
});

test('a page of accounts is answered only with a session at the hotel that it names', async () => {
  await using app = await serverWith('account');
  const unauthenticated = [{}, { authorization: `Bearer ${token}` }, { cookie: 'portico-account-1=1' }];
  for (const headers of unauthenticated)
    expect(await fetchStatus(app, '127.0.0.1', headers, '/page?propertyId=1')).toBe(401);

  const individualId = newId<IndividualId>();
  app.findLoggedIn = async (_request, propertyId) =>
    propertyId === PROPERTY ? { propertyId, individualId } : undefined;
  expect(await fetchStatus(app, '127.0.0.1', {}, `/page?propertyId=${PROPERTY}`)).toBe(200);
  for (const url of ['/page', '/page?propertyId=', '/page?propertyId=x', `/page?propertyId=${PROPERTY + 1}`])
    expect(await fetchStatus(app, '127.0.0.1', {}, url), url).toBe(401);
});

test('a page of the demo is nowhere but in demo mode', async () => {
  await using demo = await serverWith('demo', 'demo');
  await using hotel = await serverWith('demo');
  expect(await fetchStatus(demo, '10.0.0.9', {}, '/page')).toBe(200);
  expect(await fetchStatus(hotel, '127.0.0.1', {}, '/page')).toBe(404);
});

test('a server does not start while a route does not declare who may call it', async () => {
  const app = await createServer({ logLevel: 'silent', publicUrl: undefined, trustedProxies: [] });
  app.get('/forgotten', async () => 'for whom?');
  await expect(app.ready()).rejects.toThrow('GET /forgotten');
});

describe('a route for the operator', () => {
  test.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])(
    'answers this computer at %s',
    async (address) => {
      expect(await fetchStatus(open, address)).toBe(200);
      expect(await fetchStatus(withToken, address)).toBe(200);
    },
  );

  test('is not found by another computer, nor through a proxy on this one', async () => {
    expect(await fetchStatus(open, '10.0.0.9')).toBe(404);
    expect(await fetchStatus(open, '::ffff:10.0.0.9')).toBe(404);
    expect(await fetchStatus(open, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
    expect(await fetchStatus(open, '127.0.0.1', { forwarded: 'for=127.0.0.1' })).toBe(404);
  });

  test('is open to a client with the token', async () => {
    expect(await fetchStatus(withToken, '10.0.0.9', { authorization: `Bearer ${token}` })).toBe(200);
  });

  test.each(['', 'Bearer', 'Bearer ', `Bearer ${token}x`, `Basic ${token}`, token, 'Bearer undefined', 'é'])(
    'is not found with the authorization "%s"',
    async (authorization) => {
      expect(await fetchStatus(withToken, '10.0.0.9', { authorization })).toBe(404);
      expect(await fetchStatus(open, '10.0.0.9', { authorization })).toBe(404);
    },
  );
});
