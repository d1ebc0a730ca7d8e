import { totalGuests, type Guests } from './guests.ts';

/** What a room or a rate admits, in people. An absent limit does not limit. Rule: docs/pricing.md, "Who fits". */
export interface OccupancyLimits {
  readonly maximum?: number;
  readonly minimum?: number;
  readonly adultMaximum?: number;
  /** Children and infants together. */
  readonly childMaximum?: number;
}

/** Both at once: the smaller maximums and the larger minimum. */
export function stricterLimits(a: OccupancyLimits, b: OccupancyLimits): OccupancyLimits {
  return {
    ...a,
    ...b,
    ...stricter('maximum', Math.min, a, b),
    ...stricter('minimum', Math.max, a, b),
    ...stricter('adultMaximum', Math.min, a, b),
    ...stricter('childMaximum', Math.min, a, b),
  };
}

function stricter(
  limit: keyof OccupancyLimits,
  choose: (a: number, b: number) => number,
  a: OccupancyLimits,
  b: OccupancyLimits,
): OccupancyLimits {
  const first = a[limit];
  const second = b[limit];
  return first === undefined || second === undefined ? {} : { [limit]: choose(first, second) };
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

/** The room's limits, tightened by the rate plan's where that plan uses occupancy. */
export function ratePlanLimits(
  roomLimits: OccupancyLimits,
  ratePlan: { readonly usesOccupancy: boolean; readonly limits: OccupancyLimits },
): OccupancyLimits {
  return ratePlan.usesOccupancy ? stricterLimits(roomLimits, ratePlan.limits) : roomLimits;
}
