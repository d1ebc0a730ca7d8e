import type { WireBrowserData } from '@portico/contract/calls/parts/card';
import type { RequestedCard } from '@portico/contract/wire/card';
import type { ReservationId } from '@portico/domain/ids';
import type { ChangeMaker } from '@portico/domain/reservation/change';
import type { Result } from '@portico/domain/result';
import type { Caller } from '../../payments/browser-facts.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import type { ChangePlan } from './change-plan.ts';
import type { BookingRefusal } from '../submit/booking-refusal.ts';
import type { RequestedChange } from './requested-change.ts';

/** A change requested for a booking, not yet ordered. */
export interface ChangeRequest {
  readonly reservationId: ReservationId;
  /** The booking if just read; else absent. */
  readonly known?: BookedReservation;
  /** The version the caller saw; absent: the current one. */
  readonly seenVersion: number | null | undefined;
  /** What to change of the booking as it stands, or why not. The booking is locked if the plan is to be applied. */
  readonly requestedOf: (before: BookedReservation) => Result<RequestedChange, BookingRefusal>;
}

/** Whether the guest saw another version of the booking. */
export function changedMeanwhile(
  { seenVersion }: Pick<ChangeRequest, 'seenVersion'>,
  { version }: Pick<BookedReservation, 'version'>,
): boolean {
  return typeof seenVersion === 'number' && seenVersion !== version;
}

/** A change to carry out, once per idempotency key. */
export interface ChangeCommand extends ChangeRequest {
  /** Scope of the call's idempotency keys. */
  readonly scope: string;
  /** By `fingerprintOf`. */
  readonly fingerprint: string;
  /** Whether each sum that the guest saw equals the plan's. */
  readonly isAsSeen: (plan: ChangePlan) => boolean;
  /** The address for its mails once both mailboxes confirm; undefined: not requested. */
  readonly requestedEmail: string | undefined;
  /** The caller may end a waiting change, which is theirs too. */
  readonly mayEndOpen: boolean;
  /** Stores a card if the booking has none. */
  readonly wantsCard: boolean;
  /** Typed to pay or to store; null: none. */
  readonly card: RequestedCard | null;
  readonly browser: WireBrowserData | null | undefined;
  /** The path that a bank or provider redirects the guest to. */
  readonly returnPath: string;
}

/** Who requests it, and what proves that they may. */
export interface ChangeCaller extends Caller {
  readonly idempotencyKey: string | undefined;
  readonly madeBy: ChangeMaker;
}
