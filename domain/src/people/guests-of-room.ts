import type { Guests } from '../occupancy/guests.ts';
import type { Issue } from '../result.ts';
import { leadGuestIssues, type Guest } from './guest.ts';

/** Somebody who sleeps in a room beside its lead guest. `isPlaceholder`: not named yet. */
export interface FellowGuest extends Guest {
  readonly isChild: boolean;
  readonly isPlaceholder: boolean;
}

/**
 * Everyone in a room beside its lead guest: one for each further adult, then one for each child; who is not `known`
 * has a placeholder for a name. The lead guest is the first adult, in a room without adults the first child. Of more
 * that are known than come the first are kept.
 */
export function fellowGuests(guests: Guests, known: readonly FellowGuest[]): FellowGuest[] {
  const adults = Math.max(guests.adults - 1, 0);
  const children = guests.adults === 0 ? Math.max(guests.children - 1, 0) : guests.children;
  return [...ofKind(known, false, adults), ...ofKind(known, true, children)];
}

function ofKind(known: readonly FellowGuest[], isChild: boolean, count: number): FellowGuest[] {
  const ofThem = known.filter((guest) => guest.isChild === isChild);
  return Array.from({ length: count }, (_, index) => {
    const guest = ofThem[index];
    return guest === undefined || guest.isPlaceholder ? placeholder(isChild, index + 1) : guest;
  });
}

/** The lead guest is number one of the adults. */
function placeholder(isChild: boolean, number: number): FellowGuest {
  const name = isChild
    ? { firstName: 'Child', lastName: String(number) }
    : { firstName: 'Guest', lastName: String(number + 1) };
  return { ...name, email: '', phone: '', isChild, isPlaceholder: true };
}

/** Who is named needs both names; a placeholder needs nothing. */
export function fellowGuestIssues(guest: FellowGuest): Issue[] {
  return guest.isPlaceholder ? [] : leadGuestIssues(guest, { email: false, phone: false });
}
