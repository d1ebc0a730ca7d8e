import { setTimeout } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { isConnectionLost } from './connection-lost.ts';
import type { Database } from './database.ts';
import { isRetryable } from './retryable.ts';
import { RolledBack } from './rollback-with.ts';
import type { Schema } from './schema.types.ts';

export interface TransactionOptions {
  /** Whether the work may run again after it was committed: a lost connection does not reveal that. */
  readonly retryable?: boolean;
  /** A number from 0 up to 1, to spread the retries of colliding transactions. */
  readonly random?: () => number;
  readonly delay?: (milliseconds: number) => Promise<unknown>;
}

const TRIES = 8;
const FIRST_PAUSE_MS = 20;
/** Retries after a lost connection wait 2.5 to 5 s in all, time for a database to restart. */
const FIRST_PAUSE_LOST_MS = 40;

/**
 * Runs `work` in one read committed transaction, within the limits of database.ts, and returns its result.
 * The whole transaction is retried, up to 8 times, after a deadlock, a serialization failure or a lock timeout; if
 * `retryable`, also after a lost connection. `work` must therefore have no effect outside the database. Any other
 * error, and the last of these, is thrown after a rollback. `rollbackWith` undoes the transaction and still returns a
 * value. See docs/locking.md, "Timeouts and retries".
 */
export async function inTransaction<T>(
  database: Database,
  work: (tx: Transaction<Schema>) => Promise<T>,
  { retryable = false, random = Math.random, delay = setTimeout }: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.kysely.transaction().execute(work);
    } catch (error) {
      if (error instanceof RolledBack) return error.value as T;
      const isLost = retryable && isConnectionLost(error);
      if (!(isLost || isRetryable(error)) || attempt === TRIES) throw error;
      await delay(pause(attempt, isLost ? FIRST_PAUSE_LOST_MS : FIRST_PAUSE_MS, random()));
    }
  }
}

/** Milliseconds before the next try: up to the first pause, then twice, four times …; at least half of that. */
function pause(attempt: number, firstMs: number, random: number): number {
  return firstMs * 2 ** (attempt - 1) * (0.5 + random / 2);
}
