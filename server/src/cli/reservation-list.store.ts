import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId } from '@portico/domain/ids';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { ReservationStatus } from '@portico/domain/reservation/status';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';

/** Filters; undefined matches all. */
export interface ReservationFilter {
  readonly arrival: LocalDate | undefined;
  readonly departure: LocalDate | undefined;
  readonly status: ReservationStatus | undefined;
  readonly bookedSince: Date | undefined;
  /** Part of the booker's or a guest's name, case-insensitive. */
  readonly name: string | undefined;
}

export interface ListedReservation {
  readonly number: string;
  readonly status: ReservationStatus;
  readonly bookedAt: Date;
  readonly name: string;
  readonly arrival: LocalDate;
  readonly departure: LocalDate;
  /** Not cancelled. */
  readonly rooms: number;
  readonly grossMinor: number;
  readonly currency: CurrencyCode;
}

/** By arrival, then by time of booking; at most `limit`. */
export async function listReservations(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  { arrival, departure, status, bookedSince, name }: ReservationFilter,
  limit: number,
): Promise<ListedReservation[]> {
  const like = name === undefined ? null : `%${name.replace(/[\\%_]/g, '\\$&')}%`;
  const named = (person: string) =>
    sql`concat_ws(' ', ${sql.ref(person)}->>'firstName', ${sql.ref(person)}->>'lastName')`;
  const { rows } = await sql<ListedReservation>`
    SELECT reference_number AS number, status, created_at AS "bookedAt", ${named('booker')} AS name,
      arrival, departure, gross AS "grossMinor", currency,
      (SELECT count(*)::int FROM reservation_item AS item
        WHERE item.property_id = reservation.property_id AND item.reservation_id = reservation.reservation_id
          AND item.cancelled_at IS NULL) AS rooms
    FROM reservation
    WHERE property_id = ${propertyId}
      AND (${arrival ?? null}::date IS NULL OR arrival = ${arrival ?? null}::date)
      AND (${departure ?? null}::date IS NULL OR departure = ${departure ?? null}::date)
      AND (${status ?? null}::text IS NULL OR status = ${status ?? null}::text)
      AND (${bookedSince ?? null}::timestamptz IS NULL OR created_at >= ${bookedSince ?? null}::timestamptz)
      AND (${like}::text IS NULL OR ${named('booker')} ILIKE ${like}::text OR EXISTS (
        SELECT FROM reservation_item AS item
        WHERE item.property_id = reservation.property_id AND item.reservation_id = reservation.reservation_id
          AND ${named('item.lead_guest')} ILIKE ${like}::text))
    ORDER BY arrival, created_at, reservation_id
    LIMIT ${limit}`.execute(db);
  return rows;
}
