import { buildHotelFile, PROPERTY } from '@portico/testing/builders/hotel-file';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { createTestDatabase, type TestDatabase } from '@portico/testing/database/test-database';
import { productionVariables, withMetricsToken } from '@portico/testing/portico/production-variables';
import { smallestSite } from '@portico/testing/portico/smallest-site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import type { Config } from '../config/config-types.ts';
import { startServer } from './start-server.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portico-start-'));

function configOf(environment: Record<string, string>): Config {
  const loaded = loadConfig({ PORT: '0', LOG_LEVEL: 'error', DATA_DIR: dataDir, ...environment });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  return loaded.config;
}

const production = (more: Record<string, string> = {}) =>
  configOf({ ...productionVariables(db.url), ...more });

const readyz = async (url: string) =>
  (await (await fetch(`${url}/readyz`, { headers: withMetricsToken })).json()) as { warnings: string[] };

test('production shows no demo, makes no secret, starts no acquirer, and warns of what a hotel would miss', async () => {
  const lines: string[] = [];
  const config: Config = { ...production(), logLevel: 'warn' };
  const server = await startServer(config, {
    site: smallestSite(),
    logStream: { write: (line) => void lines.push(line) },
  });
  const statusOf = async (url: string) => (await fetch(server.url + url)).status;
  expect(await statusOf('/')).toBe(404);
  expect(await statusOf('/demo/mailbox')).toBe(404);
  expect(await statusOf('/demo/house-style')).toBe(404);
  expect(await statusOf('/demo/art/quay-header.svg')).toBe(404);
  expect(await statusOf('/Book/quay')).toBe(404);
  const ready = await readyz(server.url);
  expect(ready).toMatchObject({ status: 'ready' });
  expect(ready.warnings.map((words) => /\((\w+)(?:, \w+)*\)$/.exec(words)?.[1])).toEqual([
    'ACQUIRER_URL',
    'MAIL_URL',
  ]);
  // To anyone else it reports only that it is ready.
  expect(await (await fetch(`${server.url}/readyz`)).json()).not.toHaveProperty('warnings');
  await server.close();
  expect(readdirSync(dataDir)).toEqual([]);
  expect(lines.join('')).toContain('no payment provider is configured');
  expect(lines.join('')).toContain('no guest receives any');
});

test('a server warns of a hotel without a provider, and of an account without a hotel, as soon as that is so', async () => {
  const lines: string[] = [];
  const key = { PAYSTACK_SECRET_KEY: 'sk_live_0a1b2c3d', PAYSTACK_SECRET_KEY_LAGSO: 'sk_live_0a1b2c3e' };
  const config: Config = { ...production(key), logLevel: 'warn' };
  const server = await startServer(config, {
    site: smallestSite(),
    logStream: { write: (line) => void lines.push(line) },
  });
  const warnings = async () => (await readyz(server.url)).warnings.join('\n');
  await expect.poll(warnings).toContain('named for LAGSO');
  expect(await warnings()).not.toContain('nobody takes');
  expect(lines.join('')).toContain('named for LAGSO');
  await insertHotel(db.database, buildHotelFile());
  await expect.poll(warnings).toContain('nobody takes payments of Quay by card in GBP');
  await server.close();
});

test('a server with a clock minutes away from the database’s warns of that', async () => {
  const clock = { now: () => new Date(Date.now() - 600_000) };
  const server = await startServer(production(), { site: smallestSite(), clock });
  const warnings = async () => (await readyz(server.url)).warnings.join('\n');
  await expect.poll(warnings).toMatch(/the clock of this computer is \d+ s behind that of the database/);
  await server.close();
});

test('what has grown old while no server ran is forgotten at the start', async () => {
  const before = new Date('2020-01-01T00:00:00Z');
  const key = { property_id: PROPERTY, scope: 'reservation.create', key: 'old', fingerprint: 'f' };
  await db.database.kysely
    .insertInto('idempotency')
    .values({ ...key, lease_until: before, created_at: before })
    .execute();
  const server = await startServer(production(), { site: smallestSite() });
  await fetch(`${server.url}/healthz`);
  await server.close();
  expect(await db.database.kysely.selectFrom('idempotency').select('key').execute()).toEqual([]);
});

test('a start that fails leaves nothing running', async () => {
  const first = await startServer(production(), { site: smallestSite() });
  const { port } = new URL(first.url);
  const taken: Config = { ...production(), port: Number(port) };
  await expect(startServer(taken, { site: smallestSite() })).rejects.toThrow('EADDRINUSE');
  await first.close();
  expect(existsSync(path.join(dataDir, 'portico.lock'))).toBe(false);
});
