import { buildBooking, buildFlexibleBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildHotelFile, DOUBLE, FAMILY, PROPERTY } from '@portico/testing/builders/hotel-file';
import { twoAdults } from '@portico/testing/availability/search-body';
import { callDeskAs } from '@portico/testing/world/desk-call';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
/** Two nights from 3 March, at the hotel; two nights from 4 March, paid; and one that was cancelled. */
beforeAll(async () => {
  world = await openWorld({
    hotel: buildHotelFile({ allotments: [{ from: '2027-03-01', to: '2027-04-29', rooms: 3 }] }),
  });
  await world.book(buildFlexibleBooking());
  const later = { DateFrom: '2027-03-04', DateTo: '2027-03-06' };
  await world.book(buildBooking({ ...later, Rooms: [buildRoom(later)] }));
  world.setNow('2027-03-04T13:20:00Z');
});
afterAll(() => world.close());

const read = (date: string | null = null) => callDeskAs(world, 'reception', 'Today/Read', { date });

test('today is the hotel’s own day: who arrives, who stays and who leaves, with what is still to pay', async () => {
  const { body } = await read();
  expect(body).toMatchObject({ date: '2027-03-04', today: '2027-03-04', time: '13:20' });
  expect(body.arriving).toMatchObject({
    bookings: 1,
    rooms: 1,
    lines: [{ booker: { name: 'Ada Lovelace' }, arrival: '2027-03-04', toPayMinor: 0, toPayBy: null }],
  });
  expect(body.inHouse).toMatchObject({
    bookings: 1,
    lines: [{ arrival: '2027-03-03', toPayMinor: 20_000, toPayBy: 'hotel', rooms: [{ roomType: 'Double' }] }],
  });
  expect(body.leaving).toMatchObject({ bookings: 0, lines: [] });
});

test('each day around it has its rooms let, and the night its price', async () => {
  const { body } = await read();
  const letOf = Object.fromEntries(body.days.map(({ date, let: rooms }) => [date, rooms]));
  expect(letOf).toMatchObject({ '2027-03-02': 0, '2027-03-03': 1, '2027-03-04': 2, '2027-03-05': 1 });
  expect(body.days).toHaveLength(9);
  expect(body.nightMinor).toBe(10_000 + 8_000);
});

test('the key board says what a search for two would: rooms free and their lowest price', async () => {
  const { body } = await read();
  const [double, family] = body.board;
  expect(double).toMatchObject({ roomType: 'Double', rooms: 3, inHouse: 1, arriving: 1, free: 1 });
  expect(family).toMatchObject({ roomType: 'Family', rooms: 3, inHouse: 0, arriving: 0, free: 3 });
  const search = await world.search({ DateFrom: '2027-03-04', DateTo: '2027-03-05', Rooms: [twoAdults] });
  const lowest = new Map(
    search.RoomTypes.map(({ RoomType, LowestRate }) => [RoomType.RoomTypeId, LowestRate]),
  );
  expect(double?.fromMinor).toBe(Math.round((lowest.get(DOUBLE) ?? 0) * 100));
  expect(family?.fromMinor).toBe(Math.round((lowest.get(FAMILY) ?? 0) * 100));
});

test('what was written down at the counter counts: who has come, and what they paid there', async () => {
  const { body } = await read();
  const number = body.inHouse.lines[0]?.number ?? '';
  const taken = { number, version: null, kind: 'paid', way: 'cash', minor: 5_000 } as const;
  await callDeskAs(world, 'reception', 'Booking/TakePayment', taken);
  await callDeskAs(world, 'reception', 'Booking/CheckIn', { number, isUndone: false });
  expect((await read()).body.inHouse.lines).toMatchObject([
    { number, hasArrived: true, hasLeft: false, toPayMinor: 15_000 },
  ]);
});

test('the day of departure shows who leaves; a cancelled booking is on no day', async () => {
  expect((await read('2027-03-05')).body).toMatchObject({
    arriving: { bookings: 0 },
    leaving: { bookings: 1, rooms: 1 },
    inHouse: { bookings: 1 },
  });
  await world.db.database.kysely
    .updateTable('reservation')
    .set({ status: 'cancelled' })
    .where('property_id', '=', PROPERTY)
    .execute();
  expect((await read('2027-03-05')).body).toMatchObject({
    leaving: { bookings: 0 },
    inHouse: { bookings: 0 },
  });
});

test('a day that is none is refused', async () => {
  expect((await read('2027-02-30')).status).toBe(400);
});
