import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Stay } from '@portico/domain/calendar/stay';
import type { BrokenLimit } from '@portico/domain/occupancy/limits';
import type { StayRateRefusal } from '@portico/domain/pricing/stay-rate';
import type { KeyedRequest } from './texts/one-key-texts.ts';
import type { UnitName } from './texts/unit-texts.ts';

/** Why a room is not sold: the rule of its rate for this stay, or its guests. */
export type WhyNotSold =
  | { readonly rule: StayRateRefusal; readonly stay: Stay }
  | { readonly rule: { readonly code: 'rate.guests'; readonly broken: BrokenLimit } };

/** Facts that the words of a refusal may name, if known. */
export interface RefusedThing {
  /** A night of each room type that is full. */
  readonly nights?: readonly { readonly roomTypeName: string; readonly date: LocalDate }[];
  /** Which of several rooms, numbered from 1. */
  readonly roomNumber?: number | undefined;
  /** Why the room is not sold; absent: not stated. */
  readonly why?: WhyNotSold | undefined;
  readonly extraName?: string | undefined;
  /** The date without a unit of the extra. */
  readonly extraDate?: LocalDate | undefined;
  /** Whether the payment provider's page takes the payment, by card or another way. */
  readonly isPaidThere?: boolean;
  /** The request made under the key; default: a booking. */
  readonly request?: KeyedRequest;
}

export interface RefusalFacts extends RefusedThing {
  /** The hotel's own word for a room. */
  readonly unit: UnitName;
}

/** What a checkout does so that the next attempt is not refused the same way; `none`: it can do nothing. */
export type Remedy = 'ask-again' | 'drop-promotion' | 'drop-voucher' | 'another-card' | 'log-in' | 'none';

/** What a checkout shows beside the words of a refusal, and does. Rule: docs/booking.md, "One request sent twice". */
export interface AtCheckout {
  /** Above the card form, to type the card again, or at the button, to press it again. */
  readonly place: 'payment' | 'button';
  readonly remedy: Remedy;
  /** The meaning for the guest, and what to do now. */
  readonly advice: string;
  /** What may need to be chosen again. */
  readonly chooseAgain?: 'rooms' | 'extras';
  /** The guest should contact the hotel first. */
  readonly needsContact?: true;
}

/** Shown for a booking that failed because of it. */
export interface Ended {
  readonly heading: string;
  /** Replaces words that would repeat the heading. */
  readonly words?: string;
}

interface EveryRefusal {
  /** For the guest or the API's caller. */
  readonly words: (facts: RefusalFacts) => string;
  /** Default seconds before a retry, unless the response carries its own. */
  readonly retryAfterS?: number;
}

/** A refused call: its status, and a body with Message. */
interface RefusedCall extends EveryRefusal {
  readonly status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503;
  /** For a checkout, if there is more to show than that everything is saved. */
  readonly atCheckout?: Pick<AtCheckout, 'advice' | 'needsContact'>;
}

/** 200 with Success false, for calls whose response has that field. */
interface RefusedBooking extends EveryRefusal {
  readonly status: 200;
  readonly atCheckout: AtCheckout;
  readonly ended?: Ended;
}

/** 200 with Success false, for a call that no checkout makes. */
interface RefusedAnswer extends EveryRefusal {
  readonly status: 200;
  readonly noCheckout: true;
  readonly atCheckout?: undefined;
  readonly ended?: undefined;
}

/** Builds such a refusal from its words. */
export function answered(words: string | EveryRefusal['words']) {
  return {
    status: 200,
    noCheckout: true,
    words: typeof words === 'string' ? () => words : words,
  } as const satisfies RefusedAnswer;
}

export type Refusal = RefusedCall | RefusedBooking | RefusedAnswer;
