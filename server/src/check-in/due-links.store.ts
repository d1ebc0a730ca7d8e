import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, ReservationId } from '@portico/domain/ids';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';

/** A hotel with online check-in, by its current property file. */
export interface PreCheckInHotel {
  readonly propertyId: PropertyId;
  readonly timeZone: string;
  /** `HH:MM` in local time. */
  readonly checkInTime: string;
  readonly daysBefore: number;
}

/** Not cached: an import may change it while a server runs. */
export async function readPreCheckInHotels(db: Kysely<Schema>): Promise<PreCheckInHotel[]> {
  const { rows } = await sql<PreCheckInHotel>`
    SELECT property_id AS "propertyId", definition #>> '{property,timeZone}' AS "timeZone",
      definition #>> '{property,checkInTime}' AS "checkInTime",
      (definition #>> '{settings,preCheckIn,daysBefore}')::int AS "daysBefore"
    FROM property WHERE definition #> '{settings,preCheckIn}' IS NOT NULL
    ORDER BY property_id`.execute(db);
  return rows;
}

/**
 * Marks bookings as sent their link, up to a maximum, and returns them: standing, arriving on one of these dates, with
 * a room not checked in, and not sent yet. Bookings locked by a concurrent change are left to the next run.
 */
export async function claimDueLinks(
  tx: Transaction<Schema>,
  propertyId: PropertyId,
  { from, until, now, limit }: { from: LocalDate; until: LocalDate; now: Date; limit: number },
): Promise<ReservationId[]> {
  const { rows } = await sql<{ id: ReservationId }>`
    UPDATE reservation SET pre_check_in_sent_at = ${now}
    WHERE property_id = ${propertyId} AND reservation_id IN (
      SELECT reservation_id FROM reservation AS due
      WHERE property_id = ${propertyId} AND status = 'confirmed' AND pre_check_in_sent_at IS NULL
        AND arrival BETWEEN ${from} AND ${until}
        AND EXISTS (
          SELECT FROM reservation_item AS item
          WHERE item.property_id = due.property_id AND item.reservation_id = due.reservation_id
            AND item.cancelled_at IS NULL AND item.pre_checked_in_at IS NULL)
      ORDER BY arrival, reservation_id
      LIMIT ${limit}
      FOR UPDATE SKIP LOCKED)
    RETURNING reservation_id AS id`.execute(tx);
  return rows.map(({ id }) => id);
}
