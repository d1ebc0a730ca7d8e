import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '@portico/server/platform/database/database';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { withClient } from '@portico/testing/database/with-client';
import { propertyIdOf } from '../property-id.ts';
import { searchRequests } from '../search/search-requests.ts';
import { withServedPortico } from '../served/with-served-portico.ts';
import type { Table } from '../table.ts';
import { todayInLondon } from '../today.ts';
import { bookingRequest } from './booking-request.ts';
import { calmLatency, secondsUntilCalm } from './calm.ts';
import { overloadHotel } from './overload-hotel.ts';
import { overloadTables } from './overload-tables.ts';
import { rawRequest } from './raw-request.ts';
import { sendFromOutside } from './send-from-outside.ts';
import { watchHealth } from './watch-health.ts';
import { whatIsWrong } from './what-is-wrong.ts';

/** As many bookings at once as bench/served/serve.ts allows, and some searches; one of these keeps a processor busy. */
const AT_LIMITS = { bookings: 30, searches: 8 };
const AT_LIMITS_SECONDS = 10;
/** Until the server's code is compiled. */
const WARM_UP_SECONDS = 15;
const TIMES = 10;
const OPEN_CONNECTIONS = { bookings: 300, searches: 1_500 };

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
