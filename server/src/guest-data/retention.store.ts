import { sql, type Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import type { RetainedRows } from './retained-rows.ts';

/**
 * Deletes rows older than that instant, oldest first and at most `limit`, except those that a request has locked.
 * Returns how many.
 */
export async function forgetRows(
  db: Kysely<Schema>,
  { table, key, since }: Pick<RetainedRows, 'table' | 'key' | 'since'>,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<number> {
  const rows = sql.table(table);
  const keys = sql.join(key.map((column) => sql.ref(column)));
  const at = sql.ref(since);
  const { numAffectedRows } = await sql`
    DELETE FROM ${rows} WHERE (${keys}) IN (
      SELECT ${keys} FROM ${rows} WHERE ${at} < ${before}
      ORDER BY ${at}
      LIMIT ${limit}
      FOR UPDATE SKIP LOCKED)`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
