import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildFlexibleBooking } from '@portico/testing/booking/booking-body';
import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { clusterUrl } from '@portico/testing/database/cluster-url';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { createTestDatabase, type TestDatabase } from '@portico/testing/database/test-database';
import { withClient } from '@portico/testing/database/with-client';
import { productionVariables } from '@portico/testing/portico/production-variables';
import { smallestSite } from '@portico/testing/portico/smallest-site';
import { openGuest } from '@portico/testing/world/guest';
import { fetchFrom } from '@portico/testing/world/transport';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { openDatabase } from '../platform/database/database.ts';
import { startServer, type RunningServer } from './start-server.ts';

let db: TestDatabase;
let folder: string;
let server: RunningServer;
beforeAll(async () => {
  db = await createTestDatabase();
  const database = openDatabase(db.url, { log: console, maxConnections: 3 });
  await insertHotel(database, buildHotelFile());
  await database.close();
  folder = mkdtempSync(path.join(tmpdir(), 'portico-read-only-'));
  const loaded = loadConfig({ PORT: '0', DATA_DIR: folder, ...productionVariables(db.url) });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  const clock = { now: () => new Date('2027-02-20T12:00:00Z') };
  const logStream = { write: () => undefined };
  server = await startServer(loaded.config, { site: smallestSite(), clock, logStream });
});
afterAll(async () => {
  await server.close();
  await db.drop();
  rmSync(folder, { recursive: true });
});

/** As a standby is. Only a new connection learns of it. */
async function setReadOnly(value: 'on' | 'off'): Promise<void> {
  await withClient(clusterUrl('postgres'), (client) =>
    client.query(`ALTER DATABASE ${db.name} SET default_transaction_read_only = ${value}`),
  );
}
const endConnections = () =>
  withClient(clusterUrl('postgres'), (client) =>
    client.query('SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1', [
      db.name,
    ]),
  );

const guest = () => openGuest(fetchFrom(server.url));
const ready = async () => {
  const response = await fetch(`${server.url}/readyz`);
  return { status: response.status, body: await response.json() };
};

test('a server that reaches a standby asks guests to repeat, and works on at the primary', async () => {
  await setReadOnly('on');
  await endConnections();
  const refused = await guest().book(buildFlexibleBooking(), 'a-key');
  expect(refused).toMatchObject({ status: 503, body: { RefusalCode: 'server.busy' } });
  expect(refused.headers['retry-after']).toBe('2');
  expect(await ready()).toMatchObject({ status: 503, body: { status: 'not ready', database: 'read-only' } });

  await setReadOnly('off');
  await endConnections();
  const booked = await guest().book(buildFlexibleBooking(), 'a-key');
  expect(booked).toMatchObject({ status: 200, body: { Status: 'Confirmed' } });
  expect(await ready()).toMatchObject({ status: 200, body: { database: 'ok' } });
});
