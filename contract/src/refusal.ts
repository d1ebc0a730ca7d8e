import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Stay } from '@portico/domain/calendar/stay';
import type { BrokenLimit } from '@portico/domain/occupancy/limits';
import type { StayRateRefusal } from '@portico/domain/pricing/stay-rate';
import type { AskedOnce } from './texts/one-key-texts.ts';
import type { UnitName } from './texts/unit-texts.ts';

/** What stands against a room: the rule of its rate for this stay, or who is to sleep in it. */
export type WhyNotSold =
  | { readonly rule: StayRateRefusal; readonly stay: Stay }
  | { readonly rule: { readonly code: 'rate.guests'; readonly broken: BrokenLimit } };

/** What the words of a refusal may name: what was refused, where that is known. */
export interface RefusedThing {
  /** A night of each room type that is full. */
  readonly nights?: readonly { readonly roomTypeName: string; readonly date: LocalDate }[];
  /** Of several rooms the one, numbered from 1. */
  readonly roomNumber?: number | undefined;
  /** Why a room is not sold so; left out: it is not said. */
  readonly why?: WhyNotSold | undefined;
  readonly extraName?: string | undefined;
  /** On which there is no unit of the extra. */
  readonly extraDate?: LocalDate | undefined;
  /** On the page of the payment provider, by a card or another way. */
  readonly isPaidThere?: boolean;
  /** What a request asked for under its key; a booking unless told. */
  readonly asked?: AskedOnce;
}

export interface RefusalFacts extends RefusedThing {
  /** The hotel's own word for a room. */
  readonly unit: UnitName;
}

/** What a checkout does about a refusal, so that the next press is not refused the same way; `none`: it can do nothing. */
export type Remedy = 'ask-again' | 'drop-promotion' | 'drop-voucher' | 'another-card' | 'log-in' | 'none';

/** What a checkout says beside the words of a refusal, and does. Rule: docs/booking.md, "One request sent twice". */
export interface AtCheckout {
  /** Above the card that has to be typed again, or at the button to press again. */
  readonly place: 'payment' | 'button';
  readonly remedy: Remedy;
  /** What it means for the guest, and what to do now. */
  readonly advice: string;
  /** What may have to be chosen again. */
  readonly chooseAgain?: 'rooms' | 'extras';
  /** The guest had better ask the hotel first. */
  readonly needsContact?: true;
}

/** What is said of a booking that has come to nothing by it. */
export interface Ended {
  readonly heading: string;
  /** Where the words would say the heading again. */
  readonly words?: string;
}

interface EveryRefusal {
  /** For a guest, or for whoever calls. */
  readonly words: (facts: RefusalFacts) => string;
  /** After how many seconds it may be asked again, unless the answer tells. */
  readonly retryAfterS?: number;
}

/** A call that is not done: its status, and a body with Message. */
interface RefusedCall extends EveryRefusal {
  readonly status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503;
  /** Where a checkout says more than that all is kept. */
  readonly atCheckout?: Pick<AtCheckout, 'advice' | 'needsContact'>;
}

/** 200 with Success false, on the calls whose answer has such a field. */
interface RefusedBooking extends EveryRefusal {
  readonly status: 200;
  readonly atCheckout: AtCheckout;
  readonly ended?: Ended;
}

/** 200 with Success false, on a call that no checkout makes. */
interface RefusedAnswer extends EveryRefusal {
  readonly status: 200;
  readonly noCheckout: true;
  readonly atCheckout?: undefined;
  readonly ended?: undefined;
}

/** Such a refusal, of its words. */
export function answered(words: string | EveryRefusal['words']) {
  return {
    status: 200,
    noCheckout: true,
    words: typeof words === 'string' ? () => words : words,
  } as const satisfies RefusedAnswer;
}

export type Refusal = RefusedCall | RefusedBooking | RefusedAnswer;
