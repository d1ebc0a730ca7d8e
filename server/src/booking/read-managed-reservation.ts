import type { ManagedReservation } from '@portico/contract/calls/parts/managed-reservation';
import type { ReservationId } from '@portico/domain/ids';
import { atOneMoment } from '../platform/database/at-one-moment.ts';
import type { Grant, GrantedBy } from '../platform/http/grant-book.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { BookedReservation } from '../reservation/booked-reservation.ts';
import { readReservation } from '../reservation/read-reservation.store.ts';
import type { FindDeps } from './find-reservation.ts';
import { managedReservationOf } from './managed-reservation.ts';
import { readBookingFacts } from './read-booking-facts.ts';

/** The current booking, for a client with a grant; undefined if the property has none such. */
export async function readManagedReservation(
  deps: FindDeps,
  propertyId: number,
  { reservationId, by }: Grant,
): Promise<ManagedReservation | undefined> {
  const hotel = await deps.hotels.find(propertyId);
  if (hotel === undefined) return undefined;
  const now = deps.clock.now();
  const facts = await atOneMoment(deps.database, async (tx) => {
    const reservation = await readReservation(tx, hotel.propertyId, { reservationId });
    return reservation && readBookingFacts(tx, { hotel, reservation }, now);
  });
  return facts && managedReservationOf(facts, by, now);
}

/** The booking right after a change. */
export async function answerManaged(
  deps: FindDeps,
  booked: { readonly hotel: Hotel; readonly reservation: BookedReservation },
  by: GrantedBy,
): Promise<ManagedReservation> {
  const now = deps.clock.now();
  return managedReservationOf(await readBookingFacts(deps.database.kysely, booked, now), by, now);
}

/** A booking and its hotel; undefined if the property has none such. */
export async function readBooked(
  { hotels, database }: FindDeps,
  propertyId: number,
  reservationId: ReservationId,
): Promise<{ hotel: Hotel; reservation: BookedReservation } | undefined> {
  const hotel = await hotels.find(propertyId);
  const reservation = hotel && (await readReservation(database.kysely, hotel.propertyId, { reservationId }));
  return reservation && { hotel, reservation };
}
