import { adultsText, guestCountText } from '@portico/contract/texts/guest-texts';
import type { UnitName } from '@portico/contract/texts/unit-texts';
import { totalGuests, type Guests } from '@portico/domain/occupancy/guests';
import type { OccupancyLimits } from '@portico/domain/occupancy/limits';

export type GuestKind = keyof Guests;

/** When a hotel sets no limit; for more, the guest asks the desk. */
const mostOfAKind = 20;

/** The minimum and maximum of a kind in one room, with its other guests unchanged. */
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

/** Why no more of a kind can be added: “One lodge takes 4 adults at most”. */
export function mostReason(kind: GuestKind, limits: OccupancyLimits, unit: UnitName): string {
  const most = kind === 'adults' ? mostAdults(limits) : mostChildren(limits);
  const counted = most ?? (limits.maximum === undefined ? undefined : guestCountText(limits.maximum));
  if (counted === undefined) return 'For a larger party, please contact us';
  return `One ${unit.singular} takes ${counted} at most`;
}

function mostAdults({ adultMaximum: most }: OccupancyLimits): string | undefined {
  return most === undefined ? undefined : adultsText(most);
}

function mostChildren({ childMaximum: most }: OccupancyLimits): string | undefined {
  return most === undefined ? undefined : `${most} children and infants together`;
}
