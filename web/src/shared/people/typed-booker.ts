import type { Booker } from '@portico/domain/people/booker';
import { nobody, type Guest } from '@portico/domain/people/guest';
import type { BookerDraft } from '../stay/booking.ts';

/** What stands in the form of who books. */
export type TypedBooker = Pick<BookerDraft, keyof Booker | 'specialRequests' | 'forSomeoneElse'>;

export function bookerFieldId(field: string): string {
  return `booker-${field}`;
}

/** Booking for another takes the lead guest out of the booker's place, and booking for oneself puts them back. */
export function forSomeoneElse(
  typed: TypedBooker,
  isForOther: boolean,
  leadGuest: Guest | null,
): Partial<TypedBooker> {
  const guest = leadGuest ?? nobody;
  const isGuest = typed.firstName === guest.firstName && typed.lastName === guest.lastName;
  if (!isForOther) return { forSomeoneElse: false, ...guest };
  return isGuest ? { forSomeoneElse: true, ...nobody } : { forSomeoneElse: true };
}
