import { HELD_AT_PROVIDER_MINUTES } from '@portico/domain/reservation/held-at-provider';
import { isUndecided, type ReservationStatus } from '@portico/domain/reservation/status';

/** From the moment of booking: how long unpaid nights stay held. */
export const HOLD_MS = 15 * 60_000;
/** The same for a guest who has to answer the bank. */
const CHALLENGE_HOLD_MS = HELD_AT_PROVIDER_MINUTES * 60_000;
/** The same, in either case, for whoever holds much already. Rule: docs/limits.md, "Rooms that are held". */
export const SHORT_HOLD_MS = 5 * 60_000;

interface Held {
  readonly createdAt: Date;
  readonly holdEndsAt: Date | null;
}

/** True where its rooms are held no longer than until now, and it is not decided yet. */
export function isHoldOver(
  { status, holdEndsAt }: { readonly status: ReservationStatus; readonly holdEndsAt: Date | null },
  now: Date,
): boolean {
  return isUndecided(status) && holdEndsAt !== null && holdEndsAt <= now;
}

/** Until when nights stay held for a guest who has to answer the bank; a short hold stays short. */
export function challengeHoldEnd({ createdAt, holdEndsAt }: Held): Date {
  const end = createdAt.getTime() + CHALLENGE_HOLD_MS;
  const isShort = holdEndsAt !== null && holdEndsAt.getTime() - createdAt.getTime() <= SHORT_HOLD_MS;
  return isShort ? holdEndsAt : new Date(end);
}

/** Until when the rooms of a booking made at `createdAt` are held at the most, where the hold is a short one. */
export function shortHoldEnd(createdAt: Date): Date {
  return new Date(createdAt.getTime() + SHORT_HOLD_MS);
}
