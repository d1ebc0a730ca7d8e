import type { PropertyId, ReservationId } from '@portico/domain/ids';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Holder, HolderKind } from './holder.ts';

/** Locks these holders in the order of their kinds; docs/locking.md, "The order". */
export async function lockHolders(
  tx: Transaction<Schema>,
  propertyId: PropertyId,
  holders: readonly Holder[],
  now: Date,
): Promise<void> {
  const kinds = holders.map(({ kind }) => kind);
  const subjects = holders.map(({ subject }) => subject);
  await sql`
    INSERT INTO holder (property_id, kind, subject, seen_at)
    SELECT ${propertyId}, kind, subject, ${now}
    FROM unnest(${kinds}::text[], ${subjects}::text[]) AS holder (kind, subject)
    ORDER BY kind
    ON CONFLICT (property_id, kind, subject) DO UPDATE SET seen_at = excluded.seen_at`.execute(tx);
}

export interface HeldBy {
  readonly kind: HolderKind;
  readonly bookings: number;
  readonly rooms: number;
  /** When the first room is released; null: none is held. */
  readonly firstEnd: Date | null;
}

/** What each of these holders (at least one) holds unpaid, excluding the given reservation. */
export async function readHeldBy(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  holders: readonly Holder[],
  beside: ReservationId | null = null,
): Promise<HeldBy[]> {
  const held = holders.map(
    ({ kind, subject }) => sql`
    SELECT ${sql.lit(kind)} AS kind, count(DISTINCT r.reservation_id)::int AS bookings,
      count(i.item_id)::int AS rooms, min(r.hold_ends_at) AS "firstEnd"
    FROM reservation r
    JOIN reservation_item i ON i.property_id = r.property_id AND i.reservation_id = r.reservation_id
    WHERE r.property_id = ${propertyId} AND ${sql.ref(`r.holder_${kind}`)} = ${subject}
      AND (${beside}::uuid IS NULL OR r.reservation_id <> ${beside}::uuid)`,
  );
  const { rows } = await sql<HeldBy>`${sql.join(held, sql` UNION ALL `)}`.execute(db);
  return rows;
}

/** Inserts the holders of an undecided reservation. */
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
