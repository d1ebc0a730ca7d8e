import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId } from '@portico/domain/ids';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import type { BookedReservation } from '../reservation/booked-reservation.ts';
import { readReservation } from '../reservation/read-reservation.store.ts';

/** Standing bookings with a room arriving on that date, by booker. */
export async function readArrivals(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  date: LocalDate,
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
    .where('item.arrival', '=', date)
    .where('item.cancelled_at', 'is', null)
    .where('r.status', '=', 'confirmed')
    .execute();
  const bookings: BookedReservation[] = [];
  for (const { reservation_id: reservationId } of rows) {
    const booking = await readReservation(db, propertyId, { reservationId });
    if (booking !== undefined) bookings.push(booking);
  }
  return bookings.sort((a, b) => order(a).localeCompare(order(b)));
}

const order = ({ booker, referenceNumber }: BookedReservation) =>
  `${booker.lastName} ${booker.firstName} ${referenceNumber}`;
