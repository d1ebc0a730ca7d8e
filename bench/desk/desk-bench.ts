import { performance } from 'node:perf_hooks';
import type { DeskAnswer, DeskTakes } from '@portico/contract/desk/desk-calls';
import { everyBooking } from '@portico/contract/desk/every-booking';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import type { ReservationId } from '@portico/domain/ids';
import { readBookingLines } from '@portico/server/desk/run/booking-lines.store';
import { openDatabase, type Database } from '@portico/server/platform/database/database';
import { withClient } from '@portico/testing/database/with-client';
import { BENCH_PROPERTY, importBenchHotel } from '../create/bench-hotel.ts';
import { book } from '../create/create-requests.ts';
import { median, milliseconds, quantile, ratio, whole } from '../figures.ts';
import { copyBookings, disableAutovacuum } from '../scale/copy-bookings.store.ts';
import { withServedPortico } from '../served/with-served-portico.ts';
import type { Table } from '../table.ts';
import { todayInLondon } from '../today.ts';
import { guestsOfYears } from './guests-of-years.ts';

type Takes = DeskTakes<'Bookings/Search'>;

/** The desk of one hotel with this many bookings: its searches, and a day. */
export function deskBench(isShort: boolean): Promise<Table[]> {
  const bookings = isShort ? 200_000 : 1_000_000;
  return withServedPortico(({ url, databaseUrl }) =>
    withClient(databaseUrl, async (client) => {
      const today = todayInLondon();
      await disableAutovacuum(client);
      await importBenchHotel(databaseUrl);
      const token = await book(url, 'by card', 0, today);
      await copyBookings(client, token, bookings, guestsOfYears);
      const database = openDatabase(databaseUrl, { log: console, maxConnections: 1 });
      try {
        const call = await logIn(url);
        const rows: string[][] = [];
        for (const [name, takes] of Object.entries(searches(today)))
          rows.push([name, ...(await figuresOf(call, database, takes))]);
        return [
          {
            title: `The desk: searches among ${whole(bookings)} bookings of one hotel`,
            columns: ['what', 'found', 'p50, ms', 'p95, ms', 'times the floor'],
            rows,
            note: 'Over HTTP, one at a time, with the counts of all tabs. Floor: the rows of the page by their keys. Goal: p95 below 100 ms.',
          },
        ];
      } finally {
        await database.close();
      }
    }),
  );
}

const REQUESTS = 60;
const all: Takes = { ...everyBooking, after: null, limit: 50 };

const searches = (today: LocalDate): Readonly<Record<string, Takes>> => ({
  'no filter, coming': { ...all, tab: 'coming', isLatestFirst: false },
  'no filter, all': all,
  'no filter, in house': { ...all, tab: 'in-house' },
  'a rare name': { ...all, find: 'surname77777' },
  'a name of one in a hundred, coming': { ...all, find: 'smith', tab: 'coming' },
  'the same, gone': { ...all, find: 'smith', tab: 'gone' },
  'two letters of a name': { ...all, find: 'su' },
  'first and last name': { ...all, find: 'given7 smith' },
  'an e-mail address': { ...all, find: 'guest77777@example.com' },
  'a telephone number without its country': { ...all, find: '0770 0077 777' },
  'a number of nothing': { ...all, find: 'K7QM4XRD2P' },
  'a name of nobody': { ...all, find: 'nobody at all' },
  'arrivals of a month': { ...all, arrival: { from: today, to: addDays(today, 30) } },
  'departures of a day three years ago': {
    ...all,
    departure: { from: addDays(today, -1_000), to: addDays(today, -1_000) },
  },
  'booked on a day': { ...all, booked: { from: addDays(today, -1), to: today } },
  'booked on a day three years ago': {
    ...all,
    booked: { from: addDays(today, -1_000), to: addDays(today, -1_000) },
  },
  'owing, all': { ...all, money: 'owing' },
  'a room type that nobody booked, coming': { ...all, tab: 'coming', roomTypeId: 1 },
  'a way of paying that nobody chose, gone': { ...all, tab: 'gone', paymentType: 'individual-invoice' },
});

async function figuresOf(call: Call, database: Database, takes: Takes): Promise<string[]> {
  const took: number[] = [];
  let answer = await call('Bookings/Search', takes);
  for (let request = 0; request < REQUESTS; request++) {
    const begun = performance.now();
    answer = await call('Bookings/Search', takes);
    took.push(performance.now() - begun);
  }
  const ids = await database.kysely
    .selectFrom('reservation')
    .select('reservation_id')
    .where('property_id', '=', BENCH_PROPERTY)
    .where(
      'reference_number',
      'in',
      answer.bookings.length === 0 ? [''] : answer.bookings.map(({ number }) => number),
    )
    .execute();
  const floor = await floorOf(
    database,
    ids.map(({ reservation_id: id }) => id),
  );
  const p50 = median(took);
  return [
    whole(answer.counts.all),
    milliseconds(p50),
    milliseconds(quantile(took, 0.95)),
    ids.length === 0 ? '' : ratio(p50 / floor),
  ];
}

async function floorOf({ kysely }: Database, ids: readonly ReservationId[]): Promise<number> {
  const took: number[] = [];
  for (let request = 0; request < REQUESTS; request++) {
    const begun = performance.now();
    await readBookingLines(kysely, BENCH_PROPERTY, ids);
    took.push(performance.now() - begun);
  }
  return median(took);
}

type Call = (name: 'Bookings/Search', takes: Takes) => Promise<DeskAnswer<'Bookings/Search'>>;

/** A member of staff of the demo. */
async function logIn(url: string): Promise<Call> {
  const post = (name: string, body: object, cookie = '') =>
    fetch(new URL(`/api/Desk/BENCH/${name}`, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const entered = await post('LogInAs', { role: 'reception' });
  const cookie = entered.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return async (name, takes) => {
    const answer = await post(name, takes, cookie);
    if (answer.status !== 200) throw new Error(`${name} answered ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as DeskAnswer<typeof name>;
  };
}
