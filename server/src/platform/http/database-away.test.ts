import { groupDirectory } from '@portico/server/hotel/group-directory';
import { hotelDirectory } from '@portico/server/hotel/hotel-directory';
import { smallestSite } from '@portico/testing/portico/smallest-site';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { documentRoutes } from '../../pages/document.routes.ts';
import { messagePages } from '../../pages/message-pages.ts';
import { propertyRoutes } from '../../hotel/property.routes.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { createServer } from './create-server.ts';
import type { PorticoServer } from './server-type.ts';

let app: PorticoServer;
let away: Database;
let logLines: string[];
beforeEach(async () => {
  logLines = [];
  const config = { logLevel: 'error', publicUrl: undefined, trustedProxies: [] } as const;
  app = await createServer(config, { write: (line) => void logLines.push(line) });
  // Nothing listens there.
  away = openDatabase('postgres://nobody@127.0.0.1:1/nothing', { log: app.log, maxConnections: 1 });
  const hotels = hotelDirectory(away);
  const groups = groupDirectory(away, hotels);
  const clock = { now: () => new Date('2027-02-20T12:00:00Z') };
  await propertyRoutes(app, { hotels });
  const site = smallestSite();
  await documentRoutes(app, {
    hotels,
    groups,
    clock,
    site,
    messages: messagePages({ site, hotels, groups, clock }),
    offered: () => ({ cardEntry: 'none', hasWallets: false, providerWays: [] }),
    isDemo: false,
    searchAhead: async () => undefined,
    publicUrl: undefined,
  });
});
afterEach(async () => {
  await app.close();
  await away.close();
});

test('a call without a database is refused as busy, with a time to retry', async () => {
  const response = await app.inject({ url: '/api/Property/quay' });
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('2');
  expect(response.json()).toMatchObject({ RefusalCode: 'server.busy' });
});

test('a page without a database is the error page, with 503 and the same time', async () => {
  const response = await app.inject({ url: '/Book/quay' });
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('2');
  expect(response.headers['content-type']).toContain('text/html');
  expect(response.body).toContain('try again in a moment');
});

test('each of them is one line of the log, without a stack', async () => {
  await app.inject({ url: '/Book/quay' });
  await app.inject({ url: '/api/Property/quay' });
  expect(logLines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ code: 'ECONNREFUSED' }),
    expect.objectContaining({ code: 'ECONNREFUSED' }),
  ]);
  expect(logLines.join('')).not.toContain('node_modules');
});
