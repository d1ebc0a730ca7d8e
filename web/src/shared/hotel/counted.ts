import type { PageName } from '@portico/contract/pages';
import type { BookingStep } from '@portico/domain/journeys/booking-journey';

/** A room at a rate, for analytics; its price is for the stay, gross. */
export interface CountedRoom {
  readonly roomTypeId: number;
  readonly name: string | null;
  readonly ratePlanName: string | null;
  readonly grossMinor: number;
}

export type CountedAct =
  | 'view_item_list'
  | 'select_item'
  | 'view_item'
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'begin_checkout'
  | 'add_payment_info';

/** A guest's action that the hotel may count with consent. It does not identify the guest. */
export type Counted =
  | { readonly kind: 'page'; readonly page: PageName; readonly step?: BookingStep }
  | { readonly kind: 'act'; readonly act: CountedAct; readonly rooms: readonly CountedRoom[] }
  | {
      readonly kind: 'purchase';
      readonly reservationNumber: string;
      /** An instant, ISO 8601. */
      readonly bookedAt: string;
      readonly grossMinor: number;
      readonly vatMinor: number;
      /** The promotion's name, never its code. */
      readonly promotion: string | null;
      readonly rooms: readonly CountedRoom[];
    };

/** Events before a listener is added; the analytics program loads last. */
const MOST_EARLY = 20;

let early: Counted[] = [];
let listener: ((counted: Counted) => void) | null = null;

/** Emits an event to be counted. Without a listener it has no effect. */
export function count(counted: Counted): void {
  if (listener !== null) listener(counted);
  else early = [...early.slice(1 - MOST_EARLY), counted];
}

/** Of the events before consent, only the current page's counts. */
export function forgetEarly(): void {
  early = early.filter(({ kind }) => kind === 'page').slice(-1);
}

/** Listens to all events from now on, after the earlier ones; the returned function ends it. */
export function listenToCounted(listen: (counted: Counted) => void): () => void {
  listener = listen;
  const before = early;
  early = [];
  before.forEach(listen);
  return () => {
    if (listener === listen) listener = null;
  };
}
