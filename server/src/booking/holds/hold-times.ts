import { HELD_AT_PROVIDER_MINUTES } from '@portico/domain/reservation/held-at-provider';
import { isUndecided, type ReservationStatus } from '@portico/domain/reservation/status';

/** Default hold on unpaid nights, from the moment of booking. */
export const HOLD_MS = 15 * 60_000;
/** Hold for a guest who answers the bank. */
const CHALLENGE_HOLD_MS = HELD_AT_PROVIDER_MINUTES * 60_000;
/** Either hold for a client that already holds much. Rule: docs/limits.md, "Rooms that are held". */
export const SHORT_HOLD_MS = 5 * 60_000;

interface Held {
  readonly createdAt: Date;
  readonly holdEndsAt: Date | null;
}

/** True if the hold has ended and the booking is still undecided. */
export function isHoldOver(
  { status, holdEndsAt }: { readonly status: ReservationStatus; readonly holdEndsAt: Date | null },
  now: Date,
): boolean {
  return isUndecided(status) && holdEndsAt !== null && holdEndsAt <= now;
}

/** End of the hold for a guest who answers the bank; a short hold stays short. */
export function challengeHoldEnd({ createdAt, holdEndsAt }: Held): Date {
  const end = createdAt.getTime() + CHALLENGE_HOLD_MS;
  const isShort = holdEndsAt !== null && holdEndsAt.getTime() - createdAt.getTime() <= SHORT_HOLD_MS;
  return isShort ? holdEndsAt : new Date(end);
}

/** Latest end of a short hold of a booking made at `createdAt`. */
export function shortHoldEnd(createdAt: Date): Date {
  return new Date(createdAt.getTime() + SHORT_HOLD_MS);
}
