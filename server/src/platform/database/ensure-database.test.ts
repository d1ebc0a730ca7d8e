import { createTestDatabase, type TestDatabase } from '@portico/testing/database/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureDatabase } from './ensure-database.ts';

const NAME = 'made-when "missing"';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase({ empty: true });
});
afterAll(async () => {
  await sql`DROP DATABASE ${sql.id(NAME)}`.execute(db.database.kysely);
  await db.drop();
});

test('a missing database is made once, however many ask and however often', async () => {
  await Promise.all([1, 2, 3].map(() => ensureDatabase(db.url, NAME)));
  await ensureDatabase(db.url, NAME);
  const found = await sql`SELECT 1 FROM pg_database WHERE datname = ${NAME}`.execute(db.database.kysely);
  expect(found.rows).toHaveLength(1);
});
