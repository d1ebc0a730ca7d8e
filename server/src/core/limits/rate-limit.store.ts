import type { PropertyId } from '@portico/domain/ids';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';

/** One row: what a subject has taken in one window. */
export interface Counted {
  readonly propertyId: PropertyId;
  readonly kind: string;
  /** Not in clear. */
  readonly subject: string;
  readonly from: Date;
  /** When the next window begins. */
  readonly to: Date;
}

/**
 * Adds `count` where that makes `most` at the most, in one statement, so that of any number at once no more get through.
 * Answers the count, or undefined where nothing was added. `count` is not above `most`.
 */
export async function addWithin(
  db: Kysely<Schema>,
  { propertyId, kind, subject, from, to }: Counted,
  { count, most }: { readonly count: number; readonly most: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ counted: number }>`
    INSERT INTO rate_limit AS r (property_id, kind, subject, window_start, window_end, counted)
    VALUES (${propertyId}, ${kind}, ${subject}, ${from}, ${to}, ${count})
    ON CONFLICT (property_id, kind, subject, window_start) DO UPDATE SET counted = r.counted + excluded.counted
      WHERE r.counted + excluded.counted <= ${most}
    RETURNING counted`.execute(db);
  return rows[0]?.counted;
}

/** How much is counted; 0 where nothing was. */
export async function readCounted(
  db: Kysely<Schema>,
  { propertyId, kind, subject, from }: Counted,
): Promise<number> {
  const { rows } = await sql<{ counted: number }>`
    SELECT counted FROM rate_limit
    WHERE property_id = ${propertyId} AND kind = ${kind} AND subject = ${subject} AND window_start = ${from}`.execute(
    db,
  );
  return rows[0]?.counted ?? 0;
}

/** Takes off what was added. */
export async function takeOff(
  db: Kysely<Schema>,
  { propertyId, kind, subject, from }: Counted,
  count: number,
): Promise<void> {
  await sql`
    UPDATE rate_limit SET counted = greatest(counted - ${count}, 0)
    WHERE property_id = ${propertyId} AND kind = ${kind} AND subject = ${subject} AND window_start = ${from}`.execute(
    db,
  );
}
