import { setTimeout } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import { isRetryable } from './retryable.ts';
import { RolledBack } from './rollback-with.ts';
import type { Schema } from './schema.types.ts';

export interface TransactionOptions {
  /** Longest wait for one lock, milliseconds; 3 s unless told. */
  readonly lockTimeoutMs?: number;
  /** Longest run of one statement, milliseconds; 5 s unless told. */
  readonly statementTimeoutMs?: number;
  /** A number from 0 up to 1, spreading the tries of those who collided. */
  readonly random?: () => number;
  readonly delay?: (milliseconds: number) => Promise<unknown>;
}

const TRIES = 8;

/**
 * Runs `work` in one read committed transaction and answers what it returns. The whole transaction is tried
 * again, up to 8 times, when the database gives it up for a deadlock, a serialization failure or a lock not had in
 * time; `work` must therefore do nothing outside the database. Any other error, and the last of these, is thrown
 * after a rollback. `rollbackWith` undoes the transaction and still answers a value. See docs/locking.md.
 */
export async function inTransaction<T>(
  database: Database,
  work: (tx: Transaction<Schema>) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  const { random = Math.random, delay = setTimeout } = options;
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(database, work, options);
    } catch (error) {
      if (error instanceof RolledBack) return error.value as T;
      if (!isRetryable(error) || attempt === TRIES) throw error;
      await delay(pause(attempt, random()));
    }
  }
}

function runOnce<T>(
  database: Database,
  work: (tx: Transaction<Schema>) => Promise<T>,
  { lockTimeoutMs = 3_000, statementTimeoutMs = 5_000 }: TransactionOptions,
): Promise<T> {
  return database.kysely
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (tx) => {
      await sql`SELECT set_config('lock_timeout', ${`${lockTimeoutMs}ms`}, true),
                       set_config('statement_timeout', ${`${statementTimeoutMs}ms`}, true)`.execute(tx);
      return work(tx);
    });
}

/** Milliseconds before the next try: up to 20, 40, 80 … 1,280, at least half of it. */
function pause(attempt: number, random: number): number {
  return 10 * 2 ** attempt * (0.5 + random / 2);
}
