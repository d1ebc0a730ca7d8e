import { setTimeout } from 'node:timers/promises';
import { withClient } from '@portico/testing/database/with-client';
import { BENCH_PROPERTY } from '../create/bench-hotel.ts';
import { importBenchHotel } from '../create/create-bench.ts';
import { createRequest } from '../create/create-requests.ts';
import { milliseconds, quantile, whole } from '../figures.ts';
import { sendLoad } from '../load/send-load.ts';
import { watchLatency } from '../load/watch-latency.ts';
import { withServedPortico } from '../served/with-served-portico.ts';
import type { Table } from '../table.ts';
import { todayInLondon } from '../today.ts';
import { holdBack, newestToken, release, whenAllAreSent } from './bench-mails.store.ts';
import { spending, type Spent } from './spending.ts';

/** Two per booking: to the guest and to the hotel. */
const MAILS = 2;
const WARM_UP_SECONDS = 2;

/** The cost of a booking's mails: the same bookings without and with them, and the mails alone. */
export function mailsBench(seconds: number): Promise<Table[]> {
  return withServedPortico(async ({ url, databaseUrl }) => {
    await importBenchHotel(databaseUrl);
    return withClient(databaseUrl, async (client) => {
      const spent = spending(url, client);
      let number = 0;
      const requests = [createRequest('at the hotel', todayInLondon(), () => number++)];
      const isGood = (body: string) => body.includes('"Success":true');
      const book = async (forSeconds: number) => {
        const load = { url, requests, isGood, connections: 8, seconds: forSeconds };
        return (await sendLoad(load)).latencies.length;
      };
      await book(WARM_UP_SECONDS);
      await whenAllAreSent(client);

      await holdBack(client);
      const without = await spent(() => book(seconds));
      const query = new URLSearchParams({
        propertyId: String(BENCH_PROPERTY),
        referenceNumber: await newestToken(client),
      });
      const status = `/api/Reservation/Status?${query.toString()}`;
      const calm = await watchLatency(url, status, () => setTimeout(seconds * 500));
      const alone = await spent(async () => {
        await release(client);
        await whenAllAreSent(client);
        return without.count * MAILS;
      });
      await holdBack(client);
      await book(seconds);
      await release(client);
      const busy = await watchLatency(url, status, () => whenAllAreSent(client));
      const both = await spent(async () => {
        const count = await book(seconds);
        await whenAllAreSent(client);
        return count;
      });
      return [costs({ without, alone, both }), waits(calm, busy)];
    });
  });
}

function costs({ without, alone, both }: Record<'without' | 'alone' | 'both', Spent>): Table {
  const row = (what: string, { count, seconds, server, database }: Spent) => [
    what,
    milliseconds((server * 1_000) / count),
    milliseconds((database * 1_000) / count),
    whole(count / seconds),
  ];
  return {
    title: 'Mails',
    columns: ['what', 'server ms', 'database ms', 'per second'],
    rows: [
      row('booking paid at the hotel, its mails held back', without),
      row('booking with its mails', both),
      row('mail, nothing else going on', alone),
    ],
    note: 'Milliseconds of processor time for each, of all threads and processes.',
  };
}

function waits(calm: readonly number[], busy: readonly number[]): Table {
  const row = (what: string, latencies: readonly number[]) => [
    what,
    ...[0.5, 0.95, 0.99].map((share) => milliseconds(quantile(latencies, share))),
  ];
  return {
    title: 'What a guest waits for a status',
    columns: ['what', 'p50 ms', 'p95 ms', 'p99 ms'],
    rows: [row('while nothing else goes on', calm), row('while mails are sent', busy)],
    note: 'Asked fifty times a second, each time on a new connection.',
  };
}
