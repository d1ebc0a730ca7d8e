import { addDays, localDate, type LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, RatePlanId, RoomTypeId } from '@portico/domain/ids';
import { knowWhatIsWritten } from '@portico/testing/availability/know-what-is-written';
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
} from '@portico/testing/builders/hotel-file';
import { createHotelDatabase } from '@portico/testing/database/hotel-database';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { recorded } from '@portico/testing/database/recorded';
import type { TestDatabase } from '@portico/testing/database/test-database';
import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Schema } from '../../platform/database/schema.types.ts';
import { newId } from '../../platform/ids.ts';
import { hotelDirectory, type HotelDirectory } from '../../hotel/hotel-directory.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { readStayNights } from '../nights/read-stay-nights.ts';
import type { Snapshot } from './snapshot.ts';
import { readChanges } from './snapshot.store.ts';
import { snapshots, type Snapshots } from './snapshots.ts';

const double = DOUBLE as RoomTypeId;
const family = FAMILY as RoomTypeId;
const flexible = FLEXIBLE as RatePlanId;
const first = localDate(FIRST_NIGHT);
const stay = { arrival: first, departure: addDays(first, 3) };

let db: TestDatabase;
let now: Date;
let hotels: HotelDirectory;
let inMemory: Snapshots;
const clock = { now: () => now };

beforeEach(async () => {
  db = await createHotelDatabase(buildHotelFile());
  now = new Date('2027-02-20T12:00:00Z');
  hotels = hotelDirectory(db.database);
  inMemory = snapshots(db.database, hotels, clock);
  await knowWhatIsWritten(inMemory);
});
afterEach(() => db.drop());

async function quay(): Promise<Hotel> {
  return (await hotels.find(PROPERTY)) as Hotel;
}

/** For each night of the stay. */
const doublesLeft = (snapshot: Snapshot) =>
  snapshot.roomNights(double, stay).map(({ available }) => available);

async function availableDoubles(): Promise<number[]> {
  return doublesLeft(await inMemory.get(await quay()));
}

/** As another process sells: the night and its change row, in any commit order. */
async function sell(
  night: string,
  changedAt: Date,
  propertyId: number = PROPERTY,
  kysely: Kysely<Schema> = db.database.kysely,
): Promise<void> {
  const date = localDate(night);
  await kysely
    .updateTable('room_night')
    .set((eb) => ({ sold: eb('sold', '+', 1) }))
    .where('property_id', '=', propertyId as PropertyId)
    .where('room_type_id', '=', DOUBLE)
    .where('stay_date', '=', date)
    .execute();
  await appendChange({ room_type_id: DOUBLE, stay_date: date }, changedAt, propertyId, kysely);
}

function appendChange(
  night: { room_type_id: RoomTypeId | null; stay_date: LocalDate | null },
  changedAt: Date,
  propertyId: number = PROPERTY,
  kysely: Kysely<Schema> = db.database.kysely,
) {
  return kysely
    .insertInto('night_change')
    .values({ property_id: propertyId as PropertyId, changed_at: changedAt, change_id: newId(), ...night })
    .execute();
}

const everything = { room_type_id: null, stay_date: null };

async function hotelOf(id: number): Promise<Hotel> {
  return (await hotels.find(id)) as Hotel;
}

async function insertHotels(ids: readonly number[]): Promise<void> {
  for (const id of ids)
    await insertHotel(db.database, buildHotelFile({ property: { id, code: `hotel-${id}` } }));
  await knowWhatIsWritten(inMemory);
}

/** Blocks all reading of prices until the work is done. */
function whilePricesWait(work: () => Promise<void>): Promise<void> {
  return db.database.kysely.transaction().execute(async (tx) => {
    await sql`LOCK TABLE rate_night IN ACCESS EXCLUSIVE MODE`.execute(tx);
    await work();
  });
}

test('the snapshot equals the database', async () => {
  const hotel = await quay();
  const snapshot = await inMemory.get(hotel);
  const pairs = [...hotel.ratePlans.keys()].flatMap((ratePlanId) =>
    [...hotel.roomTypes.keys()].map((roomTypeId) => ({ ratePlanId, roomTypeId, stay })),
  );
  const truth = await readStayNights(db.database.kysely, hotel, pairs);
  const read = pairs.map(({ ratePlanId, roomTypeId }) => snapshot.stayNights(ratePlanId, roomTypeId, stay));
  for (const [index, { nights, departureNight }] of read.entries()) {
    expect(nights).toEqual(truth[index]?.nights);
    expect(truth[index]?.departureNight).toMatchObject({ ...departureNight });
  }
  expect(read[0]?.nights).toHaveLength(3);
});

