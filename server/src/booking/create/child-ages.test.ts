import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import { toWireGuestCounts } from '@portico/contract/wire/guest';
import { buildFlexibleBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { readBooked } from '@portico/testing/world/books';
import {
  BREAKFAST,
  buildExtra,
  buildHotelFile,
  buildRatePlan,
  buildRoomType,
  FLEXIBLE,
} from '@portico/testing/builders/hotel-file';
import { afterEach, expect, test } from 'vitest';

type Room = CreateRequestBody['Rooms'][number];

let world: World;
afterEach(() => world.close());

/** Two adults and two children, 2 nights at 120.00; breakfast is free. */
async function openWhere(asking: 'rate' | 'breakfast' | 'nothing') {
  const breakfast = buildExtra({
    articles: [{ name: 'Food', price: 0 }],
    asksChildAges: asking === 'breakfast',
  });
  world = await openWorld({
    hotel: buildHotelFile({
      roomTypes: [buildRoomType({ occupancy: { maximum: 4 } })],
      ratePlans: [buildRatePlan({ asksChildAges: asking === 'rate' })],
      extras: [breakfast],
    }),
  });
}

const withChildren = (room: Partial<Room>) =>
  buildFlexibleBooking({
    Rooms: [
      buildRoom({
        ...toWireGuestCounts({ adults: 2, children: 2, infants: 0 }),
        RatePlanId: FLEXIBLE,
        TotalCost: 240,
        ...room,
      }),
    ],
  });
const Services = [{ ServiceId: BREAKFAST, Quantity: 1 }];

test.each([
  ['rate', {}],
  ['rate', { ChildAges: [4] }],
  ['rate', { ChildAges: [4, 5, 6] }],
  ['breakfast', { Services }],
] as const)('a booking whose %s asks the ages of children needs one for each: %j', async (asking, room) => {
  await openWhere(asking);
  const answer = await world.book(withChildren(room as Partial<Room>));
  expect(answer).toMatchObject({
    status: 400,
    body: { ModelState: { 'Rooms[0].ChildAges': ['Choose the age of each child'] } },
  });
});

test.each([-1, 18, 4.5, 'four'])('%j is no age of a child', async (age) => {
  await openWhere('rate');
  const answer = await world.book(withChildren({ ChildAges: [4, age as number] }));
  expect(answer).toMatchObject({
    status: 400,
    body: { ModelState: { 'Rooms[0].ChildAges[1]': expect.anything() } },
  });
});

test('ages that nothing asks for are not stored', async () => {
  await openWhere('breakfast');
  const { body } = await world.book(withChildren({ ChildAges: [4, 9] }));
  expect((await readBooked(world, body.ConfirmationToken)).rooms).toMatchObject([{ childAges: [] }]);
});

test.each([
  ['rate', {}],
  ['breakfast', { Services }],
] as const)(
  'ages that the %s asks for are the hotel’s, and the guest can correct them',
  async (asking, room) => {
    await openWhere(asking);
    const { body } = await world.book(withChildren({ ...room, ChildAges: [0, 9] } as Partial<Room>));
    const { reservationId, rooms } = await readBooked(world, body.ConfirmationToken);
    expect(rooms).toMatchObject([{ childAges: [0, 9] }]);
    const mails = await world.mails();
    expect(mails.filter(({ text }) => text.includes('2 children (aged under 1 and 9)'))).toHaveLength(2);

    const update = (item: object) =>
      world
        .guestOf({ reservationId })
        .change({ ReservationItems: [{ ReservationItemId: rooms[0]?.itemId, ...item }] });
    expect(await update({ ChildAges: [1] })).toMatchObject({
      status: 400,
      body: { ModelState: { 'ReservationItems[0].ChildAges': ['Choose the age of each child'] } },
    });
    expect((await update({ ChildAges: [1, 9] })).body).toMatchObject({
      Success: true,
      Reservation: { Rooms: [{ AsksChildAges: true, ChildAges: [1, 9] }] },
    });
    // The older child stays at home: the last age is dropped.
    expect((await update({ NumberOfChildren: 1 })).body).toMatchObject({
      Reservation: { Rooms: [{ AsksChildAges: true, ChildAges: [1] }] },
    });
  },
);
