import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { localDate } from '@portico/domain/calendar/local-date';
import {
  buildHotelFile,
  buildRatePlan,
  buildSeason,
  DOUBLE,
  PROPERTY,
} from '@portico/testing/builders/hotel-file';
import { importedRows } from '@portico/testing/database/imported-rows';
import { createTestDatabase, type TestDatabase } from '@portico/testing/database/test-database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { extendNights, keepDemoHotels } from './extend-demo.ts';
import { importPropertyFile } from './import-property-file.ts';
import type { Clock } from '../platform/clock/clock.ts';

const now = new Date('2027-01-15T10:00:00Z');
const tomorrow = new Date('2027-01-16T10:00:00Z');

let db: TestDatabase;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => db.drop());

/** The hotel with nights until `to`, optionally with another price and number of rooms. */
function hotelUntil(to: string, base = 100, rooms = 2): PropertyFile {
  return buildHotelFile({
    ratePlans: [buildRatePlan({ seasons: [buildSeason({ to, price: { base } })] })],
    allotments: [{ from: '2027-03-01', to, rooms }],
  });
}

const at = (instant: Date): Clock => ({ now: () => instant });

const rows = () => importedRows(db.database);

test('a night that has come into the file is added, and none that stands is touched', async () => {
  await importPropertyFile(db.database, hotelUntil('2027-03-10'), { dryRun: false, clock: at(now) });
  await db.database.kysely
    .updateTable('room_night')
    .set({ sold: 1 })
    .where('stay_date', '=', localDate('2027-03-05'))
    .execute();
  const before = await rows();

  const added = await extendNights(db.database, hotelUntil('2027-03-11', 300, 9), at(tomorrow));
  expect(added).toEqual({ ok: true, value: { nights: 2, prices: 2, extras: 0 } });

  const after = await rows();
  const isNew = ({ stay_date }: { stay_date: string }) => stay_date === '2027-03-11';
  expect(after.property).toEqual(before.property);
  expect(after.rooms.filter((row) => !isNew(row))).toEqual(before.rooms);
  expect(after.rates.filter((row) => !isNew(row))).toEqual(before.rates);
  expect(after.rooms.find(isNew)).toMatchObject({ room_type_id: DOUBLE, allotment: 9, sold: 0 });
  expect(after.rates.find(isNew)).toMatchObject({ base: 300_00, version: 1 });
  expect(after.changes).toHaveLength(2);
});

test('when there is no new night nothing is written', async () => {
  await importPropertyFile(db.database, hotelUntil('2027-03-10'), { dryRun: false, clock: at(now) });
  const before = await rows();
  expect(await extendNights(db.database, hotelUntil('2027-03-10', 300), at(tomorrow))).toEqual({
    ok: true,
    value: { nights: 0, prices: 0, extras: 0 },
  });
  expect(await rows()).toEqual(before);
});

test('a hotel that was never imported is not extended', async () => {
  expect(await extendNights(db.database, hotelUntil('2027-03-10'), at(now))).toMatchObject({
    ok: false,
    refusal: { code: 'extend.unknown-hotel' },
  });
  expect((await rows()).rooms).toEqual([]);
});

test('another hotel of the same id is unchanged', async () => {
  await importPropertyFile(db.database, hotelUntil('2027-03-10'), { dryRun: false, clock: at(now) });
  const file = hotelUntil('2027-03-11');
  const other = { ...file, property: { ...file.property, code: 'OTHER' } };
  expect(await extendNights(db.database, other, at(tomorrow))).toMatchObject({
    ok: false,
    refusal: { code: 'import.id-taken' },
  });
});

test('a demo hotel is imported at first and extended from then on', async () => {
  expect(await keepDemoHotels(db.database, [hotelUntil('2027-03-10')], at(now))).toEqual([
    { ok: true, value: { nights: 20, prices: 20, extras: 0 } },
  ]);
  expect(await keepDemoHotels(db.database, [hotelUntil('2027-03-12')], at(tomorrow))).toEqual([
    { ok: true, value: { nights: 4, prices: 4, extras: 0 } },
  ]);
  expect((await rows()).property).toEqual([expect.objectContaining({ property_id: PROPERTY })]);
});
