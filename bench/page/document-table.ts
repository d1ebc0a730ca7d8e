import { kilobytes, whole } from '../figures.ts';
import type { Table } from '../table.ts';
import { bytesOf, untilPaint, untilUsable } from './page-figures.ts';
import type { Visit } from './visit.ts';
import type { Documents } from './visit-documents.ts';

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
