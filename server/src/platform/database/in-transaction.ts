import { setTimeout } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { isConnectionLost } from './connection-lost.ts';
import type { Database } from './database.ts';
import { isRetryable } from './retryable.ts';
import { RolledBack } from './rollback-with.ts';
import type { Schema } from './schema.types.ts';

export interface TransactionOptions {
  /** True where the work may run again although it was committed: a lost connection does not say which. */
  readonly retryable?: boolean;
  /** A number from 0 up to 1, spreading the tries of those who collided. */
  readonly random?: () => number;
  readonly delay?: (milliseconds: number) => Promise<unknown>;
}

const TRIES = 8;
const FIRST_PAUSE_MS = 20;
/** The pauses after a lost connection are 2.5 to 5 s in all: a database that is restarted comes back meanwhile. */
const FIRST_PAUSE_LOST_MS = 40;

/**
 * Runs `work` in one read committed transaction, within the limits of transaction-dialect.ts, and answers what it returns. The whole transaction is tried
 * again, up to 8 times, when the database gives it up for a deadlock, a serialization failure or a lock not had in
 * time, and where it is `retryable` when the connection is lost; `work` must therefore do nothing outside the
 * database. Any other error, and the last of these, is thrown after a rollback. `rollbackWith` undoes the transaction
 * and still answers a value. See docs/locking.md, "Timeouts and retries".
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

/** Milliseconds before the next try: up to the first pause, twice and four times it …, at least half of that. */
function pause(attempt: number, firstMs: number, random: number): number {
  return firstMs * 2 ** (attempt - 1) * (0.5 + random / 2);
}
