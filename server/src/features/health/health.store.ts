import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { MIGRATIONS_FOLDER, readMigrations } from '../../platform/database/migration-files.ts';

/** True when the database has been through every migration of this server; throws when it cannot be asked. */
export async function isMigrated({ kysely }: Database): Promise<boolean> {
  const files = await readMigrations(MIGRATIONS_FOLDER);
  const { rows } = await sql<{ version: number }>`SELECT version FROM migration`.execute(kysely);
  const applied = new Set(rows.map((row) => row.version));
  return files.every((file) => applied.has(file.version));
}
