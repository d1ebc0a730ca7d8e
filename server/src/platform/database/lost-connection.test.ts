import { startCutProxy, type CutProxy } from '@portico/testing/database/cut-proxy';
import { createTestDatabase, type TestDatabase } from '@portico/testing/database/test-database';
import { withClient } from '@portico/testing/database/with-client';
import { sql, type Kysely, type Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import { rollbackWith } from './rollback-with.ts';
import type { Schema } from './schema.types.ts';

let proxy: CutProxy;
let db: TestDatabase;
beforeAll(async () => {
  proxy = await startCutProxy();
  // One connection, so that a broken one would be reused.
  db = await createTestDatabase({ empty: true, proxy, maxConnections: 1 });
  await sql`CREATE TABLE night (name text PRIMARY KEY, sold int NOT NULL)`.execute(db.database.kysely);
});
beforeEach(async () => {
  await sql`TRUNCATE night`.execute(db.database.kysely);
  await sql`INSERT INTO night VALUES ('first', 0)`.execute(db.database.kysely);
});
afterAll(async () => {
  await db.drop();
  await proxy.close();
});

const atOnce = () => Promise.resolve();

async function sell(tx: Transaction<Schema>): Promise<void> {
  await sql`UPDATE night SET sold = sold + 1`.execute(tx);
}

async function sold(): Promise<number | undefined> {
  const found = await sql<{ sold: number }>`SELECT sold FROM night`.execute(db.database.kysely);
  return found.rows[0]?.sold;
}

/** Terminates a connection from another one, as a restart does. */
async function terminate(connection: Kysely<Schema>): Promise<void> {
  const found = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(connection);
  await withClient(db.url, (client) =>
    client.query('SELECT pg_terminate_backend($1, 5000)', [found.rows[0]?.pid]),
  );
}

test('a lost connection is replaced and the whole transaction repeated', async () => {
  let tries = 0;
  await inTransaction(
    db.database,
    async (tx) => {
      await sell(tx);
      if (++tries === 1) await terminate(tx);
      await sell(tx);
    },
    { retryable: true, delay: atOnce },
  );
  expect(tries).toBe(2);
  expect(await sold()).toBe(2);
});

test('one that is not retryable gets the error of the lost connection, and is undone', async () => {
  const work = inTransaction(db.database, async (tx) => {
    await sell(tx);
    await terminate(tx);
    await sell(tx);
  });
  await expect(work).rejects.toThrow(/terminat|not queryable/);
  expect(await sold()).toBe(0);
});

test.each([
  ['before', 1],
  ['after', 2],
] as const)('a connection lost %s the commit is repeated too, done or not', async (cut, times) => {
  proxy.cutCommit(cut);
  await inTransaction(db.database, sell, { retryable: true, delay: atOnce });
  expect(await sold()).toBe(times);
});

test('the first error is thrown, not that of the rollback without a connection', async () => {
  const work = inTransaction(db.database, async (tx) => {
    await terminate(tx);
    throw new Error('defect');
  });
  await expect(work).rejects.toThrow('defect');
  const refused = inTransaction(db.database, async (tx) => {
    await terminate(tx);
    return rollbackWith({ ok: false });
  });
  expect(await refused).toEqual({ ok: false });
});

test('a connection that the database ends in the middle of a statement is not used again', async () => {
  const ended = sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(db.database.kysely);
  const next = sold();
  await expect(ended).rejects.toMatchObject({ code: '57P01' });
  expect(await next).toBe(0);
});

test('a connection that leads to a standby is not used again', async () => {
  await sql`SET default_transaction_read_only = on`.execute(db.database.kysely);
  await expect(inTransaction(db.database, sell)).rejects.toMatchObject({ code: '25006' });
  await inTransaction(db.database, sell);
  expect(await sold()).toBe(1);
});

test('a database that stays away is given up after eight tries and at least two seconds and a half', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:1/nothing', {
    log: { error: () => undefined },
    maxConnections: 1,
  });
  const pauses: number[] = [];
  const work = inTransaction(away, sell, {
    retryable: true,
    random: () => 0,
    delay: (milliseconds) => Promise.resolve(pauses.push(milliseconds)),
  });
  await expect(work).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect(pauses).toEqual([20, 40, 80, 160, 320, 640, 1280]);
  await away.close();
});

test('a connection that is not had in time is not waited for again', async () => {
  const busy = openDatabase(db.url, {
    log: { error: () => undefined },
    maxConnections: 1,
    // Long enough for the first connection on a busy machine.
    connectionTimeoutMs: 1_000,
  });
  await inTransaction(busy, async () => {
    const second = inTransaction(busy, sell, { retryable: true, delay: atOnce });
    await expect(second).rejects.toThrow('timeout exceeded when trying to connect');
  });
  await busy.close();
});
