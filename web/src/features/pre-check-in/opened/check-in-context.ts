import type { PreCheckInReservation } from '@portico/contract/calls/pre-check-in';
import type { PreCheckInState } from '@portico/domain/journeys/pre-check-in-state';
import type { PreCheckInPlace } from '@portico/domain/journeys/pre-check-in-steps';
import { createContext, use, type RefObject } from 'react';
import type { BedChoices } from '../../../shared/stay/beds.ts';
import type { TypedCard } from '../../../shared/payment/card-form/typed-card.ts';
import type { CheckInNews } from './check-in-news.ts';
import type { Draft } from './draft.ts';
import type { Link } from './link.ts';
import type { PlaceOfRow } from './saved-text.ts';

/** A pre-check-in in progress: the link's reservation, the input, the current place, and the moves from there. */
export interface CheckIn {
  readonly link: Link;
  readonly reservation: PreCheckInReservation;
  readonly beds: BedChoices;
  readonly draft: Draft;
  readonly state: PreCheckInState;
  readonly place: PreCheckInPlace;
  /** In memory only. */
  readonly card: TypedCard;
  /** False until something is shown. */
  readonly isBegun: RefObject<boolean>;
  /** The result of the last action; it stays when the place changes. */
  readonly news: CheckInNews | null;
  readonly change: (part: Partial<Draft>) => void;
  readonly changeCard: (part: Partial<TypedCard>) => void;
  /** The row is done: on to the next. */
  readonly settle: (row: PlaceOfRow) => void;
  /** Shows a newer state of the link's reservation. */
  readonly take: (reservation: PreCheckInReservation) => void;
  /** Everything is saved at the hotel, as in this newer state. */
  readonly saved: (reservation: PreCheckInReservation) => void;
  readonly showNews: (news: CheckInNews | null) => void;
}

export const CheckInContext = createContext<CheckIn | null>(null);

/** Throws outside its provider. */
export function useCheckIn(): CheckIn {
  const checkIn = use(CheckInContext);
  if (checkIn === null) throw new Error('useCheckIn outside of CheckInContext');
  return checkIn;
}
