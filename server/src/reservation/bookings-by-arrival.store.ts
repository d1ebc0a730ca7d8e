import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId } from '@portico/domain/ids';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import type { BookedReservation } from './booked-reservation.ts';
import { readReservation } from './read-reservation.store.ts';

/**
 * Bookings, cancelled ones too, with a room that arrives from one date to another, both included; in no order.
 * Undecided and refused bookings are not among them.
 */
export async function readBookingsByArrival(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
): Promise<BookedReservation[]> {
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
    .where('item.arrival', '>=', from)
    .where('item.arrival', '<=', to)
    .where('r.status', 'in', ['confirmed', 'cancelled'])
    .execute();
  const bookings: BookedReservation[] = [];
  for (const { reservation_id: reservationId } of rows) {
    const booking = await readReservation(db, propertyId, { reservationId });
    if (booking !== undefined) bookings.push(booking);
  }
  return bookings;
}