test('a night the hotel does not have is not available and has no rates', async () => {
  const snapshot = await inMemory.get(await quay());
  const atTheEnd = { arrival: localDate(LAST_NIGHT), departure: addDays(localDate(LAST_NIGHT), 2) };
  expect(snapshot.available(double, atTheEnd)).toBe(0);
  expect(snapshot.roomNights(double, atTheEnd)).toEqual([{ date: LAST_NIGHT, available: 2 }]);
  expect(snapshot.stayNights(flexible, double, atTheEnd).nights).toHaveLength(1);
  expect(snapshot.lastNight).toBe(LAST_NIGHT);
  const pastStay = { arrival: localDate('2020-01-01'), departure: localDate('2020-01-02') };
  expect(snapshot.available(double, pastStay)).toBe(0);
});

test('a sale by another process is seen after the next poll, and counted once', async () => {
  expect(await availableDoubles()).toEqual([2, 2, 2]);
  await sell('2027-03-02', now);
  expect(await availableDoubles()).toEqual([2, 2, 2]);
  await inMemory.refresh();
  expect(await availableDoubles()).toEqual([2, 1, 2]);
  await inMemory.refresh();
  expect(await availableDoubles()).toEqual([2, 1, 2]);
});

test('a change that was written long before it could be seen is not missed', async () => {
  await availableDoubles();
  await db.database.kysely.transaction().execute(async (tx) => {
    await sell('2027-03-01', now, PROPERTY, tx);
    for (let poll = 0; poll < 2; poll++) {
      now = new Date(now.getTime() + 600_000);
      // Began later, visible earlier.
      await sell('2027-03-02', now);
      await inMemory.refresh();
    }
    expect(await availableDoubles()).toEqual([2, 0, 2]);
  });
  await inMemory.refresh();
  expect(await availableDoubles()).toEqual([1, 0, 2]);
});

test('a poll reads what was written since the last one, however much was written before', async () => {
  const { kysely } = db.database;
  await inMemory.refresh();
  for (const night of ['2027-03-01', '2027-03-02', '2027-03-03']) await sell(night, now);
  const written = await kysely
    .selectFrom('night_change')
    .select(['written_by', 'stay_date'])
    .where('stay_date', 'is not', null)
    .orderBy('written_by')
    .execute();
  const { changes } = await readChanges(kysely, { writtenFrom: written[1]?.written_by ?? '' });
  expect(changes.map(({ night }) => night?.date)).toEqual(['2027-03-02', '2027-03-03']);
});

test('each change gives the snapshot another revision, and a poll without news keeps it', async () => {
  const snapshot = await inMemory.get(await quay());
  const before = snapshot.revision;
  await inMemory.refresh();
  expect(snapshot.revision).toBe(before);
  await sell('2027-03-02', now);
  await inMemory.refresh();
  expect(snapshot.revision).not.toBe(before);
});

test('a sale while the snapshot is being built is not lost', async () => {
  const hotel = await quay();
  const building = inMemory.get(hotel);
  await sell('2027-03-03', now);
  await Promise.all([building, inMemory.refresh()]);
  expect(await availableDoubles()).toEqual([2, 2, 1]);
});

test('what could not be applied is applied at the next poll', async () => {
  await availableDoubles();
  await sell('2027-03-02', now);
  await db.database.kysely.schema.alterTable('room_night').renameTo('room_night_away').execute();
  await expect(inMemory.refresh()).rejects.toThrow();
  await db.database.kysely.schema.alterTable('room_night_away').renameTo('room_night').execute();
  await inMemory.refresh();
  expect(await availableDoubles()).toEqual([2, 1, 2]);
});

test('an import is seen whole: words, rooms and prices', async () => {
  await availableDoubles();
  const ratePlans = [buildRatePlan({ seasons: [buildSeason({ price: { base: 123.45 } })] })];
  const file = buildHotelFile({
    property: { name: 'The New Quay' },
    ratePlans,
    allotments: [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 5 }],
  });
  await insertHotel(db.database, file, now);
  await inMemory.refresh();
  const hotel = await quay();
  expect(hotel.definition.property.name).toBe('The New Quay');
  expect(await availableDoubles()).toEqual([5, 5, 5]);
  const { nights } = (await inMemory.get(hotel)).stayNights(flexible, family, stay);
  expect(nights.map(({ components }) => components.base)).toEqual([12_345, 12_345, 12_345]);
});

