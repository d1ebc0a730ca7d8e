import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, ReservationId } from '@portico/domain/ids';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';

interface StayOfDay {
  readonly reservationId: ReservationId;
  /** Bookings of the same e-mail address that have ended, at most 99; without those whose guests did not come. */
  readonly earlierStays: number;
  readonly leftAt: Date | null;
}

/** What is known of these bookings besides their line. `today`: the hotel's. */
export async function readStaysOfDay(
  db: Kysely<Schema>,
  { propertyId, today }: { readonly propertyId: PropertyId; readonly today: LocalDate },
  ids: readonly ReservationId[],
): Promise<ReadonlyMap<ReservationId, StayOfDay>> {
  const { rows } = await sql<StayOfDay>`
    SELECT r.reservation_id AS "reservationId", mark.checked_out_at AS "leftAt",
      (SELECT count(*) FROM (
        SELECT 1 FROM reservation AS earlier
        LEFT JOIN stay_mark AS came
          ON came.property_id = earlier.property_id AND came.reservation_id = earlier.reservation_id
        WHERE earlier.property_id = ${propertyId} AND lower(earlier.booker ->> 'email') = lower(r.booker ->> 'email')
          AND r.booker ->> 'email' <> '' AND earlier.status = 'confirmed'
          AND earlier.departure <= least(r.arrival, ${today}::date) AND came.no_show_at IS NULL
        LIMIT 99) AS stays) AS "earlierStays"
    FROM reservation AS r
    LEFT JOIN stay_mark AS mark ON mark.property_id = r.property_id AND mark.reservation_id = r.reservation_id
    WHERE r.property_id = ${propertyId} AND r.reservation_id = ANY(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.reservationId, row]));
}
