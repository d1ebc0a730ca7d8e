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

/** How many are taken, of everyone or of adults alone. */
export interface MostGuests {
  readonly count: number;
  readonly of: 'guest' | 'adult';
}

/** How many people or adults that room type takes at that rate where these are too many; null: they are not. */
export function mostGuests({ roomType, ratePlan, guests, propertyLimits }: Fit): MostGuests | null {
  const limits = [roomType.limits, propertyLimits, ...(ratePlan.usesOccupancy ? [ratePlan.limits] : [])];
  const most = Math.min(...limits.map(({ maximum }) => maximum ?? Infinity));
  if (totalGuests(guests) > most) return { count: most, of: 'guest' };
  const mostAdults = Math.min(...limits.map(({ adultMaximum }) => adultMaximum ?? Infinity));
  return guests.adults > mostAdults ? { count: mostAdults, of: 'adult' } : null;
}

/** True when these people may sleep in that room type at that rate. Rule: docs/pricing.md, "Who fits". */
export function ratePlanFits({ roomType, ratePlan, guests, propertyLimits }: Fit): boolean {
  return (
    guestsFit(guests, roomType.limits) &&
    guestsFit(guests, propertyLimits) &&
    (!ratePlan.usesOccupancy || guestsFit(guests, ratePlan.limits))
  );
}
