import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** True when the database has been through these versions; throws when it cannot be asked. */
export async function isMigrated({ kysely }: Database, versions: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ version: number }>`SELECT version FROM migration`.execute(kysely);
  const applied = new Set(rows.map((row) => row.version));
  return versions.every((version) => applied.has(version));
}
