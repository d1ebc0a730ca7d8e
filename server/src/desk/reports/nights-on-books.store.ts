import { addMonths, type LocalDate } from '@portico/domain/calendar/local-date';
import { sql, type Kysely } from 'kysely';
import type { Hotel } from '../../hotel/hotel.ts';
import type { Schema } from '../../platform/database/schema.types.ts';

interface Months {
  /** The first day of the first month. */
  readonly first: LocalDate;
  readonly months: number;
  /** Null: all. */
  readonly roomTypeId: number | null;
}

/**
 * Nights let by month of stay, in order, as they stood at some instants: booked by then and not yet cancelled. Rule:
 * docs/reports.md, "Pick-up".
 */
export async function readNightsOnBooks(
  db: Kysely<Schema>,
  { propertyId, currency }: Hotel,
  { first, months, roomTypeId }: Months,
  instants: readonly Date[],
): Promise<(readonly number[])[]> {
  const ofType = roomTypeId === null ? sql`` : sql`AND item.room_type_id = ${roomTypeId}`;
  const stood = instants.map(
    (at) => sql`coalesce(sum(nights) FILTER (
      WHERE booked_at <= ${at} AND (cancelled_at IS NULL OR cancelled_at > ${at})), 0)::int`,
  );
  const { rows } = await sql<{ readonly stood: readonly number[] }>`
    WITH month AS (
      SELECT first::date AS first, (first + interval '1 month')::date AS next
      FROM generate_series(${first}::timestamp, ${addMonths(first, months - 1)}::timestamp, interval '1 month') AS first
    ), booked AS (
      SELECT item.arrival, item.departure, item.cancelled_at, reservation.created_at AS booked_at
      FROM reservation_item AS item
      JOIN reservation ON reservation.property_id = ${propertyId}
        AND reservation.reservation_id = item.reservation_id
      WHERE item.property_id = ${propertyId} AND item.arrival < ${addMonths(first, months)}
        AND item.departure > ${first} ${ofType}
        AND reservation.status IN ('confirmed', 'cancelled') AND reservation.currency = ${currency}
    ), let AS (
      SELECT month.first, booked.booked_at, booked.cancelled_at,
        least(booked.departure, month.next) - greatest(booked.arrival, month.first) AS nights
      FROM month LEFT JOIN booked ON booked.arrival < month.next AND booked.departure > month.first
    )
    SELECT ARRAY[${sql.join(stood)}] AS stood FROM let GROUP BY first ORDER BY first`.execute(db);
  return rows.map((row) => row.stood);
}
