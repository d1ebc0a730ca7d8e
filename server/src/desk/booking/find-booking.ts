import type { DeskRefusal } from '@portico/contract/desk/desk-refusals';
import { ok, refused, type Result } from '@portico/domain/result';
import { findByNumber } from '../../reservation/find-by-number.store.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { readReservation } from '../../reservation/read-reservation.store.ts';
import type { Run } from '../run/operation.ts';

/** The hotel's booking of a number, typed in any case. */
export async function findBooking(
  { hotel, database: { kysely } }: Run,
  number: string,
): Promise<Result<BookedReservation, DeskRefusal>> {
  const reservationId = await findByNumber(kysely, hotel.propertyId, number.toUpperCase());
  const booking = reservationId && (await readReservation(kysely, hotel.propertyId, { reservationId }));
  return booking ? ok(booking) : refused({ code: 'desk.booking-unknown', facts: { number } });
}

/** Why a room cannot be meant; undefined: it can, or none is named. */
export function unknownRoom(
  { rooms, referenceNumber }: BookedReservation,
  roomNumber: number | null,
): DeskRefusal | undefined {
  if (roomNumber === null || rooms.some((room) => room.roomNumber === roomNumber)) return undefined;
  return {
    code: 'desk.room-unknown',
    facts: { number: referenceNumber, room: roomNumber, of: rooms.length },
  };
}
