import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId } from '@portico/domain/ids';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import type { BookedRoom } from '../reservation/booked-reservation.ts';
import { readReservation } from '../reservation/read-reservation.store.ts';

/** Rooms of made bookings whose stay ends from one date to another, both included; cancelled ones too. */
export async function readRoomsByDeparture(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
): Promise<BookedRoom[]> {
  const rows = await db
    .selectFrom('reservation_item as item')
    .innerJoin('reservation as r', (join) =>
      join
        .onRef('r.property_id', '=', 'item.property_id')
        .onRef('r.reservation_id', '=', 'item.reservation_id'),
    )
    .select('item.reservation_id')
    .distinct()
    .where('item.property_id', '=', propertyId)
    .where('item.departure', '>=', from)
    .where('item.departure', '<=', to)
    .where('r.status', 'in', ['confirmed', 'cancelled'])
    .execute();
  const rooms: BookedRoom[] = [];
  for (const { reservation_id: reservationId } of rows) {
    const booking = await readReservation(db, propertyId, { reservationId });
    rooms.push(...(booking?.rooms ?? []));
  }
  return rooms.filter(({ stay }) => stay.departure >= from && stay.departure <= to);
}
