import { expect, test } from 'vitest';
import { cell, tablesOf } from './markdown-tables.fixture.ts';

const page = `# A page

Words.

## First

| a | \`b c\` |
| - | ------: |
| 1 | \`x\`   |
| 2 | |

## Without a table

Words.
`;

test('the rows of a table stand under the heading before it', () => {
  expect(tablesOf(page)).toEqual(
    new Map([
      [
        'First',
        [
          { a: '1', 'b c': 'x' },
          { a: '2', 'b c': '' },
        ],
      ],
    ]),
  );
});

test('a row that lacks a cell is no row', () => {
  expect(() => tablesOf('## X\n\n| a | b |\n| - | - |\n| 1 |\n')).toThrow('A row of 1 under 2 columns');
});

test('a misspelt column is an error, not an empty cell', () => {
  expect(() => cell({ a: '1' }, 'b')).toThrow('No column "b"');
});
