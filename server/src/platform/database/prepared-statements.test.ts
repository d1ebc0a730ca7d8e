import { createTestDatabase, type TestDatabase } from '@portico/testing/database/test-database';
import { withClient } from '@portico/testing/database/with-client';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import type { Schema } from './schema.types.ts';

let db: TestDatabase;
beforeAll(async () => {
  // One connection, so that its prepared statements are reused.
  db = await createTestDatabase({ empty: true, maxConnections: 1 });
});
beforeEach(async () => {
  await sql`DROP TABLE IF EXISTS night`.execute(db.database.kysely);
  await sql`CREATE TABLE night (name text PRIMARY KEY, sold int NOT NULL)`.execute(db.database.kysely);
  await sql`INSERT INTO night VALUES ('first', 3)`.execute(db.database.kysely);
});
afterAll(() => db.drop());

async function read(by: Kysely<Schema>): Promise<object | undefined> {
  const { rows } = await sql<object>`SELECT * FROM night WHERE name = ${'first'}`.execute(by);
  return rows[0];
}

const migrate = () =>
  withClient(db.url, (client) => client.query('ALTER TABLE night ADD closed boolean NOT NULL DEFAULT false'));

test('a repeated statement is prepared', async () => {
  for (let run = 0; run < 4; run++)
    expect(await read(db.database.kysely)).toEqual({ name: 'first', sold: 3 });
  const { rows } = await sql<{ statement: string }>`SELECT statement FROM pg_prepared_statements`.execute(
    db.database.kysely,
  );
  expect(rows).toEqual([{ statement: 'SELECT * FROM night WHERE name = $1' }]);
});

test('nothing is prepared by name where a pooler does not bear it', async () => {
  const unprepared = openDatabase(db.url, { log: console, maxConnections: 1, preparesStatements: false });
  for (let run = 0; run < 4; run++) await read(unprepared.kysely);
  const { rows } = await sql`SELECT statement FROM pg_prepared_statements`.execute(unprepared.kysely);
  await unprepared.close();
  expect(rows).toEqual([]);
});

test('a transaction plans a statement once, however long its list', async () => {
  const sold = (names: string[]) =>
    inTransaction(db.database, (tx) =>
      sql`SELECT sold FROM night WHERE name IN (SELECT unnest(${names}::text[]))`.execute(tx),
    );
  for (let names = 1; names < 10; names++) await sold(Array.from({ length: names }, () => 'first'));
  const { rows } = await sql`
    SELECT custom_plans::int, generic_plans::int FROM pg_prepared_statements WHERE statement LIKE '%unnest%'`.execute(
    db.database.kysely,
  );
  expect(rows).toEqual([{ custom_plans: 0, generic_plans: 7 }]);
});

test('a column that a migration adds to a running server breaks no statement', async () => {
  for (let run = 0; run < 4; run++) await read(db.database.kysely);
  await migrate();
  expect(await read(db.database.kysely)).toEqual({ name: 'first', sold: 3, closed: false });
});

test('nor a transaction', async () => {
  for (let run = 0; run < 4; run++) await read(db.database.kysely);
  await migrate();
  const found = await inTransaction(db.database, async (tx) => {
    await sql`UPDATE night SET sold = sold + 1`.execute(tx);
    return read(tx);
  });
  expect(found).toEqual({ name: 'first', sold: 4, closed: false });
});
