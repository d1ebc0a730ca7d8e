import { kilobytes, ratio, whole } from '../figures.ts';
import type { Table } from '../table.ts';
import type { FileKind, Loaded, Visit } from './visit.ts';
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

/** What each document loads before it is usable. */
export function documentTable({ search, rooms, checkout, group }: Documents): Table {
  const row = (name: string, visit: Visit) => {
    const loaded = untilUsable(visit);
    const sizes = (['html', 'css', 'js', 'font', 'image', 'answer'] as const).map((kind) =>
      kilobytes(bytesOf(loaded, kind)),
    );
    return [
      name,
      ...sizes,
      whole(untilPaint(visit).length),
      whole(loaded.length),
      whole(visit.usable - visit.firstPaint),
    ];
  };
  return {
    title: 'Each page until it is usable',
    columns: [
      'page',
      'HTML kB',
      'CSS kB',
      'JS kB',
      'fonts kB',
      'images kB',
      'answers kB',
      'requests to paint',
      'requests to usable',
      'ms from paint to usable',
    ],
    rows: [row('search', search), row('rooms', rooms), row('checkout', checkout), row('group', group)],
    note: 'On this computer, over loopback, no slowing down.',
  };
}

function bytesOf(loaded: readonly Loaded[], kind: FileKind): number {
  return loaded.filter((file) => file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
}

function countOf(loaded: readonly Loaded[], kind: FileKind): number {
  return loaded.filter((file) => file.kind === kind).length;
}

/** Requested before the first paint, the document included. */
const untilPaint = ({ loaded, firstPaint }: Visit): Loaded[] =>
  loaded.filter(({ requestedAt }) => requestedAt < firstPaint);

/** Requested before the page was usable. */
const untilUsable = ({ loaded, usable }: Visit): Loaded[] =>
  loaded.filter(({ requestedAt }) => requestedAt < usable);

/** What `others` do not contain. */
function beyond(loaded: readonly Loaded[], others: readonly Loaded[]): Loaded[] {
  const known = new Set(others.map(({ url }) => url));
  return loaded.filter(({ url }) => !known.has(url));
}
