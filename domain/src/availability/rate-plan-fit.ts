import type { Guests } from '../occupancy/guests.ts';
import { guestsFit, ratePlanLimits, stricterLimits, type OccupancyLimits } from '../occupancy/limits.ts';
import type { RatePlan } from '../pricing/rate-plan.ts';
import type { RoomType } from './room-type.ts';

/** True when these people may sleep in that room type at that rate. Rule: docs/pricing.md, "Who fits". */
export function ratePlanFits(facts: {
  readonly roomType: RoomType;
  readonly ratePlan: Pick<RatePlan, 'usesOccupancy' | 'limits'>;
  readonly guests: Guests;
  readonly propertyLimits: OccupancyLimits;
}): boolean {
  const roomLimits = stricterLimits(facts.roomType.limits, facts.propertyLimits);
  return guestsFit(facts.guests, ratePlanLimits(roomLimits, facts.ratePlan));
}
