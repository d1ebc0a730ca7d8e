import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { linkOpenUntil } from '@portico/domain/reservation/link-end';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Kysely } from 'kysely';
import type { BookedReservation } from '../reservation/booked-reservation.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { HotelDirectory } from '../hotel/hotel-directory.ts';
import { readReservation } from '../reservation/read-reservation.store.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Schema } from '../platform/database/schema.types.ts';

export interface FindDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly hotels: HotelDirectory;
}

export type NotToBeRead =
  | { readonly code: 'reservation.unknown' }
  | { readonly code: 'reservation.ended'; readonly hotel: Hotel };

/**
 * A booking by its confirmation token, only in its own property, until 30 days after departure. Rule: docs/booking.md,
 * "Reading a booking".
 */
export async function findReservation(
  { hotels, database, clock }: FindDeps,
  propertyId: number,
  confirmationToken: string,
): Promise<Result<{ hotel: Hotel; reservation: BookedReservation }, NotToBeRead>> {
  const hotel = await hotels.find(propertyId);
  if (hotel === undefined) return refused({ code: 'reservation.unknown' });
  return readByToken(database.kysely, hotel, confirmationToken, clock.now());
}

/** `findReservation` for a known hotel. `db` may be the transaction that reads more of the booking. */
export async function readByToken(
  db: Kysely<Schema>,
  hotel: Hotel,
  confirmationToken: string,
  now: Date,
): Promise<Result<{ hotel: Hotel; reservation: BookedReservation }, NotToBeRead>> {
  const reservation = await readReservation(db, hotel.propertyId, { confirmationToken });
  if (reservation === undefined) return refused({ code: 'reservation.unknown' });
  const today = localTimeAt(now.getTime(), hotel.definition.property.timeZone).date;
  if (today > linkOpenUntil(reservation.stay)) return refused({ code: 'reservation.ended', hotel });
  return ok({ hotel, reservation });
}
