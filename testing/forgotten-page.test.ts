import { readFileSync } from 'node:fs';
import path from 'node:path';
import { retainedRows } from '@portico/server/guest-data/retained-rows';
import { expect, test } from 'vitest';
import { repository } from './source-tree/source-files.ts';

test('docs/every-day.md lists all that a server forgets, and when, and nothing else', () => {
  const page = readFileSync(path.join(repository, 'docs/every-day.md'), 'utf8');
  const section = page.split('## Retention\n')[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  const documented = rows.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
  expect(documented).toEqual(retainedRows.map(({ what, retainedFor }) => [what, retainedFor]));
});
