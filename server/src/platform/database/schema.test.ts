import { readFileSync } from 'node:fs';
import { createTestDatabase, type TestDatabase } from '@portico/testing/database/test-database';
import { sql } from 'kysely';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

/** Each table with its columns, as `name: type` in the order of the alphabet. */
type Tables = Record<string, string[]>;

/** How a column type is written in schema.types.ts. */
const writtenAs: Readonly<Record<string, string>> = {
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  text: 'string',
  uuid: 'string',
  date: 'string',
  boolean: 'boolean',
  jsonb: 'Json',
  'timestamp with time zone': 'Instant',
};

test('schema.types.ts says what a migrated database holds: tables, columns, types, nulls and defaults', async () => {
  expect(tablesOf('schema.types.ts')).toEqual(await migratedTables());
});

async function migratedTables(): Promise<Tables> {
  const { rows } = await sql<{ table: string; column: string; type: string; null: string; filled: boolean }>`
    SELECT table_name AS "table", column_name AS "column", data_type AS "type", is_nullable AS "null",
           column_default IS NOT NULL AS filled
    FROM information_schema.columns WHERE table_schema = 'public'`.execute(db.database.kysely);
  const tables: Tables = {};
  for (const row of rows) {
    const type = writtenAs[row.type] ?? row.type;
    const value = row.null === 'YES' ? `${type} | null` : type;
    (tables[row.table] ??= []).push(`${row.column}: ${row.filled ? `Generated<${value}>` : value}`);
  }
  return sorted(tables);
}

function tablesOf(file: string): Tables {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const interfaces = new Map(
    source.statements
      .filter(ts.isInterfaceDeclaration)
      .map((made) => [made.name.text, made.members.filter(ts.isPropertySignature)]),
  );
  const nameOf = (member: ts.PropertySignature) => member.name.getText(source);
  const typeOf = (member: ts.PropertySignature) => member.type?.getText(source) ?? '';
  const tables = (interfaces.get('Schema') ?? []).map((table) => [
    nameOf(table),
    (interfaces.get(typeOf(table)) ?? []).map((column) => `${nameOf(column)}: ${typeOf(column)}`),
  ]);
  return sorted(Object.fromEntries(tables) as Tables);
}

function sorted(tables: Tables): Tables {
  return Object.fromEntries(Object.entries(tables).map(([table, columns]) => [table, columns.toSorted()]));
}
