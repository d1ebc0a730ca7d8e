import { isConnectionLost, isConnectionTimeout } from './connection-lost.ts';
import { isRetryable } from './retryable.ts';

/** Whether a request failed only because the database is away, overloaded or in dispute: it may be sent again. */
export function isBusy(error: unknown): boolean {
  return isConnectionLost(error) || isConnectionTimeout(error) || isRetryable(error);
}
