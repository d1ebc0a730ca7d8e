import type { PageName } from '@portico/contract/pages';
import type { BookingStep } from '@portico/domain/journeys/booking-journey';

/** A room at a rate, as it is counted; its price is for the stay, gross. */
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

/** What a guest did that the hotel may count, if the guest agrees. Nothing in it tells who the guest is. */
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
      /** The name of what lowered the price, never its code. */
      readonly promotion: string | null;
      readonly rooms: readonly CountedRoom[];
    };

/** What happens before anybody listens; the program of analytics comes last of all. */
const MOST_EARLY = 20;

let early: Counted[] = [];
let listener: ((counted: Counted) => void) | null = null;

/** Tells of something that may be counted. Where nobody listens nothing comes of it. */
export function count(counted: Counted): void {
  if (listener !== null) listener(counted);
  else early = [...early.slice(1 - MOST_EARLY), counted];
}

/** Of what was told before a guest agreed nothing counts but the page they see. */
export function forgetEarly(): void {
  early = early.filter(({ kind }) => kind === 'page').slice(-1);
}

/** Hears of all that may be counted from now on, and first of what was told before; the answer ends it. */
export function hearCounted(listen: (counted: Counted) => void): () => void {
  listener = listen;
  const before = early;
  early = [];
  before.forEach(listen);
  return () => {
    if (listener === listen) listener = null;
  };
}
