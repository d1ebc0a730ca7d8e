import { setTimeout } from 'node:timers/promises';
import { providersOf } from '@portico/server/payments/providers';
import { reconcile } from '@portico/server/operations/reconcile/reconcile';
import { readCountedNights } from '@portico/server/operations/reconcile/counts.store';
import type { Database } from '@portico/server/platform/database/database';
import { OVERLOAD_PROPERTY } from './overload-hotel.ts';

/** The state of the hotel's tables afterwards. */
export interface Wrong {
  readonly bookings: number;
  /** Nights without a free room. */
  readonly fullNights: number;
  /** Room nights beyond the allotment, by its counters or by the bookings. */
  readonly oversold: number;
  /** Room nights still held for a payment. */
  readonly held: number;
  /** Findings of the nightly reconciliation, without the provider's books: the stand-in has none. */
  readonly drift: number;
}

/** Recovery queries a payment a minute after its start, and then every 15 s. */
const RECOVERY_SECONDS = 100;

/** Reads once no night is held, or once the time for recovery is over. */
export async function whatIsWrong(database: Database): Promise<Wrong> {
  for (let second = 0; second < RECOVERY_SECONDS && (await readHeld(database)) > 0; second++)
    await setTimeout(1_000);
  const report = await reconcile({ database, clock: { now: () => new Date() }, providers: providersOf() });
  const nights = await readCountedNights(database.kysely, OVERLOAD_PROPERTY);
  const over = nights.map((night) =>
    Math.max(0, night.sold + night.held - night.most, night.soldBooked + night.heldBooked - night.most),
  );
  return {
    bookings: report.bookings,
    fullNights: nights.filter(({ sold, most }) => sold === most).length,
    oversold: sum(over),
    held: sum(nights.map(({ held }) => held)),
    drift: report.drift.length,
  };
}

async function readHeld({ kysely }: Database): Promise<number> {
  const nights = await readCountedNights(kysely, OVERLOAD_PROPERTY);
  return sum(nights.map(({ held }) => held));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
