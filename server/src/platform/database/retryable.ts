import pg from 'pg';
import { isPlanOutdated } from './plan-outdated.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const LOCK_NOT_AVAILABLE = '55P03';
const RETRYABLE = [SERIALIZATION_FAILURE, DEADLOCK, LOCK_NOT_AVAILABLE];

/** Whether a transaction failed only because of concurrent ones, including a migration. */
export function isRetryable(error: unknown): boolean {
  return isPlanOutdated(error) || (error instanceof pg.DatabaseError && RETRYABLE.includes(error.code ?? ''));
}
