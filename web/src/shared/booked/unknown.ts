import { ApiError } from '../../lib/api-error.ts';

const GONE = 410;

/** True when the server knows no booking by this token, or opens it no more, and never will. */
export function isUnknown(error: Error | null): boolean {
  return error instanceof ApiError && [400, 404, GONE].includes(error.status);
}

/** What the server says of a link whose time is over; undefined for any other. */
export function endedText(error: Error | null): string | undefined {
  return error instanceof ApiError && error.status === GONE ? error.message : undefined;
}
