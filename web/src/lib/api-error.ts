import type { ErrorBody } from '@portico/contract/calls/error-body';
import type { RefusalCode } from '@portico/contract/refusals';
import { unbroken } from '@portico/contract/texts/unbroken';

/** Of a call that nobody answered. */
export const unreachedText = 'We could not reach the hotel’s server. Please try again.';

/**
 * A call that was refused or lost. `status` 0: no answer, or a success that was cut or cannot be read. The message is
 * for the guest's eye: its numbers stay in one line.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly refusalCode: RefusalCode | null;
  /** Field to messages, named as on the wire; empty where no field is at fault. */
  readonly fields: Readonly<Record<string, readonly string[]>>;

  constructor(status: number, body: Partial<ErrorBody>) {
    super(unbroken(body.Message ?? unreachedText));
    this.status = status;
    this.refusalCode = body.RefusalCode ?? null;
    this.fields = body.ModelState ?? {};
  }
}

const TOO_MANY_CODES: RefusalCode = 'request.too-many-codes';

/** Refused for now, before anything was looked at: time mends it, and whoever cannot wait had better call. */
export function isTurnedAway(error: unknown): error is ApiError {
  return error instanceof ApiError && turnedAway.has(error.refusalCode);
}

const turnedAway: ReadonlySet<RefusalCode | null> = new Set<RefusalCode>([
  'request.too-many',
  TOO_MANY_CODES,
  'request.too-slow',
  'server.busy',
]);

/** Whether a code was refused unread since too many were tried; without one everything goes on. */
export function hasTriedTooManyCodes(error: unknown): error is ApiError {
  return error instanceof ApiError && error.refusalCode === TOO_MANY_CODES;
}

/** Whether another limit was met, of tries or of calls at once. */
function hasMetLimit(error: unknown): error is ApiError {
  return error instanceof ApiError && error.refusalCode === 'request.too-many';
}

/**
 * What a guest who has met a limit is told: when to try again and whom to call; null for any other failure. A server
 * that did not look which hotel was asked says no number: `telephone` is the hotel's.
 */
export function limitNews(error: unknown, telephone: string): string | null {
  if (!hasMetLimit(error) && !hasTriedTooManyCodes(error)) return null;
  const { message } = error;
  const number = unbroken(telephone);
  return message.includes(number) ? message : `${message} Our telephone: ${number}.`;
}
