import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { openGrants } from '@portico/server/access/grants';
import { openDatabase, type Database } from '@portico/server/platform/database/database';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { withClient } from '@portico/testing/database/with-client';
import { benchHotel } from '../create/bench-hotel.ts';
import { book, type Paid } from '../create/create-requests.ts';
import { BENCH_SECRET } from '../served/served-options.ts';
import { withServedPortico, type ServedPortico } from '../served/with-served-portico.ts';
import type { Table } from '../table.ts';
import { todayInLondon } from '../today.ts';
import { cancelBarely, checkInBarely, moveBarely, payBarely } from './bare-changes.store.ts';
import { cancelRequest, checkInRequest, moveRequest, payRequest } from './change-requests.ts';
import { copyBooking, holdMails } from './copied-bookings.store.ts';
import { CONNECTIONS, measureChange, neededFor, type Size } from './measure-change.ts';
import { insertInvoices } from './open-invoices.store.ts';

/** Each call that changes a booking or pays by link, against the bare writes of the same rows to the same database. */
export function changesBench(isShort: boolean): Promise<Table[]> {
  const size = isShort ? { rounds: 3, each: 80, warmUps: 25 } : { rounds: 5, each: 400, warmUps: 5 };
  return withServedPortico((portico) =>
    withBench(portico.databaseUrl, async (database) => {
      const rows = await measureAll(portico, database, size);
      const columns = ['what', 'p50 ms', 'p95 ms', 'per second', 'processor ms', 'times the floor'];
      const note = `${CONNECTIONS} connections, one at a time on each; the acquirer answers at once, and mails wait on both sides.\nProcessor: of the server, for one.`;
      return [{ title: 'Changes', columns, rows, note }];
    }),
  );
}

async function withBench<T>(databaseUrl: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(databaseUrl, { log: console, maxConnections: 1 });
  try {
    await insertHotel(database, hotelWithPreCheckIn(), new Date());
    return await work(database);
  } finally {
    await database.close();
  }
}

function hotelWithPreCheckIn(): PropertyFile {
  const file = benchHotel(todayInLondon());
  return { ...file, settings: { ...file.settings, preCheckIn: { daysBefore: 3, cardRequired: false } } };
}

function measureAll(portico: ServedPortico, database: Database, size: Size): Promise<string[][]> {
  const { url, databaseUrl } = portico;
  const today = todayInLondon();
  const count = neededFor(size);
  const grants = openGrants({
    database,
    clock: { now: () => new Date() },
    secrets: [BENCH_SECRET],
    isSecure: false,
  });
  return withClient(databaseUrl, async (client) => {
    /** Create makes one; the database copies it. */
    const booked = async (paid: Paid) =>
      copyBooking(client, await book(url, paid, 0, today), { count, today });
    const moved = await booked('at the hotel');
    const saved = await booked('at the hotel');
    const cancelled = await booked('by card');
    const invoices = await insertInvoices(client, count);
    await holdMails(client);
    // PostgreSQL otherwise takes up to a minute to learn the sizes of the tables.
    await client.query('ANALYZE');
    return [
      ...(await measureChange(portico, size, {
        name: 'a booking moved to other nights',
        things: moved,
        requestOf: (one) => moveRequest(one, grants),
        bare: moveBarely,
      })),
      ...(await measureChange(portico, size, {
        name: 'a paid booking cancelled',
        things: cancelled,
        requestOf: (one) => cancelRequest(one, grants),
        bare: cancelBarely,
      })),
      ...(await measureChange(portico, size, {
        name: 'pre-check-in saved',
        things: saved,
        requestOf: checkInRequest,
        bare: checkInBarely,
      })),
      ...(await measureChange(portico, size, {
        name: 'an invoice paid by link',
        things: invoices,
        requestOf: payRequest,
        bare: payBarely,
      })),
    ];
  });
}
