import { ApiError } from '../../lib/api-error.ts';

/** True when the server knows no booking by this token, and never will. */
export function isUnknown(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
