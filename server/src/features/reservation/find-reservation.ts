import { ok, refused, type Result } from '@portico/domain/result';
import type { BookedReservation } from '../../core/booked-reservation.ts';
import type { Hotel } from '../../core/hotel.ts';
import { readReservation } from '../../core/read-reservation.store.ts';
import type { ReservationDeps } from './reservation-deps.ts';

export interface UnknownReservation {
  readonly code: 'reservation.unknown';
}

/** A booking by its confirmation token, in the property it was made for and no other. */
export async function findReservation(
  { hotels, database }: ReservationDeps,
  propertyId: number,
  confirmationToken: string,
): Promise<Result<{ hotel: Hotel; reservation: BookedReservation }, UnknownReservation>> {
  const hotel = await hotels.find(propertyId);
  const reservation =
    hotel && (await readReservation(database.kysely, hotel.propertyId, { confirmationToken }));
  return hotel === undefined || reservation === undefined
    ? refused({ code: 'reservation.unknown' })
    : ok({ hotel, reservation });
}
