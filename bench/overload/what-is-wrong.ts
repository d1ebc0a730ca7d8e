import { setTimeout } from 'node:timers/promises';
import { providersOf } from '@portico/server/payments/providers';
import { reconcile } from '@portico/server/operations/reconcile/reconcile';
import { readCountedNights } from '@portico/server/operations/reconcile/counts.store';
import type { Database } from '@portico/server/platform/database/database';
import { OVERLOAD_PROPERTY } from './overload-hotel.ts';

/** What the tables of the hotel hold when all is over. */
export interface Wrong {
  readonly bookings: number;
  /** Nights that have no room left. */
  readonly fullNights: number;
  /** Rooms times nights beyond the allotment, by their own counts or by the bookings. */
  readonly oversold: number;
  /** Rooms times nights still kept for a payment. */
  readonly held: number;
  /** What the nightly reconciliation finds, the provider's books aside: the stand-in keeps none. */
  readonly drift: number;
}

/** Recovery asks about a payment a minute after it began, and every 15 s. */
const RECOVERY_SECONDS = 100;

/** Reads once no night is held any more, or recovery has had its time. */
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
