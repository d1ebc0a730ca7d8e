/** What a spreadsheet would take for a formula. */
const FORMULA = /^\s*[=+\-@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20]|^[\t\r\n]/;

/**
 * Rows as CSV (RFC 4180) in UTF-8 with its mark, every cell quoted. A text that a spreadsheet would run as a formula has
 * an apostrophe before it; a number is written as it is. Rule: docs/desk.md, "Finding bookings".
 */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return `"${value}"`;
  const text = FORMULA.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
