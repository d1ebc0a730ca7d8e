import { fork } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@portico/server/platform/database/database';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { withClient } from '@portico/testing/database/with-client';
import { median } from '../figures.ts';
import { rawAnswer } from '../load/raw-answer.ts';
import { propertyIdOf } from '../property-id.ts';
import { searchRequests } from '../search/search-requests.ts';
import { withServedPortico } from '../served/with-served-portico.ts';
import type { Table } from '../table.ts';
import { todayInLondon } from '../today.ts';
import { sendCounted, nothingCounted } from './counted.ts';
import type { LoadOptions, LoadResult } from './load-main.ts';
import { bookingRequest, overloadHotel } from './overload-hotel.ts';
import { overloadTables, type Health } from './overload-tables.ts';
import { rawConnection, rawRequest } from './raw-http.ts';
import { whatIsWrong } from './what-is-wrong.ts';

/** As many bookings at once as bench/served/serve.ts allows, and some searches; one of these keeps a processor busy. */
const AT_LIMITS = { bookings: 30, searches: 8 };
const AT_LIMITS_SECONDS = 10;
/** Until the server's code is compiled. */
const WARM_UP_SECONDS = 15;
const TIMES = 10;
const OPEN_CONNECTIONS = { bookings: 300, searches: 1_500 };
const CALM_SAMPLES = 30;
const GIVE_UP_MS = 60_000;
const HEALTH_EVERY_MS = 500;

/** Ten times the server's capacity for `seconds`: how much is rejected, how fast, and the state afterwards. */
export function overloadBench(seconds: number): Promise<Table[]> {
  return withServedPortico(async ({ url, databaseUrl }) => {
    const today = todayInLondon();
    const database = openDatabase(databaseUrl, { log: console, maxConnections: 1 });
    try {
      await insertHotel(database, overloadHotel(today), new Date());
      const port = Number(new URL(url).port);
      const propertyId = await propertyIdOf(url, 'QUAY');
      const target = { port, propertyId, today };

      let calmNumber = 1;
      const book = () => bookingRequest(calmNumber++, today);
      let searched = 0;
      const prepared = searchRequests(propertyId, today).map(rawRequest);
      const search = () => prepared[searched++ % prepared.length] ?? Buffer.alloc(0);

      await sendFromOutside({
        ...target,
        firstNumber: 1_000_000,
        seconds: WARM_UP_SECONDS,
        load: { kind: 'busy', connections: { bookings: 4, searches: 4 } },
      });
      // PostgreSQL otherwise takes up to a minute to learn the sizes of the tables.
      await withClient(databaseUrl, (client) => client.query('ANALYZE'));
      const calm = { bookings: await calmLatency(port, book), searches: await calmLatency(port, search) };

      const atLimits = await sendFromOutside({
        ...target,
        firstNumber: 2_000_000,
        seconds: AT_LIMITS_SECONDS,
        load: { kind: 'busy', connections: AT_LIMITS },
      });
      const rate = {
        bookings: atLimits.bookings.worked.length / AT_LIMITS_SECONDS,
        searches: atLimits.searches.worked.length / AT_LIMITS_SECONDS,
      };
      await setTimeout(2_000);

      const healthz = watchHealth(url, '/healthz');
      const readyz = watchHealth(url, '/readyz');
      const overload = await sendFromOutside({
        ...target,
        firstNumber: 3_000_000,
        seconds,
        load: {
          kind: 'arrivals',
          perSecond: { bookings: TIMES * rate.bookings, searches: TIMES * rate.searches },
          connections: OPEN_CONNECTIONS,
        },
      });
      const [booksAgain, searchesAgain] = await Promise.all([
        secondsUntilCalm(port, calm.bookings, book),
        secondsUntilCalm(port, calm.searches, search),
      ]);
      const health = { healthz: await healthz.stop(), readyz: await readyz.stop() };
      return overloadTables({
        seconds,
        rate,
        overload,
        health,
        untilCalm: { bookings: booksAgain, searches: searchesAgain },
        wrong: await whatIsWrong(database),
      });
    } finally {
      await database.close();
    }
  });
}

/** Sends a load from a separate process. Throws when that ends without a result. */
async function sendFromOutside(options: LoadOptions): Promise<LoadResult> {
  const child = fork(fileURLToPath(new URL('./load-main.js', import.meta.url)), [JSON.stringify(options)]);
  const ended = once(child, 'exit').then(() => undefined);
  const outcome = await Promise.race([once(child, 'message') as Promise<[LoadResult]>, ended]);
  if (outcome === undefined) throw new Error('The process that sends the load has failed');
  await ended;
  return outcome[0];
}

/** Milliseconds per request, sent sequentially; infinite unless the status is 200. */
async function oneAfterTheOther(port: number, samples: number, nextRequest: () => Buffer): Promise<number> {
  const counted = nothingCounted();
  const connection = await rawConnection(port);
  for (let sample = 0; sample < samples; sample++) await sendCounted(connection, nextRequest(), counted);
  connection.close();
  return counted.worked.length === samples ? median(counted.worked) : Number.POSITIVE_INFINITY;
}

/** The latency of an idle server. */
const calmLatency = (port: number, nextRequest: () => Buffer): Promise<number> =>
  oneAfterTheOther(port, CALM_SAMPLES, nextRequest);

/** Seconds from the call until the median of three in a row is at most twice the calm one. */
async function secondsUntilCalm(port: number, calm: number, nextRequest: () => Buffer): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < GIVE_UP_MS) {
    const latency = await oneAfterTheOther(port, 3, nextRequest);
    if (latency <= 2 * calm) break;
  }
  return (performance.now() - begun) / 1_000;
}

/** Requests a path twice a second on a new connection each time; `stop` returns the result. */
function watchHealth(url: string, path: string): { stop: () => Promise<Health> } {
  const health: Health = { latencies: [], failed: 0 };
  let isOver = false;
  const checkHealth = async () => {
    const begun = performance.now();
    try {
      await rawAnswer(url, { path });
      health.latencies.push(performance.now() - begun);
    } catch {
      health.failed += 1;
    }
  };
  const watch = async () => {
    const inFlight: Promise<void>[] = [];
    for (; !isOver; await setTimeout(HEALTH_EVERY_MS)) inFlight.push(checkHealth());
    await Promise.all(inFlight);
  };
  const watching = watch();
  return {
    stop: async () => {
      isOver = true;
      await watching;
      return health;
    },
  };
}
