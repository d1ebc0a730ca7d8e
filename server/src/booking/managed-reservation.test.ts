import { managedReservationSchema } from '@portico/contract/calls/parts/managed-reservation';
import { buildFlexibleBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { FLEXIBLE } from '@portico/testing/builders/hotel-file';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findReservation } from './find-reservation.ts';
import { managedReservationOf } from './managed-reservation.ts';
import { readBookingFacts } from './read-booking-facts.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('who manages a booking sees its people in full, and places for those who are not named yet', async () => {
  const { body } = await world.book(
    buildFlexibleBooking({
      Rooms: [buildRoom({ RatePlanId: FLEXIBLE, NumberOfAdults: 2, TotalCost: 220 })],
    }),
  );
  const found = await findReservation(world.deps, 7, String(body.ConfirmationToken));
  if (!found.ok) throw new Error('not found');
  const managed = managedReservationOf(
    await readBookingFacts(world.db.database.kysely, found.value, world.deps.clock.now()),
    'link',
    world.deps.clock.now(),
  );
  expect(managedReservationSchema.parse(managed)).toEqual(managed);
  expect(managed).toMatchObject({
    ReservationNumber: body.ReferenceNumber,
    Version: 1,
    CanBeEdited: true,
    CanBeCancelled: true,
    IsCancelled: false,
    Booker: { FirstName: 'Ada', Street: expect.any(String), CountryId: 826 },
    Rooms: [
      {
        ChangeableUntil: { Date: '2027-03-03', At: '15:00' },
        WhyNotChangeable: null,
        LeadGuest: { FirstName: 'Ada', LastName: 'Lovelace' },
        Guests: [{ FirstName: 'Guest', LastName: '2', IsChild: false, IsPlaceholder: true }],
      },
    ],
  });
});
