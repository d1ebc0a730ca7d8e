import { totalGuests, type Guests } from '@portico/domain/occupancy/guests';
import type { OccupancyLimits } from '@portico/domain/occupancy/limits';

export type GuestKind = keyof Guests;

/** Where a hotel sets no limit; more is asked of the desk. */
const mostOfAKind = 20;

/** How few and how many of a kind one room can have, the others of the room staying as they are. */
export function guestBounds(
  kind: GuestKind,
  guests: Guests,
  limits: OccupancyLimits,
): { readonly min: number; readonly max: number } {
  const others = totalGuests(guests) - guests[kind];
  const ofKind = kind === 'adults' ? limits.adultMaximum : childLimit(kind, guests, limits);
  const ofRoom = limits.maximum === undefined ? mostOfAKind : limits.maximum - others;
  return { min: others > 0 ? 0 : 1, max: Math.max(0, Math.min(ofKind ?? mostOfAKind, ofRoom)) };
}

function childLimit(kind: 'children' | 'infants', guests: Guests, { childMaximum }: OccupancyLimits) {
  const otherKind = kind === 'children' ? guests.infants : guests.children;
  return childMaximum === undefined ? undefined : childMaximum - otherKind;
}
