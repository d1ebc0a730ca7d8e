import type { RoomTypeId } from '../ids.ts';
import type { Guests } from '../occupancy/guests.ts';
import type { OccupancyLimits } from '../occupancy/limits.ts';
import type { RatePlan } from '../pricing/rate-plan.ts';
import { ratePlanFits } from './rate-plan-fit.ts';
import type { RoomType } from './room-type.ts';

/** The facts that determine whether a room type is offered for the room being chosen. */
export interface OfferingFacts {
  readonly roomType: RoomType;
  /** Rooms left of the type: the minimum over the nights, less those in the guest's own basket. */
  readonly available: number;
  /** The plans whose rules the stay satisfies in this type; occupancy is checked here. */
  readonly ratePlansThatQualify: readonly Pick<RatePlan, 'usesOccupancy' | 'limits'>[];
  /** Of the room being chosen. */
  readonly guests: Guests;
  readonly propertyLimits: OccupancyLimits;
  /** The only type requested, by a deep link. */
  readonly restrictedTo?: RoomTypeId | undefined;
  /** Whether the basket holds this type for the room being chosen: then it is always offered. */
  readonly isHeld: boolean;
}

/** Rule: docs/pricing.md, "Which room types are offered". */
export function roomTypeIsOffered(facts: OfferingFacts): boolean {
  if (facts.isHeld) return true;
  const { roomType, guests, propertyLimits, restrictedTo } = facts;
  return (
    facts.available > 0 &&
    (restrictedTo === undefined || restrictedTo === roomType.id) &&
    facts.ratePlansThatQualify.some((ratePlan) =>
      ratePlanFits({ roomType, ratePlan, guests, propertyLimits }),
    )
  );
}
