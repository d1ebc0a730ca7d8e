import { toWireGuestCounts } from '@portico/contract/wire/guest';
import { buildFlexibleBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { readBooked } from '@portico/testing/world/books';
import { buildCot, buildHotelFile, buildRoomType, COT, FLEXIBLE } from '@portico/testing/builders/hotel-file';
import { afterEach, expect, test } from 'vitest';

let world: World;
afterEach(() => world.close());

/** Two nights for an adult, a child and an infant with two cots at 5.00 a night each: 230.00. */
async function bookTwoCots({ isFixed = false } = {}) {
  const cot = buildCot({
    articles: [{ name: 'A cot', price: 5 }],
    allowEditOnBookingEngine: !isFixed,
  });
  const double = buildRoomType({ occupancy: { maximum: 4 }, cots: 2 });
  world = await openWorld({ hotel: buildHotelFile({ roomTypes: [double], extras: [cot] }) });
  const room = buildRoom({
    ...toWireGuestCounts({ adults: 1, children: 1, infants: 1 }),
    RatePlanId: FLEXIBLE,
    TotalCost: 230,
    Services: [{ ServiceId: COT, Quantity: 2 }],
  });
  const { body } = await world.book(buildFlexibleBooking({ Rooms: [room] }));
  const { reservationId, rooms } = await readBooked(world, body.ConfirmationToken);
  const ReservationItemId = rooms[0]?.itemId;
  return {
    guest: world.guestOf({ reservationId }),
    only: (item: object) => ({ ReservationItems: [{ ReservationItemId, ...item }] }),
  };
}

test.each<[string, object, object[]]>([
  ['an infant who stays at home', { NumberOfInfants: 0 }, [{ Quantity: 1, TotalCost: 10 }]],
  ['both', { NumberOfInfants: 0, NumberOfChildren: 0 }, []],
  [
    'an infant who stays at home, and a night less',
    { NumberOfInfants: 0, DateOfDeparture: '2027-03-04' },
    [{ Quantity: 1, TotalCost: 5 }],
  ],
])('a change takes off the cot of %s', async (_who, change, Services) => {
  const { guest, only } = await bookTwoCots();
  expect((await guest.change(only(change))).body).toMatchObject({
    Success: true,
    Reservation: { Rooms: [{ Services }] },
  });
});

test('its price goes down by the cot before the guest accepts it', async () => {
  const { guest, only } = await bookTwoCots();
  const { body } = await guest.preview(only({ NumberOfInfants: 0 }));
  expect(body).toMatchObject({
    Quote: { Rooms: [{ Services: [{ Name: 'Cot', Was: 20, Now: 10 }] }] },
  });
});

test('a cot that the hotel does not let guests change stays', async () => {
  const { guest, only } = await bookTwoCots({ isFixed: true });
  expect((await guest.change(only({ NumberOfInfants: 0 }))).body).toMatchObject({
    Success: true,
    Reservation: { Rooms: [{ Services: [{ Quantity: 2, TotalCost: 20 }] }] },
  });
});
