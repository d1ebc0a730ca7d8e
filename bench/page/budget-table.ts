import { kilobytes, ratio } from '../figures.ts';
import type { Table } from '../table.ts';
import { beyond, bytesOf, countOf, untilPaint, untilUsable } from './page-figures.ts';
import type { Documents } from './visit-documents.ts';

/** One bounded figure: `size` in bytes, `count` otherwise. */
type Budget = readonly [what: string, kind: 'size' | 'count', cap: number, actual: number];

/** The caps on what a guest's phone loads, beside the actual figures. */
export function budgetTable({ search, rooms, checkout, group, withCalendar }: Documents): Table {
  const first = untilUsable(search);
  const budgets: Budget[] = [
    ['JavaScript until the search is usable', 'size', 150_000, bytesOf(first, 'js')],
    ['JavaScript until the search of a group is usable', 'size', 150_000, bytesOf(untilUsable(group), 'js')],
    ['JavaScript until the rooms are usable', 'size', 150_000, bytesOf(untilUsable(rooms), 'js')],
    ['JavaScript until the checkout is usable', 'size', 150_000, bytesOf(untilUsable(checkout), 'js')],
    ['requests to the first paint', 'count', 6, untilPaint(search).length],
    ['requests until the search is usable', 'count', 14, first.length],
    ['HTML of the search page', 'size', 20_000, bytesOf(search.loaded, 'html')],
    ['fonts', 'size', 60_000, bytesOf(search.loaded, 'font')],
    ['font files', 'count', 2, countOf(search.loaded, 'font')],
    ['images above the fold on a phone', 'size', 80_000, bytesOf(search.loaded, 'image')],
    [
      'calendar, loaded later',
      'size',
      45_000,
      bytesOf(beyond(withCalendar, [...first, ...rooms.loaded]), 'js'),
    ],
  ];
  return {
    title: 'What a phone loads, against its caps',
    columns: ['what', 'cap', 'actual', 'of the cap'],
    rows: budgets.map(([what, kind, cap, actual]) => {
      const figure = (value: number) => (kind === 'size' ? `${kilobytes(value)} kB` : String(value));
      return [what, figure(cap), figure(actual), ratio(actual / cap)];
    }),
    note: 'Brotli, as transferred; at 390 by 844, with nothing kept from before.',
  };
}
