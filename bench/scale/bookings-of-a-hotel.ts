import { fork } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { withClient } from '@portico/testing/database/with-client';
import type { Client } from 'pg';
import { BENCH_PROPERTY, importBenchHotel } from '../create/bench-hotel.ts';
import { book } from '../create/create-requests.ts';
import { warmUp } from '../create/warm-up.ts';
import { median, milliseconds, ratio, whole } from '../figures.ts';
import { rawAnswer } from '../load/raw-answer.ts';
import { withServedPortico } from '../served/with-served-portico.ts';
import type { Table } from '../table.ts';
import { todayInLondon } from '../today.ts';
import { copyBookings, disableAutovacuum, workForOthers } from './copy-bookings.store.ts';
import { searchOfStay } from './new-stays.ts';
import type { Reconciled } from './reconcile-main.ts';

interface Size {
  readonly bookings: readonly number[];
  readonly requests: number;
  readonly idleMs: number;
}

const full: Size = { bookings: [0, 200_000, 1_000_000], requests: 100, idleMs: 16_000 };
const short: Size = { bookings: [0, 200_000], requests: 60, idleMs: 5_000 };

/** Latency of each call, of the jobs and of a reconciliation as the number of bookings grows. */
export function bookingsOfAHotel(isShort: boolean): Promise<Table[]> {
  const size = isShort ? short : full;
  return withServedPortico(({ url, databaseUrl }) =>
    withClient(databaseUrl, async (client) => {
      const today = todayInLondon();
      await disableAutovacuum(client);
      await importBenchHotel(databaseUrl);
      const token = await book(url, 'by card', 0, today);
      const bench = { url, databaseUrl, client, today, token, ...size };
      await warmUp({ url, databaseUrl });
      // Keeps one-time costs of the server out of the figures.
      await measure({ ...bench, idleMs: 0 });
      const columns: Figures[] = [];
      let standing = 0;
      for (const bookings of size.bookings) {
        await copyBookings(client, token, bookings - standing);
        standing = bookings;
        columns.push(await measure(bench));
      }
      return [tableOf(size.bookings, columns)];
    }),
  );
}

type Figures = Readonly<Record<string, number>>;

interface Bench extends Size {
  readonly url: string;
  readonly databaseUrl: string;
  readonly client: Client;
  readonly today: LocalDate;
  readonly token: string;
}

let stays = 0;

async function measure(bench: Bench): Promise<Figures> {
  const { url, databaseUrl, client, today, token, requests, idleMs } = bench;
  const status = `/api/Reservation/Status?propertyId=${BENCH_PROPERTY}&referenceNumber=${token}`;
  const calls: Readonly<Record<string, () => Promise<unknown>>> = {
    'Search, ms': () => rawAnswer(url, searchOfStay(BENCH_PROPERTY, today, stays++)),
    'Create by card, ms': () => book(url, 'by card', stays++, today),
    'Status, ms': () => rawAnswer(url, { path: status }),
    '/metrics, ms': () => rawAnswer(url, { path: '/metrics' }),
  };
  const figures: Record<string, number> = {};
  for (const [name, call] of Object.entries(calls)) {
    const took: number[] = [];
    for (let request = 0; request < requests; request++) {
      const begun = performance.now();
      await call();
      took.push(performance.now() - begun);
    }
    figures[name] = median(took);
  }
  if (idleMs > 0) {
    // Time for the mails of these bookings to be sent.
    await setTimeout(12_000);
    figures['jobs of an idle server, ms of the database a second'] = await workForOthers(client, idleMs);
  }
  const { took, bookings, grown } = await reconciled(databaseUrl);
  figures['reconcile, µs a booking'] = (took * 1_000) / bookings;
  figures['reconcile, MB'] = grown / 1e6;
  return figures;
}

function tableOf(bookings: readonly number[], columns: readonly Figures[]): Table {
  const [first = {}] = columns;
  return {
    title: 'Bookings of a hotel',
    columns: ['what', ...bookings.map(whole), 'most, times none'],
    rows: Object.keys(first).map((name) => {
      const values = columns.map((figures) => figures[name] ?? Number.NaN);
      const [none = Number.NaN] = values;
      return [name, ...values.map(milliseconds), ratio(Math.max(...values) / none)];
    }),
    note: 'One request at a time, medians, beside the bookings that warm the server up. Goal: 1.1.',
  };
}

async function reconciled(databaseUrl: string): Promise<Reconciled> {
  const child = fork(fileURLToPath(new URL('./reconcile-main.js', import.meta.url)), [databaseUrl]);
  const [report] = (await once(child, 'message')) as [Reconciled];
  return report;
}
