import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('rows are lines of cells, and the file says that it is UTF-8', () => {
  expect(
    csvOf([
      ['Date', 'Net'],
      ['2027-03-01', -12.5],
    ]),
  ).toBe('\uFEFFDate,Net\r\n2027-03-01,-12.5\r\n');
});

test.each([
  ['=1+1', `'=1+1`],
  ['+1', `'+1`],
  ['-1', `'-1`],
  ['@SUM(A1)', `'@SUM(A1)`],
  [' =1', `' =1`],
  ['\uFF1D1+1', `'\uFF1D1+1`],
  ['\n=1', `"'\n=1"`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['=HYPERLINK("http://evil.example","x")', `"'=HYPERLINK(""http://evil.example"",""x"")"`],
])('a text that a spreadsheet would run is a text: %j', (text, cell) => {
  expect(csvOf([[text]])).toBe(`\uFEFF${cell}\r\n`);
});

test.each([
  ['Twin, sea view', '"Twin, sea view"'],
  ['The "Loft"', '"The ""Loft"""'],
  ['two\nlines', '"two\nlines"'],
  ['a;b', '"a;b"'],
  ['Été', 'Été'],
])('a text that would break the row is quoted: %j', (text, cell) => {
  expect(csvOf([[text]])).toBe(`\uFEFF${cell}\r\n`);
});
