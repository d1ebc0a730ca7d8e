import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId } from '@portico/domain/ids';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { storedBooker } from '../../reservation/stored-booking.ts';
import type { FoundBy } from '../bookings/found-by-text.ts';
import { bookersQuery } from '../bookings/search-text.store.ts';

/** Who booked before. */
interface KnownGuest {
  /** As in the newest booking found. */
  readonly booker: ReturnType<typeof storedBooker>;
  readonly lastArrival: LocalDate;
}

const MOST = 8;

/**
 * Bookers of the hotel's confirmed bookings whom a text may mean, the last to arrive first; no erased ones. Who has the
 * same name and address is one.
 */
export async function readKnownGuests(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  by: FoundBy,
  today: LocalDate,
): Promise<KnownGuest[]> {
  const { rows } = await sql<Omit<KnownGuest, 'booker'> & { readonly booker: object }>`
    WITH candidate AS MATERIALIZED (${bookersQuery(propertyId, by, today)})
    SELECT (array_agg(booker ORDER BY created_at DESC))[1] AS booker, max(arrival) AS "lastArrival"
    FROM reservation
    WHERE property_id = ${propertyId} AND reservation_id IN (SELECT reservation_id FROM candidate)
      AND status = 'confirmed' AND erased_at IS NULL
    GROUP BY folded(booker ->> 'firstName'), folded(booker ->> 'lastName'), lower(booker ->> 'email')
    ORDER BY max(arrival) DESC, max(created_at) DESC
    LIMIT ${MOST}`.execute(db);
  return rows.map(({ booker, ...guest }) => ({ ...guest, booker: storedBooker(booker) }));
}
