import { sql } from 'kysely';
import { isOutOfRoom } from '../platform/database/out-of-room.ts';
import type { Database } from '../platform/database/database.ts';
import type { DatabaseState } from './cached-state.ts';

/**
 * Whether the database has these migrations and takes writes: `behind` without one of them, `ahead` once a newer one has
 * dropped what this version uses. Throws if it cannot be queried.
 */
export async function readState(
  { kysely }: Database,
  versions: readonly number[],
): Promise<Exclude<DatabaseState, 'unreachable'>> {
  const { rows } = await sql<{ version: number; unused_since: number | null; is_read_only: boolean }>`
    SELECT version, unused_since, current_setting('transaction_read_only') = 'on' AS is_read_only
    FROM migration`.execute(kysely);
  const known = Math.max(0, ...versions);
  if (rows.some((row) => row.version > known && (row.unused_since ?? 0) > known)) return 'ahead';
  const applied = new Set(rows.map((row) => row.version));
  if (!versions.every((version) => applied.has(version))) return 'behind';
  return rows.some((row) => row.is_read_only) ? 'read-only' : 'ok';
}

/** Whether a megabyte can be written, into a temporary table that is dropped at once. Never throws. */
export async function findRoom({ kysely }: Database): Promise<boolean> {
  try {
    await kysely.transaction().execute(async (tx) => {
      await sql`CREATE TEMPORARY TABLE room ON COMMIT DROP AS
        SELECT repeat('x', 1000) AS filling FROM generate_series(1, 1000)`.execute(tx);
    });
    return true;
  } catch (error) {
    // Without the right to create tables, the next booking will show it.
    return !isOutOfRoom(error);
  }
}
