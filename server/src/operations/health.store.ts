import { sql } from 'kysely';
import { isOutOfRoom } from '../platform/database/out-of-room.ts';
import type { Database } from '../platform/database/database.ts';

/** Whether the database has these migrations; throws if it cannot be queried. */
export async function isMigrated({ kysely }: Database, versions: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ version: number }>`SELECT version FROM migration`.execute(kysely);
  const applied = new Set(rows.map((row) => row.version));
  return versions.every((version) => applied.has(version));
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
