import type { Table } from '../table.ts';

const columns = [
  'what',
  'connections',
  'p50 ms',
  'p95 ms',
  'per second',
  'µs',
  'kB sent',
  'times the floor',
  'p50',
  'p95',
  'µs',
  'times the bare route',
];

export const callTable = (title: string, rows: Table['rows']): Table => ({
  title,
  columns,
  rows,
  note: 'One request at a time on each connection. µs: processor time of the server for one.',
});
