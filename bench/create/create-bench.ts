import { withServedPortico } from '../served/with-served-portico.ts';
import type { Table } from '../table.ts';
import { importBenchHotel } from './bench-hotel.ts';
import { measureCreate } from './measure-create.ts';
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
