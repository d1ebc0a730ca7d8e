import type { WireBrowserData } from '@portico/contract/calls/parts/card';
import type { RequestedCard } from '@portico/contract/wire/card';
import type { ReservationId } from '@portico/domain/ids';
import type { ChangeMaker } from '@portico/domain/reservation/change';
import type { Result } from '@portico/domain/result';
import type { Caller } from '../../payments/browser-facts.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import type { ChangePlan } from './change-plan.ts';
import type { BookingRefusal } from '../submit/booking-refusal.ts';
import type { WantedChange } from './wanted-change.ts';

/** A booking that somebody would like to change. */
export interface ChangeWish {
  readonly reservationId: ReservationId;
  /** As it was read a moment ago; left out: it was not. */
  readonly known?: BookedReservation;
  /** Its version as they saw it; left out: as it is. */
  readonly seenVersion: number | null | undefined;
  /** What they want of it as it stands, which is locked where the plan is to be applied; or why they cannot have it. */
  readonly wantedOf: (before: BookedReservation) => Result<WantedChange, BookingRefusal>;
}

/** Whether the guest has seen another version of the booking. */
export function changedMeanwhile(
  { seenVersion }: Pick<ChangeWish, 'seenVersion'>,
  { version }: Pick<BookedReservation, 'version'>,
): boolean {
  return typeof seenVersion === 'number' && seenVersion !== version;
}

/** The same as an order, which is carried out once for each key. */
export interface OrderedChange extends ChangeWish {
  /** Of the keys of the call. */
  readonly scope: string;
  /** By `fingerprintOf`. */
  readonly fingerprint: string;
  /** Whether each sum that the guest saw is the plan's. */
  readonly isAsSeen: (plan: ChangePlan) => boolean;
  /** Where its mails are to go once both mailboxes have confirmed; undefined: nobody asks for that. */
  readonly askedEmail: string | undefined;
  /** Whoever orders it may end a change that waits for its payment, which is theirs too. */
  readonly mayEndOpen: boolean;
  /** A card is kept with it where the booking has none. */
  readonly wantsCard: boolean;
  /** Typed for what it takes, or to be kept; null: none was. */
  readonly card: RequestedCard | null;
  readonly browser: WireBrowserData | null | undefined;
  /** The path to which a bank or a provider sends the guest back. */
  readonly returnPath: string;
}

/** Who orders it, and how they proved that they may. */
export interface ChangeCaller extends Caller {
  readonly idempotencyKey: string | undefined;
  readonly madeBy: ChangeMaker;
}
