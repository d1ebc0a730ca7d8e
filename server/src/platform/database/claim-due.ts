import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from './schema.types.ts';

/** A table whose rows one process at a time works on, and tries again until they are done or dead. */
interface Leased {
  readonly table: 'webhook_message' | 'reservation_push';
  /** With the columns of `which` the key of the table. */
  readonly id: 'message_id' | 'reservation_id';
  /** A condition on its columns. */
  readonly which: RawBuilder<unknown>;
  /** Of the leased row, which is called `leased`. */
  readonly columns: RawBuilder<unknown>;
}

export interface Lease {
  readonly now: Date;
  readonly leaseUntil: Date;
  readonly limit: number;
}

/** A condition on such a row: to be worked on now, and nobody works on it. */
export const isDueQuery = (now: Date) =>
  sql`dead_at IS NULL AND due_at <= ${now} AND (lease_until IS NULL OR lease_until <= ${now})`;

/**
 * Leases up to `limit` due rows, oldest first; no other process gets them until the lease expires. Due rows are read
 * once: a plan that joined them again for each row would skip the rows it has locked, and lease all.
 */
export async function claimDue<Row>(
  db: Kysely<Schema>,
  { table, id, which, columns }: Leased,
  { now, leaseUntil, limit }: Lease,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    WITH due AS MATERIALIZED (
      SELECT ${sql.ref(id)} AS id FROM ${sql.table(table)}
      WHERE ${which} AND ${isDueQuery(now)}
      ORDER BY due_at, id
      LIMIT ${limit}
      FOR UPDATE SKIP LOCKED)
    UPDATE ${sql.table(table)} AS leased SET lease_until = ${leaseUntil}, tries = tries + 1
    FROM due
    WHERE ${which} AND ${sql.ref(`leased.${id}`)} = due.id
    RETURNING ${columns}`.execute(db);
  return rows;
}
