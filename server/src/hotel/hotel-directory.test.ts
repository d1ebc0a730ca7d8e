import { recorded } from '@portico/testing/database/recorded';
import type { TestDatabase } from '@portico/testing/database/test-database';
import { createHotelDatabase } from '@portico/testing/database/hotel-database';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { buildHotelFile, DOUBLE, PROPERTY, SAVER } from '@portico/testing/builders/hotel-file';
import type { PropertyId, RatePlanId, RoomTypeId } from '@portico/domain/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hotelDirectory } from './hotel-directory.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createHotelDatabase(buildHotelFile());
  await insertHotel(db.database, buildHotelFile({ property: { id: 8, code: '10' } }));
  await insertHotel(db.database, buildHotelFile({ property: { id: 10, code: 'ten' } }));
});
afterAll(() => db.drop());

async function rename(name: string): Promise<void> {
  await db.database.kysely
    .updateTable('property')
    .set({ definition: JSON.stringify(buildHotelFile({ property: { name } })) })
    .where('property_id', '=', PROPERTY)
    .execute();
}

test.each([PROPERTY, String(PROPERTY), 'quay', 'Quay', 'QUAY'])('a hotel is found by %s', async (key) => {
  expect((await hotelDirectory(db.database).find(key))?.propertyId).toBe(PROPERTY);
});

test.each([
  'key',
  '',
  '0',
  '07',
  '007',
  '99999999999999999999',
  '4294967303',
  "quay' OR true --",
  '\u0130',
  '\u0000',
])('no hotel is found by %j', async (key) => {
  expect(await hotelDirectory(db.database).find(key)).toBeUndefined();
});

test('where a code looks like the id of another hotel, the id wins', async () => {
  const hotels = hotelDirectory(db.database);
  expect((await hotels.find('10'))?.propertyId).toBe(10);
  expect((await hotels.find(8))?.code).toBe('10');
});

test('a hotel comes with the rules of its room types and rate plans, its VAT and its limits', async () => {
  const hotel = await hotelDirectory(db.database).find('quay');
  expect(hotel?.roomTypes.get(DOUBLE as RoomTypeId)?.rules.limits).toEqual({ maximum: 2 });
  expect(hotel?.ratePlans.get(SAVER as RatePlanId)?.part.name).toBe('Saver');
  expect(hotel?.vat).toEqual({ rateMillipercent: 20_000, isExclusive: false });
  expect(hotel?.currency).toBe('GBP');
});

test('all hotels are listed by id', async () => {
  const hotels = await hotelDirectory(db.database).all();
  expect(hotels.map((hotel) => hotel.propertyId)).toEqual([7, 8, 10]);
});

test('all hotels are read without being cached, and none of them if they are too many', async () => {
  const { database, statements } = recorded(db.database);
  const hotels = hotelDirectory(database);
  expect(await hotels.all(2)).toEqual([]);
  expect(statements).toHaveLength(1);
  expect(await hotels.all(3)).toHaveLength(3);
  for (const id of [7, 8, 10]) expect(await hotels.known(id)).toBeUndefined();
  const seven = await hotels.find(7);
  expect((await hotels.all())[0]).toBe(seven);
});

test('beyond the allowed bytes, the least recently used hotel is read again', async () => {
  const { database, statements } = recorded(db.database);
  const hotels = hotelDirectory(database, { maxBytes: 1 });
  const seven = await hotels.find(7);
  expect(await hotels.find('quay')).toEqual(seven);
  expect(await hotels.find(7)).toBe(seven);
  await hotels.find(8);
  expect(await hotels.known(7)).toBeUndefined();
  expect(await hotels.find(7)).not.toBe(seven);
  expect(statements).toHaveLength(4);
});

test('a code that looks like an id gives way to the hotel that comes to have it', async () => {
  const hotels = hotelDirectory(db.database);
  await insertHotel(db.database, buildHotelFile({ property: { id: 11, code: '12' } }));
  expect((await hotels.find('12'))?.propertyId).toBe(11);
  await insertHotel(db.database, buildHotelFile({ property: { id: 12, code: 'twelve' } }));
  hotels.forget(12 as PropertyId);
  expect((await hotels.find('12'))?.propertyId).toBe(12);
});

test('several hotels are read at once, without the unknown ones', async () => {
  const hotels = hotelDirectory(db.database);
  const ids = [10, 999, 7] as PropertyId[];
  expect([...(await hotels.several(ids)).keys()]).toEqual([10, 7]);
  const [first, again] = [await hotels.several(ids), await hotels.find('ten')];
  expect(await hotels.find(10)).toBe(first.get(10 as PropertyId));
  expect(again?.propertyId).toBe(10);
});

test('a hotel stays in memory until it is forgotten, under its id and its code', async () => {
  const hotels = hotelDirectory(db.database);
  const names = async () => {
    const found = await Promise.all([hotels.find('quay'), hotels.find(PROPERTY)]);
    return found.map((hotel) => hotel?.definition.property.name);
  };
  expect(await names()).toEqual(['The Quay', 'The Quay']);
  await rename('The Old Quay');
  expect(await names()).toEqual(['The Quay', 'The Quay']);
  hotels.forget(PROPERTY as PropertyId);
  expect(await names()).toEqual(['The Old Quay', 'The Old Quay']);
});

test('a hotel that is forgotten while it is being read is read again', async () => {
  const hotels = hotelDirectory(db.database);
  const reading = hotels.find('quay');
  hotels.forget(PROPERTY as PropertyId);
  await reading;
  await rename('The New Quay');
  expect((await hotels.find('quay'))?.definition.property.name).toBe('The New Quay');
});
