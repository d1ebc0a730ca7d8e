import { openDatabase } from '@portico/server/platform/database/database';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { milliseconds, quantile, ratio, whole } from '../figures.ts';
import { inTurn } from '../load/in-turn.ts';
import { sendLoad, type Sample } from '../load/send-load.ts';
import { withServedPortico, type ServedPortico } from '../served/with-served-portico.ts';
import type { Table } from '../table.ts';
import { todayInLondon } from '../today.ts';
import { bareLoad } from './bare-load.ts';
import { benchHotel } from './bench-hotel.ts';
import { createRequest, type Paid } from './create-requests.ts';

const ROUNDS = 3;
const LOAD = { connections: 8, seconds: 3 };

/** Bookings a second, against the same rows written into the same database with nothing around them. */
export function createBench(): Promise<Table[]> {
  return withServedPortico(async (portico) => {
    await importBenchHotel(portico.databaseUrl);
    return [
      {
        title: 'Booking',
        columns: ['what', 'p50 ms', 'p95 ms', 'per second', 'times the floor'],
        rows: [...(await measure(portico, 'by card')), ...(await measure(portico, 'at the hotel'))],
        note: `${LOAD.connections} connections, one booking at a time on each; the acquirer answers at once.`,
      },
    ];
  });
}

export async function importBenchHotel(databaseUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl, { log: console, maxConnections: 1 });
  try {
    await insertHotel(database, benchHotel(todayInLondon()), new Date());
  } finally {
    await database.close();
  }
}

async function measure({ url, databaseUrl }: ServedPortico, paid: Paid): Promise<string[][]> {
  const today = todayInLondon();
  let number = 0;
  const nextNumber = () => number++;
  const requests = [createRequest(paid, today, nextNumber)];
  const isGood = (body: string) => body.includes('"Success":true');
  const {
    own,
    floor,
    ratio: timesFloor,
  } = await inTurn(
    () => sendLoad({ url, requests, isGood, ...LOAD }),
    () => bareLoad({ databaseUrl, paid, today, nextNumber, ...LOAD }),
    ROUNDS,
  );
  return [
    [`booking paid ${paid}`, ...figures(own), ratio(timesFloor)],
    [paid === 'by card' ? '– its two bare transactions' : '– its bare transaction', ...figures(floor), '1'],
  ];
}

function figures({ latencies, perSecond }: Sample): string[] {
  return [milliseconds(quantile(latencies, 0.5)), milliseconds(quantile(latencies, 0.95)), whole(perSecond)];
}
