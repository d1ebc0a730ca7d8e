import { performance } from 'node:perf_hooks';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import { openDatabase, type Database } from '@portico/server/platform/database/database';
import { buildRatePlan, buildSeason, DOUBLE } from '@portico/testing/builders/hotel-file';
import { connectSystem } from '@portico/testing/database/connect-system';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { BENCH_PROPERTY, benchHotel } from '../create/bench-hotel.ts';
import { createRequest } from '../create/create-requests.ts';
import { warmUp } from '../create/warm-up.ts';
import { median, milliseconds, quantile, ratio } from '../figures.ts';
import { rawAnswer } from '../load/raw-answer.ts';
import { sendLoad } from '../load/send-load.ts';
import { withServedPortico } from '../served/with-served-portico.ts';
import type { Table } from '../table.ts';
import { todayInLondon } from '../today.ts';
import { writeBarely } from './bare-nights.store.ts';

const NIGHTS = 3 * 365;
const MOST_IN_MESSAGE = 10_000;
const FIRST_PLAN = 1_001;
const GUESTS = 4;

/** A channel manager sends all nights of a hotel again, alone and while guests search and book. */
export function refreshBench(isShort: boolean): Promise<Table[]> {
  const size = isShort ? { plans: 5, rounds: 1 } : { plans: 30, rounds: 3 };
  return withServedPortico(async ({ url, databaseUrl }) => {
    const database = openDatabase(databaseUrl, { log: console, maxConnections: 1 });
    try {
      await importPlans(database, size.plans);
      await warmUp({ url, databaseUrl });
      const system = { url, authorization: await connectSystem(database, BENCH_PROPERTY) };
      return [await tableOf(database, system, size)];
    } finally {
      await database.close();
    }
  });
}

interface System {
  readonly url: string;
  readonly authorization: string;
}

async function tableOf(
  database: Database,
  system: System,
  { plans, rounds }: { readonly plans: number; readonly rounds: number },
): Promise<Table> {
  let number = 100_000;
  const guests = (until: Promise<unknown>) => guestsUntil(system.url, () => number++, until);
  const alone: number[] = [];
  const beside: number[] = [];
  const floor: number[] = [];
  const undisturbed: number[] = [];
  const disturbed: number[] = [];
  // The first is a warm-up.
  for (let round = 0; round <= rounds; round++) {
    const taken = [await timed(() => refresh(system, plans, round * 2))];
    undisturbed.push(...(round === 0 ? [] : await guests(Promise.resolve())));
    const refreshing = timed(() => refresh(system, plans, round * 2 + 1));
    const latencies = await guests(refreshing);
    if (round === 0) continue;
    alone.push(...taken);
    beside.push(await refreshing);
    disturbed.push(...latencies);
    floor.push(await timed(() => writeBarely(database.kysely, BENCH_PROPERTY)));
  }
  const rows = [
    ['alone', alone, undisturbed],
    ['while guests search and book', beside, disturbed],
  ] as const;
  return {
    title: `All nights of 36 months x ${plans} rate plans sent again, each with another price`,
    columns: ['what', 'seconds', 'times the floor', 'guests p50 ms', 'guests p95 ms'],
    rows: rows.map(([name, took, latencies]) => [
      name,
      milliseconds(median(took) / 1_000),
      ratio(median(took) / median(floor)),
      milliseconds(median(latencies)),
      milliseconds(quantile(latencies, 0.95)),
    ]),
    note: `${Math.ceil((NIGHTS * (plans + 1)) / MOST_IN_MESSAGE)} messages of at most 10,000 nights, one after the other. Guests: ${GUESTS} connections, searches and bookings in turn; in the first row without the messages. Floor: the same rows of prices, inserted by one statement. Goal: below 10 s.`,
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Searches and books, a second at a time, at least once and until it has ended. */
async function guestsUntil(url: string, nextNumber: () => number, end: Promise<unknown>): Promise<number[]> {
  const state = { isOver: false };
  const over = end.finally(() => (state.isOver = true));
  const today = todayInLondon();
  const search = {
    method: 'POST' as const,
    path: '/api/Availability/Search',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      PropertyId: BENCH_PROPERTY,
      DateFrom: addDays(today, 30),
      DateTo: addDays(today, 32),
      Rooms: [{ NumberOfAdults: 2, NumberOfChildren: 0, NumberOfInfants: 0 }],
    }),
  };
  const requests = [search, createRequest('by card', today, nextNumber)];
  const latencies: number[] = [];
  do latencies.push(...(await sendLoad({ url, requests, connections: GUESTS, seconds: 1 })).latencies);
  while (!state.isOver);
  await over;
  return latencies;
}

/** Rooms and every night of every plan, in messages of the most nights that are taken. */
async function refresh({ url, authorization }: System, plans: number, turn: number): Promise<void> {
  const today = todayInLondon();
  const dates = Array.from({ length: NIGHTS }, (_, index) => addDays(today, index));
  const items = [
    ...dates.map((date) => ({ ...on(date), RoomsLeft: 9_000 })),
    ...Array.from({ length: plans }, (_, plan) =>
      dates.map((date, index) => ({
        ...on(date),
        RatePlanCode: String(FIRST_PLAN + plan),
        Prices: [{ Adults: 2, Amount: 100 + ((index + plan + turn) % 90) }],
        Open: true,
        MinStayOnArrival: 1 + ((index + turn) % 3),
        ClosedToArrival: (index + turn) % 7 === 0,
      })),
    ).flat(),
  ];
  for (let sent = 0; sent < items.length; sent += MOST_IN_MESSAGE) {
    const answer = await rawAnswer(url, {
      method: 'POST',
      path: '/api/Ari',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ Items: items.slice(sent, sent + MOST_IN_MESSAGE) }),
    });
    if (!answer.includes('"Success":true')) throw new Error(`A message was refused: ${answer.toString()}`);
  }
}

const on = (date: LocalDate) => ({ RoomTypeCode: String(DOUBLE), From: date, To: date });

async function importPlans(database: Database, plans: number): Promise<void> {
  const today = todayInLondon();
  const nights = { from: today, to: addDays(today, NIGHTS - 1) };
  const others = Array.from({ length: plans }, (_, plan) =>
    buildRatePlan({
      id: FIRST_PLAN + plan,
      code: `PLAN${plan}`,
      seasons: [buildSeason({ ...nights, price: { base: 100 } })],
    }),
  );
  await insertHotel(database, benchHotel(today, others), new Date());
}
