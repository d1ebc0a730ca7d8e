import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import type { BookedReservation } from '@portico/server/reservation/booked-reservation';
import { readBooked } from '../world/books.ts';
import type { Guest } from '../world/guest.ts';
import type { World } from '../world/world.ts';
import { buildFlexibleBooking } from './booking-body.ts';

/** Books, by default two nights at Flexible. Returns the booking, and a guest with a link to check in. */
export async function bookAndLink(
  world: World,
  body: CreateRequestBody = buildFlexibleBooking(),
): Promise<{ readonly booked: BookedReservation; readonly guest: Guest }> {
  const created = await world.book(body);
  const booked = await readBooked(world, created.body.ConfirmationToken);
  return { booked, guest: world.guestAtCheckIn(booked) };
}
