import { localDate } from '@portico/domain/calendar/local-date';
import { buildFlexibleBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { buildHotelFile, FLEXIBLE, PROPERTY } from '@portico/testing/builders/hotel-file';
import { openStaff } from '@portico/testing/world/staff';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
/** Ada stays from 3 to 5 March, from 4 to 6 March and from 6 to 8 March; so does Grace, for the first time. */
beforeAll(async () => {
  world = await openWorld({
    hotel: buildHotelFile({ allotments: [{ from: '2027-03-01', to: '2027-04-29', rooms: 3 }] }),
  });
  const { Booker } = buildFlexibleBooking();
  const ada = { ...Booker, Email: 'ada@example.com' };
  const book = (from: string, to: string, booker: typeof Booker) => {
    const stay = { DateFrom: from, DateTo: to };
    const room = buildRoom({ ...stay, RatePlanId: FLEXIBLE, TotalCost: 200 });
    return world.book(buildFlexibleBooking({ ...stay, Booker: booker, Rooms: [room] }));
  };
  await book('2027-03-03', '2027-03-05', ada);
  await book('2027-03-04', '2027-03-06', { ...ada, Email: 'Ada@Example.com' });
  await book('2027-03-06', '2027-03-08', ada);
  await book('2027-03-06', '2027-03-08', { ...Booker, FirstName: 'Grace', Email: 'grace@example.com' });
});
afterAll(() => world.close());

/** The arrivals of 6 March: how often they have stayed before. */
async function earlierStays() {
  const { ask } = await openStaff(world, 'reception');
  const { arriving } = await ask('Today/Read', { date: '2027-03-06' });
  return Object.fromEntries(
    arriving.lines.map((line) => [line.booker.email.toLowerCase(), line.earlierStays]),
  );
}

test('a guest has stayed before once a booking of the same address has ended, not before', async () => {
  expect(await earlierStays()).toEqual({ 'ada@example.com': 0, 'grace@example.com': 0 });
  world.setNow('2027-03-06T10:40:00Z');
  expect(await earlierStays()).toEqual({ 'ada@example.com': 2, 'grace@example.com': 0 });
});

test('who did not come has not stayed', async () => {
  const { kysely } = world.db.database;
  const { reservation_id } = await kysely
    .selectFrom('reservation')
    .select('reservation_id')
    .where('arrival', '=', localDate('2027-03-03'))
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('stay_mark')
    .values({ property_id: PROPERTY, reservation_id, no_show_at: new Date('2027-03-03T22:00:00Z') })
    .execute();
  expect(await earlierStays()).toEqual({ 'ada@example.com': 1, 'grace@example.com': 0 });
});

test('who has left is listed with the time by the hotel’s clock, on the day itself', async () => {
  const { ask } = await openStaff(world, 'reception');
  const leaving = async () => (await ask('Today/Read', { date: '2027-03-06' })).leaving.lines[0];
  const { number = '', leftAt } = (await leaving()) ?? {};
  expect(leftAt).toBeNull();
  await ask('Booking/CheckIn', { number, isUndone: false });
  await ask('Booking/CheckOut', { number, isUndone: false });
  expect(await leaving()).toMatchObject({ number, hasLeft: true, leftAt: '10:40' });
});
