/** Text of any kind, or a figure. */
export type CsvCell = string | number;

/** A spreadsheet takes a text that begins so for a formula, spaces before it or not, and in full width too. */
const FORMULA = /^\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]|^[\t\r\n]/;

/**
 * Rows as CSV that Excel, LibreOffice and Google Sheets open as they are: UTF-8 with a byte order mark, commas, CRLF. A
 * text that a spreadsheet would run has an apostrophe before it; figures stay figures. Rule: docs/desk.md, "Finding
 * bookings".
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;
}

function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n;\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
