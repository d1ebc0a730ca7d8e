import type { PreCheckInReservation } from '@portico/contract/calls/pre-check-in';
import type { BedOptionId } from '@portico/domain/ids';
import type { ArrivingGuest } from '@portico/domain/people/arriving-guest';
import type { Booker } from '@portico/domain/people/booker';
import type { Guest } from '@portico/domain/people/guest';
import { readSession, writeSession } from '../../../lib/session.ts';
import type { ChosenQuantities } from '../../../shared/steps/extras/chosen-extras.ts';

/** Unsent input, and which rows are done. What is not named is as the hotel has it. */
export interface Draft {
  readonly booker: Booker | null;
  readonly requests: string | null;
  /** HH:MM; empty: not said. */
  readonly arrivalTime: string | null;
  /** By room id. */
  readonly beds: Readonly<Record<string, BedOptionId | null>>;
  readonly extras: Readonly<Record<string, ChosenQuantities>>;
  /** By room id and place within it: “…-2.1”. */
  readonly guests: Readonly<Record<string, Guest & Pick<ArrivingGuest, 'age'>>>;
  /** The hotel's data when a row was completed, by row. */
  readonly seen: Readonly<Record<string, string>>;
}

export const nothingTyped: Draft = {
  booker: null,
  requests: null,
  arrivalTime: null,
  beds: {},
  extras: {},
  guests: {},
  seen: {},
};

const keyOf = ({ EntityId }: PreCheckInReservation) => `portico.check-in.${EntityId}`;

/** As typed in this tab before a reload. Never a card. */
export function readDraft(reservation: PreCheckInReservation): Draft {
  const stored = readSession(keyOf(reservation));
  return typeof stored === 'object' && stored !== null ? { ...nothingTyped, ...stored } : nothingTyped;
}

export function keepDraft(reservation: PreCheckInReservation, draft: Draft): void {
  writeSession(keyOf(reservation), draft);
}
