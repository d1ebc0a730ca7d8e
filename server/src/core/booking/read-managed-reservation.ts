import type { ManagedReservation } from '@portico/contract/calls/parts/managed-reservation';
import type { ReservationId } from '@portico/domain/ids';
import { readReservation } from '../reservation/read-reservation.store.ts';
import type { FindDeps } from './find-reservation.ts';
import { managedReservationOf } from './managed-reservation.ts';
import { readBookingFacts } from './read-booking-facts.ts';

/** A booking as it is now, for who has a grant for it; undefined where the property has none such. */
export async function readManagedReservation(
  deps: FindDeps,
  propertyId: number,
  reservationId: ReservationId,
): Promise<ManagedReservation | undefined> {
  const hotel = await deps.hotels.find(propertyId);
  const reservation =
    hotel && (await readReservation(deps.database.kysely, hotel.propertyId, { reservationId }));
  if (hotel === undefined || reservation === undefined) return undefined;
  return managedReservationOf(await readBookingFacts(deps, { hotel, reservation }), deps.clock.now());
}
