import type { ManagedReservation } from '@portico/contract/calls/parts/managed-reservation';
import type { ReservationId } from '@portico/domain/ids';
import type { Grant, GrantedBy } from '../../platform/http/grant-book.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { BookedReservation } from '../reservation/booked-reservation.ts';
import { readReservation } from '../reservation/read-reservation.store.ts';
import type { FindDeps } from './find-reservation.ts';
import { managedReservationOf } from './managed-reservation.ts';
import { readBookingFacts } from './read-booking-facts.ts';

/** A booking as it is now, for who has a grant for it; undefined where the property has none such. */
export async function readManagedReservation(
  deps: FindDeps,
  propertyId: number,
  { reservationId, by }: Grant,
): Promise<ManagedReservation | undefined> {
  const booked = await readBooked(deps, propertyId, reservationId);
  return booked && answerManaged(deps, booked, by);
}

/** The same of a booking that has been read. */
export async function answerManaged(
  deps: FindDeps,
  booked: { readonly hotel: Hotel; readonly reservation: BookedReservation },
  by: GrantedBy,
): Promise<ManagedReservation> {
  return managedReservationOf(await readBookingFacts(deps, booked), by, deps.clock.now());
}

/** A booking and its hotel, for the same. */
export async function readBooked(
  { hotels, database }: FindDeps,
  propertyId: number,
  reservationId: ReservationId,
): Promise<{ hotel: Hotel; reservation: BookedReservation } | undefined> {
  const hotel = await hotels.find(propertyId);
  const reservation = hotel && (await readReservation(database.kysely, hotel.propertyId, { reservationId }));
  return reservation && { hotel, reservation };
}
