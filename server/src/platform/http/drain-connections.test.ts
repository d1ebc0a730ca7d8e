import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createServer } from './create-server.ts';

test('a stop answers what is under way, and no open connection of a browser delays it', async () => {
  const app = await createServer({ logLevel: 'silent', publicUrl: undefined, trustedProxies: [] });
  let enter = () => {};
  const entered = new Promise<void>((resolve) => (enter = resolve));
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  app.get('/quick', { config: { access: 'anyone' } }, async () => 'quick');
  app.get('/slow', { config: { access: 'anyone' } }, async () => {
    enter();
    await released;
    return 'slow';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;

  const agent = new http.Agent({ keepAlive: true });
  const get = async (path: string) => {
    const [answer] = (await once(http.get({ port, path, agent }), 'response')) as [http.IncomingMessage];
    return (await answer.toArray()).join('');
  };
  expect(await get('/quick')).toBe('quick');
  const slow = get('/slow');
  await entered;
  const closed = app.close();
  release();
  expect(await slow).toBe('slow');
  await closed;
  await expect(get('/quick')).rejects.toThrow();
  agent.destroy();
});
