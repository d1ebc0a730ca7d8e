import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../web/src');
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);

test('no colour of a pointer sticks after a tap: hover is asked for only where there is hover', () => {
  expect(sheets.length).toBeGreaterThan(40);
  for (const name of sheets) {
    const outside = readFileSync(path.join(folder, name), 'utf8').replaceAll(
      /@media \(hover: hover\) \{(?:[^{}]|\{[^{}]*\})*\}/g,
      '',
    );
    expect(outside, name).not.toContain(':hover');
  }
});
