import { totalGuests, type Guests } from './guests.ts';

/** What a room or a rate admits, in people. An absent limit does not limit. Rule: docs/pricing.md, "Who fits". */
export interface OccupancyLimits {
  readonly maximum?: number | undefined;
  readonly minimum?: number | undefined;
  readonly adultMaximum?: number | undefined;
  /** Children and infants together. */
  readonly childMaximum?: number | undefined;
}

/** True when these people may sleep in one room. A room may be without adults. Rule: docs/pricing.md, "Who fits". */
export function guestsFit(guests: Guests, limits: OccupancyLimits): boolean {
  const everyone = totalGuests(guests);
  return (
    everyone >= (limits.minimum ?? 0) &&
    everyone <= (limits.maximum ?? Infinity) &&
    guests.adults <= (limits.adultMaximum ?? Infinity) &&
    guests.children + guests.infants <= (limits.childMaximum ?? Infinity)
  );
}
