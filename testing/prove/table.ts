import type { Proved } from './prove-line.ts';

const columns = [
  'what',
  'runs',
  'confirmed',
  'oversold',
  'charged without a room',
  'room without its charge',
  'mails missing',
  'drift',
  'drift reported',
  'wrong outcomes',
];

/** The lines as a table, figures right-aligned. */
export function tableOf(proved: readonly Proved[]): string {
  const rows = [columns, ...proved.map(cellsOf)];
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    ),
  );
  const errors = proved.flatMap(({ name, error }) => (error === undefined ? [] : [`${name}: ${error}`]));
  return ['', ...lines.map((cells) => cells.join('  ')), ...errors].join('\n');
}

function cellsOf({ name, runs, figures, hasPassed }: Proved): string[] {
  const counts =
    figures === undefined
      ? columns.slice(2).map(() => '?')
      : [
          figures.confirmed,
          figures.oversold,
          figures.chargedWithoutRoom,
          figures.roomWithoutCharge,
          figures.mailsMissing,
          figures.drift,
          figures.driftFound,
          figures.notKept,
        ].map(String);
  return [`${hasPassed ? 'ok  ' : 'FAIL'} ${name}`, String(runs), ...counts];
}
