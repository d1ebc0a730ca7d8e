import { sql } from 'kysely';
import { isOutOfRoom } from '../platform/database/out-of-room.ts';
import type { Database } from '../platform/database/database.ts';

/** True when the database has been through these versions; throws when it cannot be asked. */
export async function isMigrated({ kysely }: Database, versions: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ version: number }>`SELECT version FROM migration`.execute(kysely);
  const applied = new Set(rows.map((row) => row.version));
  return versions.every((version) => applied.has(version));
}

/** Whether a megabyte can be written, in a table that nobody else sees and that is gone at once. Never throws. */
export async function findRoom({ kysely }: Database): Promise<boolean> {
  try {
    await kysely.transaction().execute(async (tx) => {
      await sql`CREATE TEMPORARY TABLE room ON COMMIT DROP AS
        SELECT repeat('x', 1000) AS filling FROM generate_series(1, 1000)`.execute(tx);
    });
    return true;
  } catch (error) {
    // Where it may make no table the next booking will tell.
    return !isOutOfRoom(error);
  }
}
