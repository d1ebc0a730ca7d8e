import { ApiError } from '../../lib/api-error.ts';

const GONE = 410;

/** True when the server knows no booking by this token, or no longer opens it, and never will. */
export function isUnknown(error: Error | null): boolean {
  return error instanceof ApiError && [400, 404, GONE].includes(error.status);
}

/** The server's message for an expired link; undefined for any other error. */
export function endedText(error: Error | null): string | undefined {
  return error instanceof ApiError && error.status === GONE ? error.message : undefined;
}
