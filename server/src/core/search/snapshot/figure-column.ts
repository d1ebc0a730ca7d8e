/** A figure of a rate by place. Most figures are alike on all nights that a hotel has: those are kept once. */
export interface FigureColumn {
  readonly days: number;
  /** Of all places, while `values` is undefined; undefined itself before the first is written. */
  alike: number | undefined;
  values: Int32Array | undefined;
}

export function figureColumn(days: number): FigureColumn {
  return { days, alike: undefined, values: undefined };
}

export function writeFigure(column: FigureColumn, places: readonly number[], figure: number): void {
  if (column.values === undefined) {
    column.alike ??= figure;
    if (column.alike === figure) return;
    column.values = new Int32Array(column.days).fill(column.alike);
  }
  for (const place of places) column.values[place] = figure;
}

/** Of a place that was written. */
export function readFigure(column: FigureColumn | undefined, place: number): number {
  if (column === undefined) return 0;
  return (column.values === undefined ? column.alike : column.values[place]) ?? 0;
}
