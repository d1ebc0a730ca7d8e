import { createTestDatabase, type TestDatabase } from '@portico/testing/database/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clockWarnings } from './clock-warnings.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase({ empty: true });
});
afterAll(() => db.drop());

/** The warnings with our clock stopped this many seconds away from the database's. */
async function warnedOf(secondsAway: number): Promise<readonly string[]> {
  const { rows } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(db.database.kysely);
  const now = new Date((rows[0]?.now.getTime() ?? 0) + secondsAway * 1_000);
  return clockWarnings(db.database, { now: () => now });
}

test('a clock that is minutes away from that of the database is warned of, on which side it is too', async () => {
  expect(await warnedOf(600)).toEqual([
    expect.stringMatching(
      /^the clock of this computer is \d+ s ahead of that of the database: set both by NTP$/,
    ),
  ]);
  expect(await warnedOf(-600)).toEqual([expect.stringMatching(/is 60\d s behind that of the database/)]);
});

test('a database that answers late is not taken for a clock that is wrong', async () => {
  let reads = 0;
  const { rows } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(db.database.kysely);
  const began = rows[0]?.now.getTime() ?? 0;
  const clock = { now: () => new Date(began + (reads++ === 0 ? 0 : 600_000)) };
  expect(await clockWarnings(db.database, clock)).toEqual([]);
});
