import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import { buildHotelFile, buildRestaurant, PROPERTY } from '@portico/testing/builders/hotel-file';
import { createTestDatabase, type TestDatabase } from '@portico/testing/database/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeRefusal } from '../cli/describe-import.ts';
import { describeReport } from './report-lines.ts';
import { importPropertyFile } from './import-property-file.ts';

const clock = { now: () => new Date('2027-03-02T10:00:00Z') };

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

type Restaurants = PropertyFileInput['restaurants'];

const bring = (restaurants: Restaurants, dryRun = false) =>
  importPropertyFile(db.database, buildHotelFile({ restaurants }), { dryRun, clock });

async function imported(restaurants: Restaurants) {
  const result = await bring(restaurants);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
}

/** An hour of dinner, with turns of half an hour, on three days; the first has passed. */
const dinner = {
  name: 'Dinner',
  from: '2027-03-01',
  to: '2027-03-03',
  firstTime: '23:30',
  lastTime: '23:45',
  everyMinutes: 15,
  turnMinutes: 30,
  covers: 10,
} as const;
const table = (changes: object = {}) => buildRestaurant({ sittings: [{ ...dinner, ...changes }] });

/** As `date quarter: covers/taken`. */
async function quarters(): Promise<string[]> {
  const rows = await db.database.kysely
    .selectFrom('restaurant_quarter')
    .selectAll()
    .orderBy('visit_date')
    .orderBy('quarter')
    .execute();
  return rows.map((row) => `${row.visit_date} ${row.quarter}: ${row.covers}/${row.taken}`);
}

test('an import makes the covers of each quarter of an hour from today on, and again it changes nothing', async () => {
  expect(describeReport(await imported([table()]))).toContain('  Restaurants, dates: 2 added.');
  expect(await quarters()).toEqual([
    '2027-03-02 94: 10/0',
    '2027-03-02 95: 10/0',
    '2027-03-02 96: 10/0',
    '2027-03-03 94: 10/0',
    '2027-03-03 95: 10/0',
    '2027-03-03 96: 10/0',
  ]);
  expect(await imported([table()])).toMatchObject({ hasChanges: false });
});

test('fewer covers than guests have tables for are refused with the time, and nothing is written', async () => {
  await sql`
    UPDATE restaurant_quarter SET taken = 4
    WHERE property_id = ${PROPERTY} AND visit_date = '2027-03-03' AND quarter > 94`.execute(
    db.database.kysely,
  );
  const fewer = await bring([table({ covers: 3 })]);
  expect(fewer.ok ? [] : describeRefusal('test', fewer.refusal)).toEqual([
    'test was not imported, and nothing was written.',
    '  The Oyster Room, 2027-03-03 at 23:45: 4 covers taken, but 3 in the file.',
    '  The Oyster Room, 2027-03-03 at 00:00: 4 covers taken, but 3 in the file.',
  ]);
  const closed = await bring([{ ...table(), closedDates: ['2027-03-03'] }]);
  expect(closed).toMatchObject({ ok: false, refusal: { code: 'import.tables-below-taken' } });
  expect(await bring([], true)).toMatchObject({ ok: false });
  expect(await quarters()).toContain('2027-03-03 95: 10/4');
});

test('a closed date, and a removed restaurant, have no remaining covers', async () => {
  await db.database.kysely.updateTable('restaurant_quarter').set({ taken: 0 }).execute();
  const report = await imported([{ ...table({ covers: 12 }), closedDates: ['2027-03-03'] }]);
  expect(report.tables).toEqual({ added: 0, changed: 2 });
  expect((await quarters()).filter((row) => row.startsWith('2027-03-03'))).toEqual([
    '2027-03-03 94: 0/0',
    '2027-03-03 95: 0/0',
    '2027-03-03 96: 0/0',
  ]);
  await imported([]);
  expect((await quarters()).every((row) => row.endsWith(': 0/0'))).toBe(true);
});

test('a statement of an import has a minute, however soon those of guests are given up', async () => {
  const { kysely } = db.database;
  await sql`CREATE TABLE told (timeout text)`.execute(kysely);
  await sql`
    CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN INSERT INTO told VALUES (current_setting('statement_timeout')); RETURN NEW; END $$`.execute(
    kysely,
  );
  await sql`CREATE TRIGGER tell BEFORE INSERT OR UPDATE ON property FOR EACH ROW EXECUTE FUNCTION tell()`.execute(
    kysely,
  );
  const renamed = buildHotelFile({ property: { name: 'The Heron' } });
  const imported = await importPropertyFile(db.database, renamed, { dryRun: false, clock });
  expect(imported.ok).toBe(true);
  const { rows } = await sql`SELECT timeout FROM told`.execute(kysely);
  expect(rows).toEqual([{ timeout: '1min' }]);
});
