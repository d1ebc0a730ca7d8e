import type { Guests } from '../occupancy/guests.ts';
import { guestsFit, type OccupancyLimits } from '../occupancy/limits.ts';
import type { RatePlan } from '../pricing/rate-plan.ts';
import type { RoomType } from './room-type.ts';

/** True when these people may sleep in that room type at that rate. Rule: docs/pricing.md, "Who fits". */
export function ratePlanFits(facts: {
  readonly roomType: RoomType;
  readonly ratePlan: Pick<RatePlan, 'usesOccupancy' | 'limits'>;
  readonly guests: Guests;
  readonly propertyLimits: OccupancyLimits;
}): boolean {
  const { roomType, ratePlan, guests, propertyLimits } = facts;
  return (
    guestsFit(guests, roomType.limits) &&
    guestsFit(guests, propertyLimits) &&
    (!ratePlan.usesOccupancy || guestsFit(guests, ratePlan.limits))
  );
}
