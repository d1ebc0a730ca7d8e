import { createTestDatabase, type TestDatabase } from '@portico/testing/database/test-database';
import { sql, type Kysely, type Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import { rollbackWith } from './rollback-with.ts';
import type { Schema } from './schema.types.ts';

type Tx = Transaction<Schema>;

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase({ empty: true });
  await sql`CREATE TABLE night (name text PRIMARY KEY, sold int NOT NULL)`.execute(db.database.kysely);
});
beforeEach(async () => {
  await sql`TRUNCATE night`.execute(db.database.kysely);
  await sql`INSERT INTO night VALUES ('first', 0), ('second', 0)`.execute(db.database.kysely);
});
afterAll(() => db.drop());

const atOnce = () => Promise.resolve();

async function sell(tx: Tx, name: string): Promise<void> {
  await sql`UPDATE night SET sold = sold + 1 WHERE name = ${name}`.execute(tx);
}

async function sold(): Promise<number[]> {
  const found = await sql<{ sold: number }>`SELECT sold FROM night ORDER BY name`.execute(db.database.kysely);
  return found.rows.map((row) => row.sold);
}

function fail(tx: Tx, code: string): Promise<unknown> {
  return sql`DO ${sql.raw(`$$ BEGIN RAISE EXCEPTION 'given up' USING ERRCODE = '${code}'; END $$`)}`.execute(
    tx,
  );
}

/** A promise with its resolve function. */
function signal(): { promise: Promise<void>; give: () => void } {
  let give = () => {};
  const promise = new Promise<void>((resolve) => (give = resolve));
  return { promise, give };
}

test('a transaction answers what its work returns and keeps what it wrote', async () => {
  const answer = await inTransaction(db.database, async (tx) => {
    await sell(tx, 'first');
    return 'booked';
  });
  expect(answer).toBe('booked');
  expect(await sold()).toEqual([1, 0]);
});

test('rollbackWith undoes the transaction and still answers', async () => {
  const answer = await inTransaction(db.database, async (tx) => {
    await sell(tx, 'first');
    return rollbackWith({ ok: false });
  });
  expect(answer).toEqual({ ok: false });
  expect(await sold()).toEqual([0, 0]);
});

test('an error is thrown after the transaction was undone, and is not tried again', async () => {
  let tries = 0;
  const work = inTransaction(db.database, async (tx) => {
    tries++;
    await sell(tx, 'first');
    throw new Error('defect');
  });
  await expect(work).rejects.toThrow('defect');
  expect(tries).toBe(1);
  expect(await sold()).toEqual([0, 0]);
});

test('two transactions in deadlock both end well', async () => {
  const holding = { first: signal(), second: signal() };
  const tries = { first: 0, second: 0 };
  const sellBoth = (mine: 'first' | 'second', other: 'first' | 'second') =>
    inTransaction(
      db.database,
      async (tx) => {
        tries[mine]++;
        await sql`SET LOCAL deadlock_timeout = '10ms'`.execute(tx);
        await sell(tx, mine);
        holding[mine].give();
        await holding[other].promise;
        await sell(tx, other);
      },
      { delay: atOnce },
    );
  await Promise.all([sellBoth('first', 'second'), sellBoth('second', 'first')]);
  expect(tries.first + tries.second).toBeGreaterThan(2);
  expect(await sold()).toEqual([2, 2]);
});

test('a lock not acquired in time is requested again', async () => {
  const locked = signal();
  const done = signal();
  const holder = inTransaction(db.database, async (tx) => {
    await sell(tx, 'first');
    locked.give();
    await done.promise;
  });
  await locked.promise;
  let waits = 0;
  const sellSoon = async (tx: Transaction<Schema>) => {
    await sql`SET LOCAL lock_timeout = '20ms'`.execute(tx);
    await sell(tx, 'first');
  };
  await inTransaction(db.database, sellSoon, {
    delay: async () => {
      waits++;
      done.give();
      await holder;
    },
  });
  expect(waits).toBe(1);
  expect(await sold()).toEqual([2, 0]);
});

test.each(['40001', '40P01', '55P03'])('after %s the whole transaction is tried again', async (code) => {
  let tries = 0;
  await inTransaction(
    db.database,
    async (tx) => {
      await sell(tx, 'second');
      if (++tries < 3) await fail(tx, code);
    },
    { delay: atOnce },
  );
  expect(tries).toBe(3);
  expect(await sold()).toEqual([0, 1]);
});

test('another error of the database is not tried again', async () => {
  let tries = 0;
  const work = inTransaction(db.database, (tx) => {
    tries++;
    return fail(tx, '23505');
  });
  await expect(work).rejects.toMatchObject({ code: '23505' });
  expect(tries).toBe(1);
});

test('it gives up after eight tries, waiting longer each time', async () => {
  const pauses: number[] = [];
  const work = inTransaction(db.database, (tx) => fail(tx, '40001'), {
    random: () => 0.5,
    delay: (milliseconds) => Promise.resolve(pauses.push(milliseconds)),
  });
  await expect(work).rejects.toMatchObject({ code: '40001' });
  expect(pauses).toEqual([15, 30, 60, 120, 240, 480, 960]);
});

test('locks are waited for 3 s and statements run 5 s, and only inside the transaction', async () => {
  const limits = async (tx: Kysely<Schema>) => {
    const found = await sql<{ locks: string; statements: string }>`
      SELECT current_setting('lock_timeout') AS locks, current_setting('statement_timeout') AS statements`.execute(
      tx,
    );
    return found.rows[0];
  };
  const asServed = openDatabase(db.url, { log: console, maxConnections: 1 });
  try {
    expect(await inTransaction(asServed, limits)).toEqual({ locks: '3s', statements: '5s' });
    expect(await limits(asServed.kysely)).toEqual({ locks: '0', statements: '0' });
  } finally {
    await asServed.close();
  }
});
