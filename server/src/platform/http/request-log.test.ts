import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createServer } from './create-server.ts';
import type { PorticoServer } from './server-type.ts';

let app: PorticoServer;
const lines: string[] = [];

beforeAll(async () => {
  app = await createServer(
    { logLevel: 'info', publicUrl: undefined, trustedProxies: [] },
    { write: (line) => void lines.push(line) },
  );
  app.get('/api/Known', { config: { access: 'anyone' } }, async (request) => {
    request.log.warn({ guest: { password: 'opensesame' } }, 'a line of a call');
    return {};
  });
});
afterAll(() => app.close());

async function linesOf(url: string): Promise<Record<string, unknown>[]> {
  lines.length = 0;
  await app.inject({ url, headers: { 'x-request-id': 'edge-0001-af' } });
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('a request is one line of the log, written when it is answered: its address, client and response', async () => {
  const [line, ...others] = await linesOf('/api/None?referenceNumber=secret-token');
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    reqId: 'edge-0001-af',
    req: { method: 'GET', url: '/api/None?…', ip: '127.0.0.1' },
    res: { statusCode: 404 },
    msg: 'request completed',
  });
  expect(line?.responseTime).toBeGreaterThanOrEqual(0);
});

test('of an address that no route has no code stands in the log, wherever in it', async () => {
  const code = 'hOtel-Secret_1234567890';
  for (const url of [
    `/Manag/quay/${code}`,
    `/Manage/quay/Reservatoin/ACDEFGHJKM/${code}.`,
    `/${code}`,
    `/Book/Reservation?anything=${code}`,
    `/Book%2Fquay%2F${code}`,
  ]) {
    const [line] = await linesOf(url);
    expect(JSON.stringify(line)).not.toMatch(/Secret_|1234567890/);
  }
});

test('in every other line what is secret is taken out', async () => {
  const [line] = await linesOf('/api/Known');
  expect(line).toMatchObject({ reqId: 'edge-0001-af', guest: { password: '[removed]' } });
});

test('a request with nothing to log but its line gets no logger', async () => {
  await linesOf('/api/None');
  const made = vi.spyOn(app.log, 'child');
  await linesOf('/api/None');
  expect(made).not.toHaveBeenCalled();
  await linesOf('/api/Known');
  expect(made).toHaveBeenCalledOnce();
});
