import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Schema } from './schema.types.ts';

/** Rows of a table, passed as one value. */
export interface RowsAsJson {
  /** Their columns, comma-separated. */
  readonly columns: RawBuilder<unknown>;
  readonly names: readonly string[];
  readonly rows: RawBuilder<unknown>;
}

/**
 * Rows, at least one, all with the same columns. The statement's text is the same for any number of them, so it is
 * prepared once. A JSON column takes its value, not its text.
 */
export function rowsAsJson<Name extends keyof Schema & string>(
  table: Name,
  rows: readonly Partial<Selectable<Schema[Name]>>[],
): RowsAsJson {
  const names = Object.keys(rows[0] ?? {});
  return {
    columns: sql.join(names.map((name) => sql.ref(name))),
    names,
    rows: sql`jsonb_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`,
  };
}
