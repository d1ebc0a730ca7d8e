import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, ReservationId } from '@portico/domain/ids';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';

export interface OldStay {
  readonly reservationId: ReservationId;
  readonly departure: LocalDate;
}

/** Bookings not yet erased with a departure before a day, oldest first, after the given one; at most `limit`. */
export async function readOldStays(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  {
    before,
    after,
    limit,
  }: { readonly before: LocalDate; readonly after: OldStay | undefined; readonly limit: number },
): Promise<OldStay[]> {
  const further =
    after === undefined
      ? sql`true`
      : sql`(departure, reservation_id) > (${after.departure}::date, ${after.reservationId}::uuid)`;
  const { rows } = await sql<OldStay>`
    SELECT reservation_id AS "reservationId", departure::text AS departure FROM reservation
    WHERE property_id = ${propertyId} AND erased_at IS NULL AND departure < ${before} AND ${further}
    ORDER BY departure, reservation_id
    LIMIT ${limit}`.execute(db);
  return rows;
}

/** Locks a booking; false when it is already erased. */
export async function lockOldStay(
  tx: Transaction<Schema>,
  propertyId: PropertyId,
  reservationId: ReservationId,
): Promise<boolean> {
  const row = await tx
    .selectFrom('reservation')
    .select('erased_at')
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined && row.erased_at === null;
}
