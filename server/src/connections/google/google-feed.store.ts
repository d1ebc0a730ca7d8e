import type { PropertyId } from '@portico/domain/ids';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';

/** How a hotel that Google is told of fares. */
export interface GoogleState {
  /** When Google had last acknowledged everything; null: not yet. */
  readonly toldAt: Date | null;
  readonly lastError: string | null;
  /** Tries since all was acknowledged. */
  readonly tries: number;
  readonly dueAt: Date;
}

/** A hotel that Google is told of, and may be told now. */
export interface DueHotel {
  readonly propertyId: PropertyId;
  /** Another one than before: everything is told again. */
  readonly round: number;
}

/** Hotels that have asked to be listed, and wait for no later try. */
export async function readDueHotels(db: Kysely<Schema>, now: Date): Promise<DueHotel[]> {
  const { rows } = await sql<DueHotel>`
    SELECT p.property_id AS "propertyId", coalesce(g.round, 0) AS round
    FROM property AS p LEFT JOIN google_hotel AS g USING (property_id)
    WHERE p.definition->'settings' ? 'googleHotels'
      AND (g.property_id IS NULL OR (g.due_at <= ${now} AND (g.lease_until IS NULL OR g.lease_until <= ${now})))
    ORDER BY random()`.execute(db);
  return rows;
}

/** Leases a hotel, so that one process tells of it. False: another does. */
export async function leaseHotel(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  { now, leaseUntil }: { readonly now: Date; readonly leaseUntil: Date },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO google_hotel AS g (property_id, due_at, lease_until) VALUES (${propertyId}, ${now}, ${leaseUntil})
    ON CONFLICT (property_id) DO UPDATE SET lease_until = excluded.lease_until
      WHERE g.lease_until IS NULL OR g.lease_until <= ${now}
    RETURNING property_id`.execute(db);
  return rows.length > 0;
}

/** Holds the lease on, while messages are sent. */
export async function holdLease(db: Kysely<Schema>, propertyId: PropertyId, leaseUntil: Date): Promise<void> {
  await db
    .updateTable('google_hotel')
    .set({ lease_until: leaseUntil })
    .where('property_id', '=', propertyId)
    .execute();
}

/** Ends the lease. `error`: in words; null: Google has acknowledged everything. */
export async function endLease(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  { error, now, dueAt }: { readonly error: string | null; readonly now: Date; readonly dueAt: Date },
): Promise<void> {
  await sql`
    UPDATE google_hotel SET lease_until = NULL, last_error = ${error}, due_at = ${dueAt},
      tries = CASE WHEN ${error}::text IS NULL THEN 0 ELSE tries + 1 END,
      told_at = CASE WHEN ${error}::text IS NULL THEN ${now}::timestamptz ELSE told_at END
    WHERE property_id = ${propertyId}`.execute(db);
}

/** Hashes of what Google has acknowledged last, by part. */
export async function readTold(db: Kysely<Schema>, propertyId: PropertyId): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('google_told')
    .select(['part', 'digest'])
    .where('property_id', '=', propertyId)
    .execute();
  return new Map(rows.map(({ part, digest }) => [part, digest]));
}

export async function markTold(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  told: readonly { readonly key: string; readonly digest: string }[],
): Promise<void> {
  await sql`
    INSERT INTO google_told (property_id, part, digest)
    SELECT ${propertyId}::int, part, digest
    FROM unnest(${told.map(({ key }) => key)}::text[], ${told.map(({ digest }) => digest)}::text[]) AS told (part, digest)
    ON CONFLICT (property_id, part) DO UPDATE SET digest = excluded.digest`.execute(db);
}

/** Of months that are over, and of rooms and rates that are no more. */
export async function forgetTold(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  parts: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('google_told')
    .where('property_id', '=', propertyId)
    .where('part', '=', (eb) => eb.fn.any(eb.val(parts)))
    .execute();
}

export async function readGoogleState(
  db: Kysely<Schema>,
  propertyId: PropertyId,
): Promise<GoogleState | undefined> {
  const row = await db
    .selectFrom('google_hotel')
    .select(['told_at', 'last_error', 'tries', 'due_at'])
    .where('property_id', '=', propertyId)
    .executeTakeFirst();
  return row && { toldAt: row.told_at, lastError: row.last_error, tries: row.tries, dueAt: row.due_at };
}

/** Has everything told again, now. */
export async function tellAgain(db: Kysely<Schema>, propertyId: PropertyId, now: Date): Promise<void> {
  await db.deleteFrom('google_told').where('property_id', '=', propertyId).execute();
  await sql`
    INSERT INTO google_hotel AS g (property_id, due_at, round) VALUES (${propertyId}, ${now}, 1)
    ON CONFLICT (property_id) DO UPDATE SET due_at = excluded.due_at, tries = 0, round = g.round + 1`.execute(
    db,
  );
}
