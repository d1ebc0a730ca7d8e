import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, RestaurantId } from '@portico/domain/ids';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import type { BookedTable } from './booked-table.ts';
import { toTable } from './table-booking.store.ts';

export interface TableOfDay extends BookedTable {
  /** Whether the given number is a reservation's; false when none was given. */
  readonly isNumberKnown: boolean;
}

/** The standing tables of a day, by restaurant and time; of one restaurant or of all. */
export async function readRestaurantDay(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  date: LocalDate,
  restaurantId?: RestaurantId,
): Promise<TableOfDay[]> {
  const rows = await db
    .selectFrom('table_booking as booked')
    .selectAll('booked')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('reservation')
          .select('reservation_id')
          .whereRef('reservation.property_id', '=', 'booked.property_id')
          .whereRef('reservation.reference_number', '=', 'booked.identifier'),
      ).as('isKnown'),
    )
    .where('booked.property_id', '=', propertyId)
    .where('booked.visit_date', '=', date)
    .where('booked.cancelled_at', 'is', null)
    .where((where) =>
      restaurantId === undefined ? where.lit(true) : where('booked.restaurant_id', '=', restaurantId),
    )
    .orderBy('booked.restaurant_id')
    .orderBy('booked.quarter')
    .orderBy('booked.created_at')
    .execute();
  return rows.map((row) => ({
    ...toTable(row),
    isNumberKnown: row.is_reservation && Boolean(row.isKnown),
  }));
}
