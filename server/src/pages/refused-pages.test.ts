import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { createHotelDatabase } from '@portico/testing/database/hotel-database';
import type { TestDatabase } from '@portico/testing/database/test-database';
import { smallestSite } from '@portico/testing/portico/smallest-site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { groupDirectory } from '../hotel/group-directory.ts';
import { hotelDirectory } from '../hotel/hotel-directory.ts';
import { noLimits } from '../config/limits.ts';
import { AddressBusy } from '../platform/http/address-busy.ts';
import { createServer } from '../platform/http/create-server.ts';
import { documentRoutes } from './document.routes.ts';
import { messagePages } from './message-pages.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createHotelDatabase(buildHotelFile());
});
afterAll(() => db.drop());

test('a page refused by a limit names the telephone of a hotel in memory, and reads none for it', async () => {
  const clock = { now: () => new Date('2027-02-20T12:00:00Z') };
  const hotels = hotelDirectory(db.database);
  const groups = groupDirectory(db.database, hotels);
  const site = smallestSite();
  const app = await createServer({
    logLevel: 'silent',
    publicUrl: undefined,
    trustedProxies: [],
    limits: noLimits,
  });
  app.addHook('preHandler', async () => {
    throw new AddressBusy('requestsPerAddress');
  });
  const messages = messagePages({ site, hotels, groups, clock });
  await documentRoutes(app, {
    hotels,
    groups,
    clock,
    site,
    messages,
    offered: () => ({ cardEntry: 'none', hasWallets: false, providerWays: [] }),
    isDemo: false,
    searchAhead: async () => undefined,
    publicUrl: undefined,
  });
  const telephone = 'href="tel:+441632960001"';

  const before = await app.inject('/Book/Quay/Checkout');
  expect(before.statusCode).toBe(429);
  expect(before.body).toContain('Please try again in a few seconds.');
  expect(before.body).not.toContain(telephone);
  expect(await hotels.known('quay')).toBeUndefined();

  await hotels.find('quay');
  const after = await app.inject('/Book/Quay/Checkout');
  expect(after.statusCode).toBe(429);
  expect(after.body).toContain(telephone);
  await app.close();
});
