import { performance } from 'node:perf_hooks';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { stayDates } from '@portico/domain/calendar/stay';
import { withClient } from '@portico/testing/database/with-client';
import type { Sample } from '../load/send-load.ts';
import { bookBarely, type BarePart } from './bare-transaction.store.ts';
import { stayOf } from './bench-hotel.ts';
import type { Paid } from './create-requests.ts';

export interface BareLoad {
  readonly databaseUrl: string;
  readonly paid: Paid;
  readonly part: BarePart;
  readonly today: LocalDate;
  readonly nextNumber: () => number;
  readonly connections: number;
  readonly seconds: number;
}

/** Writes bookings straight to the database at full speed, one at a time on each connection. */
export async function bareLoad({
  databaseUrl,
  paid,
  part,
  today,
  nextNumber,
  ...load
}: BareLoad): Promise<Sample> {
  const latencies: number[] = [];
  let begun = 0;
  const workers = Array.from({ length: load.connections }, () =>
    withClient(databaseUrl, async (client) => {
      begun ||= performance.now();
      const end = begun + load.seconds * 1_000;
      for (let before = performance.now(); before < end; before = performance.now()) {
        await bookBarely(client, paid, stayDates(stayOf(nextNumber(), today)), new Date(), part);
        latencies.push(performance.now() - before);
      }
    }),
  );
  await Promise.all(workers);
  return { latencies, perSecond: (latencies.length * 1_000) / (performance.now() - begun) };
}
