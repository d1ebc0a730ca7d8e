import type { PropertyId, ReservationId } from '@portico/domain/ids';
import type { PersonName } from '@portico/domain/people/name';
import type { ReservationStatus } from '@portico/domain/reservation/status';
import { sql, type Kysely } from 'kysely';
import { storedBooker, storedGuest } from '../../reservation/stored-booking.ts';
import type { Schema } from '../../platform/database/schema.types.ts';

/** What decides whether a client may see a booking. */
export interface LookedUp {
  readonly reservationId: ReservationId;
  readonly status: ReservationStatus;
  /** The booker and each room's lead guest. */
  readonly people: readonly PersonName[];
}

/** One statement, so that unknown numbers take as long as known ones; undefined: unknown. */
export async function lookUp(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  referenceNumber: string,
): Promise<LookedUp | undefined> {
  const row = await db
    .selectFrom('reservation as r')
    .select(['r.reservation_id', 'r.status', 'r.booker'])
    .select(
      sql<unknown[]>`array(SELECT i.lead_guest FROM reservation_item AS i
        WHERE i.property_id = r.property_id AND i.reservation_id = r.reservation_id)`.as('leads'),
    )
    .where('r.property_id', '=', propertyId)
    .where('r.reference_number', '=', referenceNumber)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const people = [storedBooker(row.booker), ...row.leads.map((lead) => storedGuest(lead))];
  return { reservationId: row.reservation_id, status: row.status, people };
}