test('a hotel without searches is evicted too when it changes', async () => {
  const before = await quay();
  await appendChange({ room_type_id: null, stay_date: null }, now);
  await inMemory.refresh();
  expect(await quay()).not.toBe(before);
});

test('while one hotel is read again after an import, sales of the others are seen', async () => {
  await insertHotels([8]);
  const [, eight] = [await availableDoubles(), await inMemory.get(await hotelOf(8))];
  await appendChange(everything, now);
  await whilePricesWait(async () => {
    await inMemory.refresh();
    await sell('2027-03-02', now, 8);
    await inMemory.refresh();
    expect(doublesLeft(eight)).toEqual([2, 1, 2]);
    expect(eight.available(double, stay)).toBe(1);
  });
});

test('from an import on, what was read before it is not used', async () => {
  await availableDoubles();
  await insertHotel(
    db.database,
    buildHotelFile({ allotments: [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 5 }] }),
    now,
  );
  await whilePricesWait(async () => {
    await inMemory.refresh();
    expect(inMemory.known(await quay())).toBeUndefined();
  });
  expect(await availableDoubles()).toEqual([5, 5, 5]);
});

test('what is sold or imported while a hotel is being read is in what its first search answers', async () => {
  const hotel = await quay();
  let building = Promise.resolve<unknown>(undefined);
  await whilePricesWait(async () => {
    building = inMemory.get(hotel);
    await sell('2027-03-01', now);
    await inMemory.refresh();
    await appendChange(everything, now);
    await inMemory.refresh();
    await sell('2027-03-02', now);
    await inMemory.refresh();
  });
  await building;
  expect(await availableDoubles()).toEqual([1, 1, 2]);
});

test('the sales of many hotels are read by one statement', async () => {
  const many = [8, 9, 10, 11];
  await insertHotels(many);
  const { database, statements } = recorded(db.database);
  const watched = snapshots(database, hotels, clock);
  await knowWhatIsWritten(watched);
  statements.splice(0);
  await watched.refresh();
  const idle = statements.length;
  const built = await Promise.all(many.map(async (id) => watched.get(await hotelOf(id))));
  for (const id of many) await sell('2027-03-02', now, id);
  statements.splice(0);
  await watched.refresh();
  expect(statements).toHaveLength(idle + 1);
  for (const snapshot of built) expect(doublesLeft(snapshot)).toEqual([2, 1, 2]);
});

test('as the days go by the snapshot covers the dates that may be booked', async () => {
  const before = await inMemory.get(await quay());
  now = new Date('2027-03-20T12:00:00Z');
  expect(await inMemory.get(await quay())).toBe(before);
  now = new Date('2027-04-20T12:00:00Z');
  const after = await inMemory.get(await quay());
  expect(after).not.toBe(before);
  expect(after.horizon.first).toBe('2027-04-20');
});

test('beyond the bytes allowed, the property that was not searched for the longest gives way', async () => {
  await insertHotels([8, 9]);
  const { bytes } = await inMemory.get(await quay());
  const few = snapshots(db.database, hotels, clock, { maxBytes: 2 * bytes });
  const get = async (id: number) => few.get(await hotelOf(id));
  const [seven, eight] = [await get(7), await get(8)];
  await get(7);
  await get(9);
  expect(await get(7)).toBe(seven);
  expect(await get(8)).not.toBe(eight);
});

test('of a night with several versions the one counts that the hotel has come to', async () => {
  const { kysely } = db.database;
  const rows = await kysely.selectFrom('rate_night').selectAll().where('stay_date', '=', first).execute();
  // The next import has not finished: its rows do not count.
  for (const [version, base] of [
    [2, 70_00],
    [3, 10_00],
  ] as const)
    await kysely
      .insertInto('rate_night')
      .values(rows.map((row) => ({ ...row, version, base })))
      .execute();
  await kysely.updateTable('property').set({ rates_version: 2 }).execute();
  const [night] = (await inMemory.get(await quay())).stayNights(flexible, double, stay).nights;
  expect(night?.components.base).toBe(70_00);
});

test('searches at the same moment share one building', async () => {
  const hotel = await quay();
  const [one, other] = await Promise.all([inMemory.get(hotel), inMemory.get(hotel)]);
  expect(one).toBe(other);
});

test('a started watch sees a sale by itself and ends when stopped', async () => {
  await availableDoubles();
  await sell('2027-03-02', now);
  inMemory.start();
  await inMemory.stop();
  expect(await availableDoubles()).toEqual([2, 1, 2]);
});
