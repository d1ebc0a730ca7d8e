import { createTestDatabase } from '@portico/testing/database/test-database';
import { sql } from 'kysely';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const page = new URL('../../../docs/privacy.md', import.meta.url);

/** The cells of each row of the table under a heading of the page. */
function rowsUnder(text: string, heading: string): string[][] {
  const section = text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(2).map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

const named = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

test('docs/privacy.md states for every column whether it has personal data, and if so why and until when', async () => {
  const text = await readFile(page, 'utf8');
  const personal = rowsUnder(text, 'Columns with personal data');
  const others = rowsUnder(text, 'Columns without personal data');
  expect(personal.filter((cells) => cells.length !== 4 || cells.includes(''))).toEqual([]);
  const listed = [
    ...personal.flatMap(([columns]) => named(columns)),
    ...others.flatMap(([table, columns]) => named(columns).map((column) => `${named(table)[0]}.${column}`)),
  ];

  const db = await createTestDatabase();
  const { rows } = await sql<{ column: string }>`
    SELECT table_name || '.' || column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public'`.execute(db.database.kysely);
  await db.drop();
  expect(listed.toSorted()).toEqual(rows.map(({ column }) => column).toSorted());
});
