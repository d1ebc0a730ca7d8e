import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from './create-server.ts';
import type { PorticoServer } from './server-type.ts';

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

const ask = async (app: PorticoServer, remoteAddress: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url: '/figures', remoteAddress, headers })).statusCode;

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
