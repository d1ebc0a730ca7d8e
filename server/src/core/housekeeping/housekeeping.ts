import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  forgetHolders,
  forgetKeys,
  forgetNightChanges,
  forgetPaymentEvents,
  forgetRateLimits,
} from './housekeeping.store.ts';

const AN_HOUR_MS = 60 * 60_000;
const KEYS_KEPT_MS = 24 * AN_HOUR_MS;
const NIGHT_CHANGES_KEPT_MS = AN_HOUR_MS;
/** The clocks of two servers may differ. */
const RATE_LIMITS_KEPT_MS = AN_HOUR_MS;
const HOLDERS_KEPT_MS = AN_HOUR_MS;
const PAYMENT_EVENTS_KEPT_MS = 30 * 24 * AN_HOUR_MS;

/** Rows of one statement, so that none holds locks for long. */
const BATCH = 1_000;

export interface HousekeepingDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** Rows of one statement; 1000 unless told. */
  readonly batch?: number;
}

/**
 * Forgets what nobody asks for any more: idempotency keys older than 24 hours, changes of nights older than an
 * hour, notices of the payment provider older than 30 days, what limits counted in windows over for an hour, and
 * who last held rooms an hour ago. Mails that were sent are kept. Rule: docs/operating.md, "What is forgotten".
 */
export async function keepHouse({ database, clock, batch = BATCH }: HousekeepingDeps): Promise<void> {
  const now = clock.now().getTime();
  const forget = async (statement: typeof forgetKeys, keptMs: number) => {
    const madeBefore = new Date(now - keptMs);
    let forgotten: number;
    do forgotten = await statement(database.kysely, { madeBefore, limit: batch });
    while (forgotten === batch);
  };
  await forget(forgetKeys, KEYS_KEPT_MS);
  await forget(forgetNightChanges, NIGHT_CHANGES_KEPT_MS);
  await forget(forgetPaymentEvents, PAYMENT_EVENTS_KEPT_MS);
  await forget(forgetRateLimits, RATE_LIMITS_KEPT_MS);
  await forget(forgetHolders, HOLDERS_KEPT_MS);
}
