import { milliseconds, quantile, ratio, whole } from '../figures.ts';
import type { Table } from '../table.ts';
import { sentOf, type Counted } from './counted.ts';
import type { ByKind, LoadResult } from './load-main.ts';
import type { Wrong } from './what-is-wrong.ts';

/** One health path; latencies in milliseconds. */
export interface Health {
  readonly latencies: number[];
  /** No response, or a status other than 200. */
  failed: number;
}

/** Latencies in milliseconds, rates per second. */
export interface Overload {
  readonly seconds: number;
  readonly rate: ByKind<number>;
  readonly overload: LoadResult;
  readonly untilCalm: ByKind<number>;
  readonly health: { readonly healthz: Health; readonly readyz: Health };
  readonly wrong: Wrong;
}

const NOTE = `R: worked on a second with 30 bookings and 8 searches at once. Refused: 503; the first two times are of those, the
other two of what was worked on. Sent by a process of its own, evenly, over connections that are open already.`;

export function overloadTables(found: Overload): Table[] {
  const { seconds, rate, overload, health } = found;
  const row = (name: keyof ByKind<unknown>) => {
    const counted = overload[name];
    const worked = counted.worked.length / seconds;
    return [
      name,
      whole(rate[name]),
      whole(sentOf(counted) / seconds),
      whole(counted.unsent / seconds),
      percent(counted),
      ...halfAndMost(counted.refused),
      ratio(worked / rate[name]),
      ...halfAndMost(counted.worked),
      found.untilCalm[name].toFixed(1),
    ];
  };
  return [
    {
      title: `Ten times too much, for ${seconds} seconds`,
      columns: [
        'what',
        'R',
        'sent a second',
        'unsent',
        'refused',
        'p50 ms',
        'p99 ms',
        'worked on, of R',
        'p50 ms',
        'p99 ms',
        's until as before',
      ],
      rows: [row('bookings'), row('searches')],
      note: NOTE,
    },
    {
      title: 'Health meanwhile',
      columns: ['path', 'asked', 'not 200', 'p50 ms', 'p99 ms'],
      rows: (['healthz', 'readyz'] as const).map((name) => {
        const { latencies, failed } = health[name];
        return [`/${name}`, whole(latencies.length + failed), whole(failed), ...halfAndMost(latencies)];
      }),
      note: 'Twice a second, each on a new connection.',
    },
    { title: 'Afterwards', columns: ['what', 'found'], rows: afterwards(found) },
  ];
}

function afterwards({ overload, wrong }: Overload): string[][] {
  const { bookings, searches } = overload;
  return [
    ['503 without Retry-After', whole(bookings.bare + searches.bare)],
    ['answers that were neither 200 nor 503, and none', whole(bookings.failed + searches.failed)],
    ['bookings in the database', whole(wrong.bookings)],
    ['nights that are full', whole(wrong.fullNights)],
    ['rooms sold beyond the allotment', whole(wrong.oversold)],
    ['nights still held, once recovery has had its time', whole(wrong.held)],
    ['drift', whole(wrong.drift)],
  ];
}

const halfAndMost = (latencies: readonly number[]) =>
  [0.5, 0.99].map((share) => milliseconds(quantile(latencies, share)));

const percent = (counted: Counted) => `${((100 * counted.refused.length) / sentOf(counted)).toFixed(1)} %`;
