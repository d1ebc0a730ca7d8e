/** One row of a table on a page: the text of each cell by column. */
export type Row = Readonly<Record<string, string>>;

/** For each heading of a page, the check of one row of its table. */
export type Checks = Readonly<Record<string, (row: Row) => void>>;

/** The rows of the tables under each second-level heading of a Markdown page. Headings without a table are omitted. */
export function tablesOf(page: string): ReadonlyMap<string, readonly Row[]> {
  const sections = page.split(/^## /m).slice(1);
  const tables = sections.map((section) => {
    const [heading = '', ...lines] = section.split('\n');
    return [heading.trim(), rowsOf(lines)] as const;
  });
  return new Map(tables.filter(([, rows]) => rows.length > 0));
}

/** A required cell. Throws an Error if the table has no such column. */
export function cell(row: Row, column: string): string {
  const text = row[column];
  if (text === undefined) throw new Error(`No column "${column}" beside "${Object.keys(row).join('", "')}"`);
  return text;
}

function rowsOf(lines: readonly string[]): Row[] {
  const rows: Row[] = [];
  let columns: readonly string[] | undefined;
  for (const line of lines) {
    if (!line.startsWith('|')) columns = undefined;
    else if (columns === undefined) columns = cellsOf(line);
    else if (!/^\|[\s:|-]+$/.test(line)) rows.push(rowOf(columns, cellsOf(line)));
  }
  return rows;
}

function rowOf(columns: readonly string[], cells: readonly string[]): Row {
  if (cells.length !== columns.length)
    throw new Error(`A row of ${cells.length} under ${columns.length} columns`);
  return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((text) => text.trim().replaceAll('`', ''));
}
