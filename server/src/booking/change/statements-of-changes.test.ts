import { buildBooking, buildFlexibleBooking } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { bookAndLink } from '@portico/testing/booking/book-and-link';
import { readBooked } from '@portico/testing/world/books';
import { buildHotelFile, DOUBLE, FLEXIBLE, PROPERTY } from '@portico/testing/builders/hotel-file';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let world: World;
beforeAll(async () => {
  const settings = { preCheckIn: { daysBefore: 3, cardRequired: false } };
  world = await openWorld({ hotel: buildHotelFile({ settings }) });
});
afterAll(() => world.close());

/** Each statement is a round trip to the database. */
async function statementsOf(order: () => Promise<{ readonly body: object }>): Promise<number> {
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  try {
    expect((await order()).body).toMatchObject({ Success: true });
    return queries.mock.calls.length;
  } finally {
    queries.mockRestore();
  }
}

async function booked(body: object) {
  const created = await world.book(body);
  return readBooked(world, created.body.ConfirmationToken);
}

test('a booking that is moved takes 11 statements', async () => {
  const before = await booked(buildFlexibleBooking());
  const [room] = before.rooms;
  const body = {
    PropertyId: PROPERTY,
    ReservationId: before.reservationId,
    Version: before.version,
    ReservationItems: [
      {
        ReservationItemId: room?.itemId,
        DateOfArrival: '2027-03-08',
        DateOfDeparture: '2027-03-10',
        RoomTypeId: DOUBLE,
        RatePlanId: FLEXIBLE,
        NumberOfAdults: 1,
        NumberOfChildren: 0,
        NumberOfInfants: 0,
      },
    ],
  };
  const order = () => world.guestOf(before).change(body, 'moved');
  expect(await statementsOf(order)).toBe(11);
});

test('a paid booking that is cancelled takes 9, its refund included', async () => {
  const before = await booked(buildBooking());
  const body = { PropertyId: PROPERTY, ReservationId: before.reservationId };
  const order = () => world.guestOf(before).cancel(body);
  expect(await statementsOf(order)).toBe(9);
});

test('pre-check-in takes 8', async () => {
  const { guest } = await bookAndLink(world);
  const body = await guest.buildCheckIn();
  expect(await statementsOf(() => guest.checkIn(body, 'saved'))).toBe(8);
});

test('an invoice that is paid by link takes 14', async () => {
  const link = await world.desk.linkToPay(await world.desk.invoice());
  expect(await statementsOf(() => world.guest().payByLink(link, {}, 'paid'))).toBe(14);
});
