import type { ErrorBody } from '@portico/contract/calls/error-body';
import type { RefusalCode } from '@portico/contract/refusals';
import { unbroken } from '@portico/contract/texts/unbroken';

/** For a call without an answer. */
export const unreachedText = 'We could not reach the hotel’s server. Please try again.';

/**
 * A call that was refused or lost. `status` 0: no answer, or a success that was truncated or unreadable. The message is
 * for the guest: its numbers do not wrap.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly refusalCode: RefusalCode | null;
  /** Field to messages, by wire name; empty when no field is at fault. */
  readonly fields: Readonly<Record<string, readonly string[]>>;

  constructor(status: number, body: Partial<ErrorBody>) {
    super(unbroken(body.Message ?? unreachedText));
    this.status = status;
    this.refusalCode = body.RefusalCode ?? null;
    this.fields = body.ModelState ?? {};
  }
}

const TOO_MANY_CODES: RefusalCode = 'request.too-many-codes';

/** Rejected by a limit or by load shedding: a later attempt may succeed; a guest in a hurry should call. */
export function isRejected(error: unknown): error is ApiError {
  return error instanceof ApiError && turnedAway.has(error.refusalCode);
}

const turnedAway: ReadonlySet<RefusalCode | null> = new Set<RefusalCode>([
  'request.too-many',
  TOO_MANY_CODES,
  'request.too-slow',
  'server.busy',
]);

/** Whether a code was rejected unread after too many attempts; without a code everything works. */
export function hasTriedTooManyCodes(error: unknown): error is ApiError {
  return error instanceof ApiError && error.refusalCode === TOO_MANY_CODES;
}

/** Whether another limit was hit, of attempts or of concurrent calls. */
function hasMetLimit(error: unknown): error is ApiError {
  return error instanceof ApiError && error.refusalCode === 'request.too-many';
}

/**
 * The message for a guest who has hit a limit: when to try again and whom to call; null for any other failure. A server
 * that rejects before reading the hotel gives no number: `telephone` is the hotel's.
 */
export function limitNews(error: unknown, telephone: string): string | null {
  if (!hasMetLimit(error) && !hasTriedTooManyCodes(error)) return null;
  const { message } = error;
  const number = unbroken(telephone);
  return message.includes(number) ? message : `${message} Our telephone: ${number}.`;
}
