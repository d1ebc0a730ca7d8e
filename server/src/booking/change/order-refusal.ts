import type { WireChangeQuote } from '@portico/contract/calls/parts/change-quote';
import type { LimitedThing } from '@portico/contract/texts/limit-texts';
import type { OnceRefusal } from '../../platform/once/once.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import type { ChangeRefusal } from './change-refusal.ts';
import type { ChangeWish } from './ordered-change.ts';

/** Why an order to change a booking is not carried out. */
export type OrderRefusal =
  | ChangeRefusal
  | OnceRefusal
  | { readonly code: 'change.email-over' }
  | { readonly code: 'reservation.changed-meanwhile' | 'payment.not-configured' | 'payment.too-small' }
  | { readonly code: 'request.too-many'; readonly thing: LimitedThing; readonly opensInS: number }
  /** Another price than the guest saw. */
  | { readonly code: 'quote.price-changed'; readonly quote: WireChangeQuote };

/** Whether the guest has seen another version of the booking. */
export function changedMeanwhile(
  { seenVersion }: Pick<ChangeWish, 'seenVersion'>,
  { version }: Pick<BookedReservation, 'version'>,
): boolean {
  return typeof seenVersion === 'number' && seenVersion !== version;
}
