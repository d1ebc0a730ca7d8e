import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { CannotStart } from '../cannot-start.ts';
import { isRetryable } from './retryable.ts';

const RUNNER_LOCK = 7_040_001;
const ASK_AGAIN_MS = 100;
/** Every other statement on the table queues behind one that waits, so it waits shortly and often. */
const LOCK_TIMEOUT_MS = 1_000;
const PAUSE_MS = 1_000;
const TRIES = 300;

/**
 * Runs `work` in a transaction, one at a time over all servers; its end releases the lock, even behind pgbouncer. Tries
 * again while others lock a table, and throws CannotStart, naming `what`, after ten minutes.
 */
export async function runAlone<T>(client: pg.Client, what: string, work: () => Promise<T>): Promise<T> {
  for (let tried = 1; tried <= TRIES; tried++) {
    try {
      const { result } = await untilTaken(client, work);
      return result;
    } catch (error) {
      if (!isRetryable(error)) throw error;
      await delay(PAUSE_MS);
    }
  }
  throw new CannotStart(
    `${what} could not lock its table: another transaction, such as a backup, keeps it; start again once that has ended`,
  );
}

/** Asks instead of waiting: an index that another server builds waits for each transaction that has seen rows. */
async function untilTaken<T>(client: pg.Client, work: () => Promise<T>): Promise<{ readonly result: T }> {
  for (;;) {
    const done = await runIfFree(client, work);
    if (done !== undefined) return done;
    await delay(ASK_AGAIN_MS);
  }
}

async function runIfFree<T>(
  client: pg.Client,
  work: () => Promise<T>,
): Promise<{ readonly result: T } | undefined> {
  await client.query('BEGIN');
  try {
    const isFree = await takeLock(client);
    await client.query(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
    const done = isFree ? { result: await work() } : undefined;
    await client.query('COMMIT');
    return done;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function takeLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS taken', [
    RUNNER_LOCK,
  ]);
  return rows[0]?.taken === true;
}
