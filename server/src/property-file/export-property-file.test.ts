import type { PropertyFile, PropertyFileInput } from '@portico/contract/property-file/property-file';
import { readPropertyFile } from '@portico/contract/property-file/read-property-file';
import { demoPropertyFiles } from '@portico/demo/demo-property-files';
import { shoreHotels } from '@portico/demo/shore/shore-group';
import { addDays, localDate } from '@portico/domain/calendar/local-date';
import type { PropertyId } from '@portico/domain/ids';
import {
  buildExtra,
  buildGiftVoucher,
  buildHotelFile,
  buildPromotion,
  buildRatePlan,
  DOUBLE,
  FAMILY,
  FIRST_NIGHT,
  LAST_NIGHT,
  sauna,
} from '@portico/testing/builders/hotel-file';
import { createTestDatabase, type TestDatabase } from '@portico/testing/database/test-database';
import { runsOf } from '@portico/testing/random-runs';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportPropertyFile } from './export-property-file.ts';
import { importPropertyFile } from './import-property-file.ts';

let now = '2027-03-02T10:00:00Z';
const clock = { now: () => new Date(now) };

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

async function bring(file: PropertyFile) {
  const imported = await importPropertyFile(db.database, file, { dryRun: false, clock });
  if (!imported.ok) throw new Error(JSON.stringify(imported.refusal));
  return imported.value;
}

function reading(json: unknown): PropertyFile {
  const read = readPropertyFile(json);
  if (!read.ok) throw new Error(JSON.stringify(read.faults.slice(0, 5)));
  return read.file;
}

/** As written to a file. */
async function exported(propertyId: PropertyId): Promise<string> {
  const written = await exportPropertyFile(db.database, propertyId, clock);
  if (!written.ok) throw new Error(JSON.stringify(written.faults.slice(0, 5)));
  return JSON.stringify(written.file);
}

