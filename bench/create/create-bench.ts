import { performance } from 'node:perf_hooks';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { stayDates } from '@portico/domain/calendar/stay';
import { withClient } from '@portico/testing/database/with-client';
import { median, milliseconds, quantile, ratio, whole } from '../figures.ts';
import { inTurn } from '../load/in-turn.ts';
import { sendLoad, type Sample } from '../load/send-load.ts';
import { databaseTime, processorTime } from '../load/server-figures.ts';
import { withServedPortico, type ServedPortico } from '../served/with-served-portico.ts';
import type { Table } from '../table.ts';
import { todayInLondon } from '../today.ts';
import { bookBarely, letMailsGo, markMailsAsSent, type BarePart } from './bare-transaction.store.ts';
import { importBenchHotel, stayOf } from './bench-hotel.ts';
import { createRequest, type Paid } from './create-requests.ts';
import { warmUp } from './warm-up.ts';

const CONNECTIONS = [8, 32];

/** Bookings per second and their parts, against bare writes of the same rows to the same database. */
export function createBench(isShort: boolean): Promise<Table[]> {
  const size = isShort ? { rounds: 1, seconds: 1 } : { rounds: 3, seconds: 2 };
  const measure = async (url: string, databaseUrl: string) => {
    await importBenchHotel(databaseUrl);
    await warmUp({ url, databaseUrl });
    const tables: Table[] = [];
    for (const connections of CONNECTIONS) {
      const load = { ...size, connections };
      const byCard = await measureCreate({ url, databaseUrl }, 'by card', load);
      const atTheHotel = await measureCreate({ url, databaseUrl }, 'at the hotel', load);
      tables.push({
        title: `Booking over ${connections} connections`,
        columns: ['what', 'p50 ms', 'p95 ms', 'per second', 'server ms', 'database ms', 'times the floor'],
        rows: [...byCard, ...atTheHotel],
        note: `One booking at a time on each; the acquirer answers at once. Server and database: processor time for one.`,
      });
    }
    return tables;
  };
  return withServedPortico(({ url, databaseUrl }) => measure(url, databaseUrl), {
    // A client may send its next request before the server has released the slot of the last.
    bookingsAtOnce: 2 * Math.max(...CONNECTIONS),
  });
}

interface Load {
  readonly connections: number;
  readonly seconds: number;
  readonly rounds: number;
}

/** With the processor time of one booking, in seconds. */
interface Timed extends Sample {
  readonly server: number;
  readonly database: number;
}

/** Table rows: a booking, the same without its mails, and the database's time alone for its parts. */
function measureCreate(
  { url, databaseUrl }: Pick<ServedPortico, 'url' | 'databaseUrl'>,
  paid: Paid,
  { rounds, ...load }: Load,
): Promise<string[][]> {
  const today = todayInLondon();
  let number = 0;
  const nextNumber = () => number++;
  const requests = [createRequest(paid, today, nextNumber)];
  const isGood = (body: string) => body.includes('"Success":true');

  return withClient(databaseUrl, async (client) => {
    const timed = async (take: () => Promise<Sample>): Promise<Timed> => {
      const [server, database] = [await processorTime(url), await databaseTime(client)];
      const sample = await take();
      const count = sample.latencies.length;
      return {
        ...sample,
        server: ((await processorTime(url)) - server) / count,
        database: ((await databaseTime(client)) - database) / count,
      };
    };
    const book = () => timed(() => sendLoad({ url, requests, isGood, ...load }));
    const bookWithMails = async () => {
      await letMailsGo(client);
      try {
        return await book();
      } finally {
        await markMailsAsSent(client);
      }
    };
    const barely = (part: BarePart) => () =>
      timed(() => bareLoad({ databaseUrl, paid, part, today, nextNumber, ...load }));
    await markMailsAsSent(client);
    const taken = await inTurn(
      [bookWithMails, book, barely('rows, key and price'), barely('rows and key'), barely('rows')],
      rounds,
    );
    const names = [
      `booking paid ${paid}, its mails sent meanwhile`,
      'the same, its mails left out',
      '– its rows, key and price',
      '– its rows and key',
      `– its rows: ${paid === 'by card' ? 'two bare transactions' : 'a bare transaction'}`,
    ];
    return taken.map(({ samples, timesFloor }, place) => [
      names[place] ?? '',
      ...figures(samples),
      ratio(timesFloor),
    ]);
  });
}

function figures(samples: readonly Timed[]): string[] {
  const latencies = samples.flatMap((sample) => sample.latencies);
  return [
    milliseconds(quantile(latencies, 0.5)),
    milliseconds(quantile(latencies, 0.95)),
    whole(median(samples.map(({ perSecond }) => perSecond))),
    milliseconds(1_000 * median(samples.map(({ server }) => server))),
    milliseconds(1_000 * median(samples.map(({ database }) => database))),
  ];
}

interface BareLoad {
  readonly databaseUrl: string;
  readonly paid: Paid;
  readonly part: BarePart;
  readonly today: LocalDate;
  readonly nextNumber: () => number;
  readonly connections: number;
  readonly seconds: number;
}

/** Writes bookings straight to the database at full speed, one at a time on each connection. */
async function bareLoad({ databaseUrl, paid, part, today, nextNumber, ...load }: BareLoad): Promise<Sample> {
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
