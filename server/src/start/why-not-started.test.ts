import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { startRefusingDatabase } from '@portico/testing/database/refusing-database';
import { startPooler } from '@portico/testing/database/start-pooler';
import { createTestDatabase, type TestDatabase } from '@portico/testing/database/test-database';
import { failToStart } from '@portico/testing/portico/main-process';
import { smallestSite } from '@portico/testing/portico/smallest-site';
import { productionVariables } from '@portico/testing/portico/production-variables';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { runningSandbox } from '../demo-mode/sandbox-process.ts';
import { existingClusterFolder } from '../platform/embedded/cluster-folder.ts';
import { runningPostmaster } from '../platform/embedded/postmaster-file.ts';
import { startServer } from './start-server.ts';
import { whyNotStarted } from './why-not-started.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const urlAt = (port: number) => `postgres://desk:private@127.0.0.1:${port}/hotel`;

/** Why this configuration does not start, and that nothing stays open. */
async function whyNot(variables: Readonly<Record<string, string>>): Promise<string | undefined> {
  const loaded = loadConfig({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...variables });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  try {
    await startServer(loaded.config, { site: smallestSite() });
  } catch (error) {
    return whyNotStarted(error, loaded.config);
  }
  throw new Error('it started');
}

test.each([
  ['28P01', 'refuses the password of “desk”: correct it in DATABASE_URL'],
  ['28000', 'does not let “desk” in (so it said): correct DATABASE_URL, or pg_hba.conf'],
  ['53300', 'has no connection left: raise its max_connections, or lower DATABASE_CONNECTIONS'],
  ['57P03', 'takes no connections yet (so it said): start Portico again in a moment'],
  ['08P01', 'refuses the connection (so it said): correct DATABASE_URL'],
])('a database that refuses by %s is reported in one sentence', async (code, words) => {
  const database = await startRefusingDatabase(code, 'so it said');
  const why = await whyNot(productionVariables(urlAt(database.port)));
  await database.close();
  expect(why).toBe(`the database at 127.0.0.1:${database.port} ${words}`);
});

test('so is one that is not there, and one that is full', async () => {
  const missing = await startRefusingDatabase('3D000', '');
  expect(await whyNot(productionVariables(urlAt(missing.port)))).toBe(
    `there is no database “hotel” at 127.0.0.1:${missing.port}: create it, or correct DATABASE_URL`,
  );
  await missing.close();
  const full = await startRefusingDatabase('53100', '');
  expect(await whyNot(productionVariables(urlAt(full.port)))).toBe(
    `the disk of the database at 127.0.0.1:${full.port} is full`,
  );
  await full.close();
});

test('a wrong password ends the process with one sentence, without the password, and 78', async () => {
  const database = await startRefusingDatabase('28P01', 'password authentication failed');
  const failed = await failToStart(productionVariables(urlAt(database.port)));
  await database.close();
  expect(failed).toEqual({
    exitCode: 78,
    output: `Portico cannot start: the database at 127.0.0.1:${database.port} refuses the password of “desk”: correct it in DATABASE_URL.\n`,
  });
});

test('a database that is away is reported', async () => {
  const database = await startRefusingDatabase('08006', '');
  await database.close();
  expect(await whyNot(productionVariables(urlAt(database.port)))).toBe(
    `no database answers at 127.0.0.1:${database.port}: start it, or correct DATABASE_URL`,
  );
});

test('what takes a connection and answers nothing is reported too', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const why = await whyNot(productionVariables(urlAt(port)));
  silent.close();
  expect(why).toBe(`no database answers at 127.0.0.1:${port}: start it, or correct DATABASE_URL`);
});

test('so is a pooler that loses prepared statements, and a database that has dropped what this version uses', async () => {
  const pooler = await startPooler();
  expect(await whyNot(productionVariables(pooler.url(new URL(db.url).pathname.slice(1))))).toBe(
    'the pooler of DATABASE_URL loses prepared statements: set DATABASE_PREPARED=off, or use PgBouncer 1.21 or later with max_prepared_statements above 0',
  );
  await pooler.close();
  const newer = await createTestDatabase();
  await newer.database.kysely
    .insertInto('migration')
    .values({
      version: 9_999,
      name: '9999_to_come.sql',
      checksum: '',
      applied_at: new Date(),
      unused_since: 9_998,
    })
    .execute();
  expect(await whyNot(productionVariables(newer.url))).toBe(
    'the database is of a newer Portico, and 9999_to_come.sql dropped what this version uses: start that version, or restore a backup',
  );
  await newer.drop();
});

test('a taken port is reported, and neither the database nor the sandboxes of that start go on', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portico-start-'));
  const failed = await failToStart({ PORT: String(port), DATA_DIR: dataDir });
  other.close();
  expect(failed).toEqual({
    exitCode: 78,
    output: `Portico cannot start: port ${port} of 127.0.0.1 is taken by another program: stop that, or set another PORT.\n`,
  });
  expect(existsSync(path.join(dataDir, 'sandbox/log'))).toBe(true);
  expect(await runningSandbox(dataDir, { folder: 'sandbox' })).toBeUndefined();
  expect(await runningSandbox(dataDir, { folder: 'paystack' })).toBeUndefined();
  expect(runningPostmaster(existingClusterFolder(dataDir))).toBeUndefined();
  expect(existsSync(path.join(dataDir, 'portico.lock'))).toBe(false);
}, 300_000);

test('and a data folder that cannot be written', async () => {
  expect(await whyNot({ DATA_DIR: '/dev/null/data' })).toBe(
    '/dev/null/data cannot be written (ENOTDIR): give the user that runs Portico that right, or name another DATA_DIR',
  );
});

test('a full disk and an unknown address are reported, a fault of the program is not taken for one of them', async () => {
  const config = { host: 'localhost', port: 80, database: { kind: 'embedded' } } as const;
  const reason = (error: unknown) => whyNotStarted(error, config);
  const system = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall });
  expect(reason(system('ENOSPC', 'write'))).toBe('the disk is full: a file cannot be written');
  expect(reason(system('EADDRNOTAVAIL', 'listen'))).toBe(
    'localhost is no address of this computer: correct HOST',
  );
  expect(reason(system('EACCES', 'listen'))).toBe(
    'this user may not listen at port 80: set PORT to 1024 or more',
  );
  expect(reason(new TypeError('x is not a function'))).toBeUndefined();
});
