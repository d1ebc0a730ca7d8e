import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { attachEmbedded } from './attach-embedded.ts';
import { startEmbedded } from './start-embedded.ts';

// A private folder, like a home: PostgreSQL's account has to cope with it.
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'portico-data-'));
});
afterEach(() => {
  const cluster = path.join(dataDir, 'postgres');
  if (existsSync(cluster)) rmSync(path.dirname(realpathSync(cluster)), { recursive: true });
  rmSync(dataDir, { recursive: true, force: true });
});

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return rows;
}

/** An application in its own process, with its database running. */
async function startApplication(): Promise<{ app: ChildProcess; url: string }> {
  const script = `
    import { startEmbedded } from '@portico/server/platform/embedded/start-embedded';
    const database = await startEmbedded({ dataDir: process.argv[1] });
    console.log(database.url('postgres'));
    setInterval(() => {}, 1000);`;
  const flags = ['--conditions=portico-source', '--import=tsx', '--input-type=module', '-e', script, dataDir];
  const app = spawn(process.execPath, flags, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(app.stdout as NonNullable<typeof app.stdout>, 'data')) as [Buffer];
  return { app, url: line.toString().trim() };
}

test('what was written is there after a stop and a start', async () => {
  const first = await startEmbedded({ dataDir });
  await query(first.url('postgres'), "CREATE TABLE guest AS SELECT 'Ada' AS name");
  await first.stop();
  const second = await startEmbedded({ dataDir });
  expect(await query(second.url('postgres'), 'SELECT name FROM guest')).toEqual([{ name: 'Ada' }]);
  await second.stop();
});

test('a second application on the same data folder is refused, and the first goes on', async () => {
  const first = await startEmbedded({ dataDir });
  await expect(startEmbedded({ dataDir })).rejects.toThrow(`another Portico is using ${dataDir}`);
  expect(await query(first.url('postgres'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await first.stop();
});

test('a command finds the running database of a data folder, and none when none runs', async () => {
  expect(attachEmbedded(dataDir)).toBeUndefined();
  const running = await startEmbedded({ dataDir });
  const attached = attachEmbedded(dataDir);
  expect(await query(attached?.url('postgres') ?? '', 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await running.stop();
  expect(attachEmbedded(dataDir)).toBeUndefined();
});

test('a throwaway database leaves nothing behind', async () => {
  const database = await startEmbedded({ dataDir, throwaway: true });
  const socketFolder = new URL(database.url('postgres')).searchParams.get('host');
  await database.stop();
  expect([dataDir, socketFolder ?? dataDir].filter(existsSync)).toEqual([]);
});

test('a killed application takes its database down with it, and the next one keeps what was written', async () => {
  const { app, url } = await startApplication();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // The shutdown reaches the open connection as an error first.
  client.on('error', () => {});
  await client.query("CREATE TABLE guest AS SELECT 'Ada' AS name");
  const ended = [once(app, 'exit'), new Promise((resolve) => client.once('end', resolve))];
  app.kill('SIGKILL');
  await Promise.all(ended);
  const next = await startEmbedded({ dataDir });
  expect(await query(next.url('postgres'), 'SELECT name FROM guest')).toEqual([{ name: 'Ada' }]);
  await next.stop();
});

test('without binaries for this computer a message asks the operator to name a database', async () => {
  const arch = process.arch;
  Object.defineProperty(process, 'arch', { value: 'sparc' });
  try {
    await expect(startEmbedded({ dataDir })).rejects.toThrow('set DATABASE_URL');
  } finally {
    Object.defineProperty(process, 'arch', { value: arch });
  }
});
