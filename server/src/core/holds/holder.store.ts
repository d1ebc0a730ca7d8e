import type { PropertyId, ReservationId } from '@portico/domain/ids';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Holder } from './holder.ts';

/** Waits for others who are about to hold rooms as one of these; docs/locking.md, "The order". */
export async function lockHolders(
  tx: Transaction<Schema>,
  propertyId: PropertyId,
  holders: readonly Holder[],
  now: Date,
): Promise<void> {
  // One after the other, in the order of their kinds: a statement of several rows locks them in any.
  for (const { kind, subject } of holders.toSorted((a, b) => (a.kind < b.kind ? -1 : 1)))
    await sql`
      INSERT INTO holder (property_id, kind, subject, seen_at) VALUES (${propertyId}, ${kind}, ${subject}, ${now})
      ON CONFLICT (property_id, kind, subject) DO UPDATE SET seen_at = excluded.seen_at`.execute(tx);
}

export interface HeldBy {
  readonly bookings: number;
  readonly rooms: number;
  /** When the first of it is released; null: nothing is held. */
  readonly firstEnd: Date | null;
}

/** What a holder holds unpaid; of a reservation, beside it. */
export async function readHeldBy(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  { kind, subject }: Holder,
  beside: ReservationId | null = null,
): Promise<HeldBy> {
  const { rows } = await sql<HeldBy>`
    SELECT count(DISTINCT r.reservation_id)::int AS bookings, count(i.item_id)::int AS rooms,
      min(r.hold_ends_at) AS "firstEnd"
    FROM reservation r
    JOIN reservation_item i ON i.property_id = r.property_id AND i.reservation_id = r.reservation_id
    WHERE r.property_id = ${propertyId} AND ${sql.ref(`r.holder_${kind}`)} = ${subject}
      AND (${beside}::uuid IS NULL OR r.reservation_id <> ${beside}::uuid)`.execute(db);
  return rows[0] ?? { bookings: 0, rooms: 0, firstEnd: null };
}

/** Writes who holds an undecided reservation. */
export async function noteHolders(
  tx: Transaction<Schema>,
  { propertyId, reservationId }: { readonly propertyId: PropertyId; readonly reservationId: ReservationId },
  holders: readonly Holder[],
): Promise<void> {
  const columns = Object.fromEntries(holders.map(({ kind, subject }) => [`holder_${kind}`, subject]));
  if (holders.length === 0) return;
  await tx
    .updateTable('reservation')
    .set(columns)
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .where('status', 'in', ['pending', 'action-required'])
    .execute();
}
