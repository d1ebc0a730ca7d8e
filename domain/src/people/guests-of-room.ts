import type { Guests } from '../occupancy/guests.ts';
import type { Issue } from '../result.ts';
import { leadGuestIssues, type Guest } from './guest.ts';

/** A guest of a room beside its lead guest. `isPlaceholder`: not named yet. */
export interface FellowGuest extends Guest {
  readonly isChild: boolean;
  readonly isPlaceholder: boolean;
}

/**
 * The guests of a room beside its lead guest: one per further adult, then one per child. A guest who is not `known`
 * gets a placeholder name. The lead guest is the first adult, or the first child in a room without adults. Surplus
 * known guests are dropped from the end.
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

/** The lead guest is adult number one. */
function placeholder(isChild: boolean, number: number): FellowGuest {
  const name = isChild
    ? { firstName: 'Child', lastName: String(number) }
    : { firstName: 'Guest', lastName: String(number + 1) };
  return { ...name, email: '', phone: '', isChild, isPlaceholder: true };
}

/** A named guest needs both names; a placeholder needs nothing. */
export function fellowGuestIssues(guest: FellowGuest): Issue[] {
  return guest.isPlaceholder ? [] : leadGuestIssues(guest, { email: false, phone: false });
}
