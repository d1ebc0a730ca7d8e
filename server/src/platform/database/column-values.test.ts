import { createTestDatabase, type TestDatabase } from '@portico/testing/database/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase({ empty: true });
});
afterAll(() => db.drop());

async function value(expression: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`SELECT ${sql.raw(expression)} AS value`.execute(
    db.database.kysely,
  );
  return rows[0]?.value;
}

test('a date arrives as the local date it is', async () => {
  expect(await value("date '2026-12-24'")).toBe('2026-12-24');
});

test('a list of dates arrives as local dates', async () => {
  expect(await value("ARRAY[date '2026-12-24', NULL]")).toEqual(['2026-12-24', null]);
  expect(await value("'{}'::date[]")).toEqual([]);
});

test('a bigint arrives as a number', async () => {
  expect(await value('9007199254740991::bigint')).toBe(9_007_199_254_740_991);
  expect(await value('ARRAY[1, 2]::bigint[]')).toEqual([1, 2]);
});

test('a bigint that a number cannot hold exactly is a defect', async () => {
  await expect(value('9007199254740993::bigint')).rejects.toThrow(RangeError);
});

test('after a value was refused the connection still serves', async () => {
  await expect(value('9007199254740993::bigint')).rejects.toThrow(RangeError);
  expect(await value('1')).toBe(1);
});
