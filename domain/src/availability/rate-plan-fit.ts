import type { Guests } from '../occupancy/guests.ts';
import { brokenLimit, type BrokenLimit, type OccupancyLimits } from '../occupancy/limits.ts';
import type { RatePlan } from '../pricing/rate-plan.ts';
import type { RoomType } from './room-type.ts';

interface Fit {
  readonly roomType: RoomType;
  readonly ratePlan: Pick<RatePlan, 'usesOccupancy' | 'limits'>;
  readonly guests: Guests;
  readonly propertyLimits: OccupancyLimits;
}

/** The limit of the room type, rate or hotel that these people exceed, with its number; null: they fit. */
export function limitBroken({ roomType, ratePlan, guests, propertyLimits }: Fit): BrokenLimit | null {
  const limits = [roomType.limits, propertyLimits, ...(ratePlan.usesOccupancy ? [ratePlan.limits] : [])];
  return brokenLimit(guests, limits);
}

/** Whether these people may sleep in that room type at that rate. Rule: docs/pricing.md, "Who fits". */
export function ratePlanFits(fit: Fit): boolean {
  return limitBroken(fit) === null;
}
