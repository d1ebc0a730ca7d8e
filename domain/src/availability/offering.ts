import type { RoomTypeId } from '../ids.ts';
import type { Guests } from '../occupancy/guests.ts';
import type { OccupancyLimits } from '../occupancy/limits.ts';
import type { RatePlan } from '../pricing/rate-plan.ts';
import { ratePlanFits } from './rate-plan-fit.ts';
import type { RoomType } from './room-type.ts';

/** What decides whether a room type is offered for the room a guest is choosing. */
export interface OfferingFacts {
  readonly roomType: RoomType;
  /** Rooms left of the type: the least over the nights, less those in the guest's own basket. */
  readonly available: number;
  /** The plans whose rules the stay satisfies in this type; occupancy is judged here. */
  readonly ratePlansThatQualify: readonly Pick<RatePlan, 'usesOccupancy' | 'limits'>[];
  /** Of the room being chosen. */
  readonly guests: Guests;
  readonly propertyLimits: OccupancyLimits;
  /** Only this type is wanted, from a deep link. */
  readonly restrictedTo?: RoomTypeId | undefined;
  /** True when the basket holds this type for the room being chosen: it always stays offered. */
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
