import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { linkOpenUntil } from '@portico/domain/reservation/link-end';
import { ok, refused, type Result } from '@portico/domain/result';
import type { BookedReservation } from '../reservation/booked-reservation.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { HotelDirectory } from '../hotel/hotel-directory.ts';
import { readReservation } from '../reservation/read-reservation.store.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';

export interface FindDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly hotels: HotelDirectory;
}

export type NotToBeRead =
  | { readonly code: 'reservation.unknown' }
  | { readonly code: 'reservation.ended'; readonly hotel: Hotel };

/**
 * A booking by its confirmation token, in the property it was made for and no other, until 30 days after the departure.
 * Rule: docs/booking.md, "Reading a booking".
 */
export async function findReservation(
  { hotels, database, clock }: FindDeps,
  propertyId: number,
  confirmationToken: string,
): Promise<Result<{ hotel: Hotel; reservation: BookedReservation }, NotToBeRead>> {
  const hotel = await hotels.find(propertyId);
  const reservation =
    hotel && (await readReservation(database.kysely, hotel.propertyId, { confirmationToken }));
  if (hotel === undefined || reservation === undefined) return refused({ code: 'reservation.unknown' });
  const today = localTimeAt(clock.now().getTime(), hotel.definition.property.timeZone).date;
  if (today > linkOpenUntil(reservation.stay)) return refused({ code: 'reservation.ended', hotel });
  return ok({ hotel, reservation });
}
