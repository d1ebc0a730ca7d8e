import { totalGuests, type Guests } from '../occupancy/guests.ts';
import { guestsFit, type OccupancyLimits } from '../occupancy/limits.ts';
import type { RatePlan } from '../pricing/rate-plan.ts';
import type { RoomType } from './room-type.ts';

interface Fit {
  readonly roomType: RoomType;
  readonly ratePlan: Pick<RatePlan, 'usesOccupancy' | 'limits'>;
  readonly guests: Guests;
  readonly propertyLimits: OccupancyLimits;
}

/** How many people that room type takes at that rate where these are too many; null: they are not. */
export function mostGuests({ roomType, ratePlan, guests, propertyLimits }: Fit): number | null {
  const limits = [roomType.limits, propertyLimits, ...(ratePlan.usesOccupancy ? [ratePlan.limits] : [])];
  const most = Math.min(...limits.map(({ maximum }) => maximum ?? Infinity));
  return totalGuests(guests) > most ? most : null;
}

/** True when these people may sleep in that room type at that rate. Rule: docs/pricing.md, "Who fits". */
export function ratePlanFits({ roomType, ratePlan, guests, propertyLimits }: Fit): boolean {
  return (
    guestsFit(guests, roomType.limits) &&
    guestsFit(guests, propertyLimits) &&
    (!ratePlan.usesOccupancy || guestsFit(guests, ratePlan.limits))
  );
}
