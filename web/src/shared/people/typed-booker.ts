import type { Booker } from '@portico/domain/people/booker';
import { emptyGuest, type Guest } from '@portico/domain/people/guest';
import type { BookerDraft } from '../stay/booking.ts';

/** The content of the booker's form. */
export type TypedBooker = Pick<BookerDraft, keyof Booker | 'specialRequests' | 'forSomeoneElse'>;

export function bookerFieldId(field: string): string {
  return `booker-${field}`;
}

/** Booking for someone else removes the lead guest from the booker's fields; booking for oneself restores them. */
export function forSomeoneElse(
  typed: TypedBooker,
  isForOther: boolean,
  leadGuest: Guest | null,
): Partial<TypedBooker> {
  const guest = leadGuest ?? emptyGuest;
  const isGuest = typed.firstName === guest.firstName && typed.lastName === guest.lastName;
  if (!isForOther) return { forSomeoneElse: false, ...guest };
  return isGuest ? { forSomeoneElse: true, ...emptyGuest } : { forSomeoneElse: true };
}
