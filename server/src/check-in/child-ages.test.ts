import { toWireGuestCounts } from '@portico/contract/wire/guest';
import { buildFlexibleBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { bookAndLink } from '@portico/testing/booking/book-and-link';
import { readBooked } from '@portico/testing/world/books';
import {
  buildHotelFile,
  buildRatePlan,
  buildRoomType,
  FLEXIBLE,
  PROPERTY,
} from '@portico/testing/builders/hotel-file';
import { afterEach, expect, test } from 'vitest';

let world: World;
afterEach(() => world.close());

test('the age of a child who was added later is asked in the online check-in', async () => {
  world = await openWorld({
    hotel: buildHotelFile({
      roomTypes: [buildRoomType({ occupancy: { maximum: 4 } })],
      ratePlans: [buildRatePlan({ asksChildAges: true })],
      settings: { preCheckIn: { daysBefore: 14 } },
    }),
  });
  const room = buildRoom({
    ...toWireGuestCounts({ adults: 1, children: 1, infants: 0 }),
    RatePlanId: FLEXIBLE,
    TotalCost: 210,
    ChildAges: [4],
  });
  const { booked, guest } = await bookAndLink(world, buildFlexibleBooking({ Rooms: [room] }));
  await world.guestOf(booked).change({
    PropertyId: PROPERTY,
    ReservationId: booked.reservationId,
    ReservationItems: [{ ReservationItemId: booked.rooms[0]?.itemId, NumberOfChildren: 2 }],
  });
  const ages = (await guest.readCheckIn()).body.ReservationItems[0]?.Guests.map(({ Age, AsksAge }) => ({
    Age,
    AsksAge,
  }));
  expect(ages).toEqual([
    { Age: null, AsksAge: false },
    { Age: 4, AsksAge: true },
    { Age: null, AsksAge: true },
  ]);

  const order = await guest.buildCheckIn();
  const [item] = order.ReservationItems;
  expect(await guest.checkIn(order)).toMatchObject({
    status: 400,
    body: { ModelState: { 'ReservationItems[0].Guests[2].Age': ['Choose the age of each child'] } },
  });
  const Guests = item?.Guests.map((named, index) => ({ ...named, ...(index === 2 && { Age: 9 }) }));
  expect(await guest.checkIn({ ...order, ReservationItems: [{ ...item, Guests }] })).toMatchObject({
    status: 200,
    body: { Success: true },
  });
  const now = await readBooked(world, booked.confirmationToken);
  expect(now.rooms).toMatchObject([{ childAges: [4, 9] }]);
});
