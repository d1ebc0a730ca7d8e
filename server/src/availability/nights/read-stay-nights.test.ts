import type { RatePlanId, RoomTypeId } from '@portico/domain/ids';
import { addDays, localDate } from '@portico/domain/calendar/local-date';
import {
  buildHotelFile,
  buildRatePlan,
  buildSeason,
  DOUBLE,
  FAMILY,
  FIRST_NIGHT,
  FLEXIBLE,
  LAST_NIGHT,
  PROPERTY,
  saver,
  SAVER,
} from '@portico/testing/builders/hotel-file';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { createTestDatabase, type TestDatabase } from '@portico/testing/database/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hotelDirectory } from '../../hotel/hotel-directory.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { readStayNights } from './read-stay-nights.ts';

const first = localDate(FIRST_NIGHT);
const stay = { arrival: first, departure: addDays(first, 2) };
const pair = (ratePlanId: number, roomTypeId: number) => ({
  ratePlanId: ratePlanId as RatePlanId,
  roomTypeId: roomTypeId as RoomTypeId,
});

let db: TestDatabase;
let hotel: Hotel;
beforeAll(async () => {
  db = await createTestDatabase();
  const rules = { minStay: 2, maxStay: 9, minAdvance: 0, maxAdvance: 300, closedToDeparture: true };
  const seasons = [buildSeason({ price: { base: 80.5, perInfant: 0.99 } }), buildSeason(rules)];
  const ratePlans = [buildRatePlan(), buildRatePlan({ ...saver, seasons })];
  await insertHotel(db.database, buildHotelFile({ ratePlans }));
  hotel = (await hotelDirectory(db.database).find(PROPERTY)) as Hotel;
});
afterAll(() => db.drop());

const read = (pairs: ReturnType<typeof pair>[], when = stay) =>
  readStayNights(
    db.database.kysely,
    hotel,
    pairs.map((rate) => ({ ...rate, stay: when })),
  );

test('each pair has its nights in order and the row of the departure date', async () => {
  const [double, familyRoom] = await read([pair(FLEXIBLE, DOUBLE), pair(FLEXIBLE, FAMILY)]);
  expect(double?.nights.map((night) => night.date)).toEqual(['2027-03-01', '2027-03-02']);
  expect(double?.departureNight).toMatchObject({ date: '2027-03-03' });
  expect(double?.nights.map(({ components }) => components.perRoom)).toEqual([0, 0]);
  expect(familyRoom?.nights.map(({ components }) => components.perRoom)).toEqual([5000, 5000]);
});

test('amounts are minor units and absent rules null', async () => {
  const [flexible, saverNights] = await read([pair(FLEXIBLE, DOUBLE), pair(SAVER, DOUBLE)]);
  expect(flexible?.nights[0]).toMatchObject({ open: true, minStay: null, maxAdvance: null });
  expect(saverNights?.nights[0]).toMatchObject({
    components: { base: 8050, perInfant: 99, perAdult: 0 },
    original: { base: 8050, perInfant: 99, perAdult: 0 },
    minStay: 2,
    maxStay: 9,
    minAdvance: 0,
    maxAdvance: 300,
    closedToArrival: false,
    closedToDeparture: true,
  });
});

test('a pair requested twice is answered twice, and none with nothing', async () => {
  const twice = await read([pair(SAVER, DOUBLE), pair(SAVER, DOUBLE)]);
  expect(twice.map(({ nights }) => nights.length)).toEqual([2, 2]);
  expect(await read([])).toEqual([]);
});

test('what the hotel does not have is missing', async () => {
  const atTheEnd = { arrival: localDate(LAST_NIGHT), departure: addDays(localDate(LAST_NIGHT), 2) };
  const [last, unknown] = await read([pair(SAVER, DOUBLE), pair(99, DOUBLE)], atTheEnd);
  expect(last?.nights.map((night) => night.date)).toEqual([LAST_NIGHT]);
  expect(last?.departureNight).toBeUndefined();
  expect(unknown).toEqual({ nights: [], departureNight: undefined });
});

test('an import counts when its version becomes current, and then at once', async () => {
  const { kysely } = db.database;
  const row = await kysely
    .selectFrom('rate_night')
    .selectAll()
    .where('rate_plan_id', '=', FLEXIBLE)
    .where('room_type_id', '=', DOUBLE)
    .where('stay_date', '=', FIRST_NIGHT)
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('rate_night')
    .values({ ...row, version: 2, base: 12_345 })
    .execute();
  const bases = async () => (await read([pair(FLEXIBLE, DOUBLE)]))[0]?.nights.map((n) => n.components.base);
  expect(await bases()).toEqual([10_000, 10_000]);
  await kysely.updateTable('property').set({ rates_version: 2 }).execute();
  expect(await bases()).toEqual([12_345, 10_000]);
});
