/** Results of a benchmark, one row per measurement; each row has one cell per column. */
export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly note?: string;
}

/** A table as Markdown; the first column is text, the others are figures. */
export function toMarkdown({ title, columns, rows, note }: Table): string {
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => pad(cell, widths[index] ?? 0, index === 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width, index) => (index === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  const parts = [`### ${title}`, [line(columns), rule, ...rows.map(line)].join('\n'), note ?? []].flat();
  return parts.join('\n\n');
}

function pad(cell: string, width: number, isText: boolean): string {
  return isText ? cell.padEnd(width) : cell.padStart(width);
}