/** Every row of a hotel in every table, with its physical position. */
async function rowsOf(propertyId: PropertyId): Promise<string[]> {
  const { kysely } = db.database;
  const tables = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'property_id' ORDER BY table_name`.execute(kysely);
  return Promise.all(
    tables.rows.map(async ({ name }) => {
      const { rows } = await sql<{ all: string }>`
        SELECT md5(coalesce(string_agg(ctid::text || row::text, '' ORDER BY row::text), '')) AS all
        FROM ${sql.table(name)} AS row WHERE property_id = ${propertyId}`.execute(kysely);
      return `${name} ${rows[0]?.all}`;
    }),
  );
}

/** Importing an export writes no row, and the next export is byte for byte the same. */
async function expectRoundTrip(propertyId: PropertyId): Promise<PropertyFile> {
  const written = await exported(propertyId);
  const rows = await rowsOf(propertyId);
  const file = reading(JSON.parse(written));
  expect(await bring(file)).toMatchObject({ hasChanges: false });
  expect(await rowsOf(propertyId)).toEqual(rows);
  expect(await exported(propertyId)).toBe(written);
  return file;
}

/** Everything for sale with its price, without ids of the hotel. */
async function forSale(propertyId: PropertyId) {
  const { kysely } = db.database;
  const of = { propertyId, today: now.slice(0, 10) };
  const nights = await sql`
    SELECT room_type_id, stay_date, allotment FROM room_night
    WHERE property_id = ${of.propertyId} AND stay_date >= ${of.today} AND allotment > 0 ORDER BY 1, 2`.execute(
    kysely,
  );
  const rates = await sql`
    SELECT to_jsonb(rate_night) - 'property_id' - 'version' AS rate FROM rate_night
    WHERE property_id = ${of.propertyId} AND stay_date >= ${of.today}
    ORDER BY rate_plan_id, room_type_id, stay_date`.execute(kysely);
  const units = await sql`
    SELECT extra_id, stay_date, units FROM extra_day
    WHERE property_id = ${of.propertyId} AND stay_date >= ${of.today} AND units > 0 ORDER BY 1, 2`.execute(
    kysely,
  );
  return [nights.rows, rates.rows, units.rows];
}

describe('what was exported and is imported again changes nothing', () => {
  const day = localDate('2027-03-02');
  const demo: PropertyFileInput[] = [...demoPropertyFiles(day), ...shoreHotels(day).slice(0, 1)];

  test.each(demo.map((input) => [input.property.code, input] as const))(
    'of %s, a demo hotel',
    async (_code, input) => {
      const given = reading(input);
      await bring(given);
      const file = await expectRoundTrip(given.property.id);
      const entries = file.ratePlans.reduce((sum, { seasons }) => sum + seasons.length, 0);
      expect(entries).toBeLessThan(5_000);
      now = '2027-06-10T10:00:00Z';
      await expectRoundTrip(given.property.id);
      now = '2027-03-02T10:00:00Z';
    },
  );

  test('of hotels at random, and another hotel that is brought to the file sells the same', async () => {
    let propertyId = 100;
    await fc.assert(
      fc.asyncProperty(hotels, async (parts) => {
        propertyId += 2;
        const given = hotel(propertyId, parts);
        await bring(given);
        const file = await expectRoundTrip(given.property.id);
        const other = hotel(propertyId + 1, {});
        await bring({ ...file, property: other.property });
        expect(await forSale(other.property.id)).toEqual(await forSale(given.property.id));
      }),
      { numRuns: runsOf(40) },
    );
  });

  test('of a hotel with past nights only, no price, and gift vouchers that were spent or withdrawn', async () => {
    const id = 90 as PropertyId;
    const vouchers = [buildGiftVoucher(), buildGiftVoucher({ code: 'WITHDRAWN' })];
    const given = buildHotelFile({ property: { id, code: 'over' }, giftVouchers: vouchers, extras: [sauna] });
    await bring(given);
    await bring({ ...given, giftVouchers: given.giftVouchers.slice(0, 1) });
    const { kysely } = db.database;
    await sql`UPDATE gift_voucher SET balance = balance - 100 WHERE property_id = 90 AND balance > 0`.execute(
      kysely,
    );
    expect((await expectRoundTrip(id)).giftVouchers).toHaveLength(1);
    now = '2028-01-01T10:00:00Z';
    await expectRoundTrip(id);
    now = '2027-03-02T10:00:00Z';
  });
});

const weekdays = fc.uniqueArray(fc.constantFrom('Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'), {
  minLength: 1,
  maxLength: 7,
});
const span = fc
  .record({
    start: fc.nat(59),
    length: fc.nat(59),
    weekdays: fc.option(weekdays),
    roomTypes: fc.option(fc.subarray([DOUBLE, FAMILY], { minLength: 1 })),
  })
  .map(({ start, length, weekdays, roomTypes }) => ({
    from: addDays(FIRST_NIGHT, start),
    to: addDays(FIRST_NIGHT, Math.min(59, start + length)),
    ...(weekdays && { weekdays }),
    ...(roomTypes && { roomTypes }),
  }));
const price = fc.record(
  { base: fc.integer({ min: 0, max: 90_000 }), perChild: fc.nat(5_000), perPersonAdult: fc.nat(2_000) },
  { requiredKeys: [] },
);
const season = fc
  .tuple(
    span,
    price,
    fc.record(
      {
        open: fc.boolean(),
        minStay: fc.option(fc.integer({ min: 1, max: 7 })),
        maxStay: fc.constant(14),
        minStayThrough: fc.option(fc.integer({ min: 1, max: 7 })),
        maxStayThrough: fc.constant(7),
        closedToArrival: fc.boolean(),
        closedToDeparture: fc.boolean(),
        minAdvance: fc.option(fc.nat(5)),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([nights, pence, rules]) => ({
    ...nights,
    price: Object.fromEntries(Object.entries(pence).map(([figure, minor]) => [figure, minor / 100])),
    ...rules,
  }));
const allotment = fc.tuple(span, fc.nat(9)).map(([nights, rooms]) => ({ ...nights, rooms }));

const hotels = fc.record({
  seasons: fc.array(season, { minLength: 1, maxLength: 8 }),
  allotments: fc.array(allotment, { minLength: 1, maxLength: 6 }),
  units: fc.array(fc.nat(4), { minLength: 1, maxLength: 3 }),
});

type Parts = Partial<typeof hotels extends fc.Arbitrary<infer P> ? P : never>;

function hotel(id: number, { seasons, allotments, units = [2] }: Parts): PropertyFile {
  const inventory = units.map((count, index) => ({
    from: addDays(FIRST_NIGHT, index * 7),
    to: LAST_NIGHT,
    units: count,
  }));
  return reading({
    ...buildHotelFile({
      property: { id: id as PropertyId, code: `hotel-${id}` },
      ratePlans: [buildRatePlan(seasons && { seasons })],
      extras: [buildExtra(), { ...sauna, inventory }],
      promotions: [buildPromotion()],
      giftVouchers: [buildGiftVoucher()],
      ...(allotments && { allotments }),
    }),
  });
}
