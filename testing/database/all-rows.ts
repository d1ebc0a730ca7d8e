import type { Database } from '@portico/server/platform/database/database';
import { sql } from 'kysely';

/** Every row of every table, as text, except what hotels describe of themselves. */
export async function allRows({ kysely }: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_name NOT IN ('property', 'migration')`.execute(kysely);
  const texts = await Promise.all(
    rows.map(({ name }) => sql`SELECT * FROM ${sql.table(name)}`.execute(kysely)),
  );
  return JSON.stringify(texts.map((table) => table.rows));
}
