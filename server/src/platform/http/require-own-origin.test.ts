import { expect, describe, test } from 'vitest';
import { createServer } from './create-server.ts';

const access = { config: { access: 'anyone' } } as const;

async function statusOf(publicUrl: string | undefined, headers: Record<string, string>): Promise<number> {
  const app = await createServer({ logLevel: 'silent', publicUrl, trustedProxies: [] });
  app.post('/api/Anything', access, async () => ({}));
  const response = await app.inject({ method: 'POST', url: '/api/Anything', payload: {}, headers });
  await app.close();
  return response.statusCode;
}

describe('a production server takes orders from its own pages and from programs', () => {
  test.each([
    [{}, 200],
    [{ origin: 'https://book.example.com' }, 200],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'http://book.example.com' }, 403],
    [{ origin: 'https://book.example.com.evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'https://evil.example', host: 'evil.example' }, 403],
  ])('%j', async (headers, status) => {
    expect(await statusOf('https://book.example.com', { host: 'book.example.com', ...headers })).toBe(status);
  });
});

describe('a demo takes them from the requested host, such as from a phone on the same network', () => {
  test.each([
    [{ origin: 'http://192.168.1.7:3000', host: '192.168.1.7:3000' }, 200],
    [{ origin: 'http://192.168.1.7:4000', host: '192.168.1.7:3000' }, 403],
    [{ origin: 'null', host: 'localhost:3000' }, 403],
  ])('%j', async (headers, status) => {
    expect(await statusOf(undefined, headers)).toBe(status);
  });
});

test('a server does not start while a route hides who may call it', async () => {
  const app = await createServer({ logLevel: 'silent', publicUrl: undefined, trustedProxies: [] });
  app.get('/api/Hidden', async () => ({}));
  await expect(app.ready()).rejects.toThrow('GET /api/Hidden');
  await app.close();
});
