import type { ReservationId } from '@portico/domain/ids';
import { sql, type Kysely } from 'kysely';
import { paidMinor } from '../reservation/paid-minor.store.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import type { ConnectionKey } from './connection.store.ts';

/** A place in the order of changes: by the transaction that changed a booking last. */
export interface ChangePlace {
  readonly changedBy: string;
  readonly reservationId: ReservationId;
}

/** A booking in the order of changes, and what the desk noted of its stay. */
export interface ChangedBooking extends ChangePlace {
  /** What the connection calls it; null: nothing yet. */
  readonly otherNumber: string | null;
  readonly paidMinor: number;
  readonly checkedInAt: Date | null;
  readonly checkedOutAt: Date | null;
  readonly noShowAt: Date | null;
  readonly noShowRooms: unknown;
}

/**
 * Bookings of a hotel that were changed after a place, in the order of their transactions. Those that a transaction may
 * still come before are left to the next read, so that none is missed. Rule: docs/connections.md, "Reservations".
 */
export async function readChangedBookings(
  db: Kysely<Schema>,
  { propertyId, connectionId }: ConnectionKey,
  { after, limit }: { readonly after: ChangePlace | undefined; readonly limit: number },
): Promise<ChangedBooking[]> {
  const isAfter = after
    ? sql`(changed_by, reservation_id) > (${after.changedBy}::xid8, ${after.reservationId}::uuid)`
    : sql`true`;
  const { rows } = await sql<ChangedBooking>`
    SELECT changed_by AS "changedBy", reservation_id AS "reservationId", ${paidMinor} AS "paidMinor",
      checked_in_at AS "checkedInAt", checked_out_at AS "checkedOutAt", no_show_at AS "noShowAt",
      coalesce(no_show_rooms, '[]') AS "noShowRooms",
      (SELECT number FROM other_number AS other
        WHERE other.property_id = r.property_id AND other.reservation_id = r.reservation_id
          AND other.connection_id = ${connectionId}) AS "otherNumber"
    FROM reservation AS r LEFT JOIN stay_mark USING (property_id, reservation_id)
    WHERE property_id = ${propertyId} AND status IN ('confirmed', 'cancelled') AND ${isAfter}
      AND changed_by < pg_snapshot_xmin(pg_current_snapshot())
    ORDER BY changed_by, reservation_id
    LIMIT ${limit}`.execute(db);
  return rows;
}

/** Whether a transaction of this database can have been at this place: not after it was restored from a backup. */
export async function isPlaceOfDatabase(db: Kysely<Schema>, { changedBy }: ChangePlace): Promise<boolean> {
  const { rows } = await sql<{ isOf: boolean }>`
    SELECT ${changedBy}::numeric < pg_snapshot_xmax(pg_current_snapshot())::text::numeric AS "isOf"`.execute(
    db,
  );
  return rows[0]?.isOf ?? false;
}
