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

const ask = async (
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

test('who has no grant finds nothing there: nobody has yet', async () => {
  await using app = await serverWith('grant');
  for (const headers of [{}, { authorization: `Bearer ${token}` }, { cookie: 'grant=1' }])
    expect(await ask(app, '127.0.0.1', headers, '/page')).toBe(404);
});

test('a page of accounts is answered to who is logged in to the hotel that it names, and to nobody else', async () => {
  await using app = await serverWith('account');
  const nobodys = [{}, { authorization: `Bearer ${token}` }, { cookie: 'portico-account-1=1' }];
  for (const headers of nobodys) expect(await ask(app, '127.0.0.1', headers, '/page?propertyId=1')).toBe(401);

  const individualId = newId<IndividualId>();
  app.findLoggedIn = async (_request, propertyId) =>
    propertyId === PROPERTY ? { propertyId, individualId } : undefined;
  expect(await ask(app, '127.0.0.1', {}, `/page?propertyId=${PROPERTY}`)).toBe(200);
  for (const url of ['/page', '/page?propertyId=', '/page?propertyId=x', `/page?propertyId=${PROPERTY + 1}`])
    expect(await ask(app, '127.0.0.1', {}, url), url).toBe(401);
});

test('a page of the demo is nowhere but in demo mode', async () => {
  await using demo = await serverWith('demo', 'demo');
  await using hotel = await serverWith('demo');
  expect(await ask(demo, '10.0.0.9', {}, '/page')).toBe(200);
  expect(await ask(hotel, '127.0.0.1', {}, '/page')).toBe(404);
});

test('a server does not start while a route does not say who may call it', async () => {
  const app = await createServer({ logLevel: 'silent', publicUrl: undefined, trustedProxies: [] });
  app.get('/forgotten', async () => 'for whom?');
  await expect(app.ready()).rejects.toThrow('GET /forgotten');
});

describe('a route for the operator', () => {
  test.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])(
    'answers this computer at %s',
    async (address) => {
      expect(await ask(open, address)).toBe(200);
      expect(await ask(withToken, address)).toBe(200);
    },
  );

  test('is not found by another computer, nor through a proxy on this one', async () => {
    expect(await ask(open, '10.0.0.9')).toBe(404);
    expect(await ask(open, '::ffff:10.0.0.9')).toBe(404);
    expect(await ask(open, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
    expect(await ask(open, '127.0.0.1', { forwarded: 'for=127.0.0.1' })).toBe(404);
  });

  test('is open to whoever brings the token', async () => {
    expect(await ask(withToken, '10.0.0.9', { authorization: `Bearer ${token}` })).toBe(200);
  });

  test.each(['', 'Bearer', 'Bearer ', `Bearer ${token}x`, `Basic ${token}`, token, 'Bearer undefined', 'é'])(
    'is not found with the authorization "%s"',
    async (authorization) => {
      expect(await ask(withToken, '10.0.0.9', { authorization })).toBe(404);
      expect(await ask(open, '10.0.0.9', { authorization })).toBe(404);
    },
  );
});
