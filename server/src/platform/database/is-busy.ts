import pg from 'pg';
import { isConnectionLost, isConnectionTimeout } from './connection-lost.ts';
import { isOutOfRoom } from './out-of-room.ts';
import { isRetryable } from './retryable.ts';

/** A statement timeout: many short lock waits add up. */
const QUERY_CANCELED = '57014';

/**
 * Whether a request failed only because the database is unavailable, overloaded, full or contended, and may be retried.
 */
export function isBusy(error: unknown): boolean {
  return (
    isConnectionLost(error) ||
    isConnectionTimeout(error) ||
    isRetryable(error) ||
    isOverTime(error) ||
    isOutOfRoom(error)
  );
}

function isOverTime(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === QUERY_CANCELED;
}
