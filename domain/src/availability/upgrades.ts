import type { RoomTypeId } from '../ids.ts';
import type { Guests } from '../occupancy/guests.ts';
import type { OccupancyLimits } from '../occupancy/limits.ts';
import type { RatePlan } from '../pricing/rate-plan.ts';
import { ratePlanFits } from './rate-plan-fit.ts';
import type { RoomType } from './room-type.ts';

/** A room type that a held one may be exchanged for. */
export interface UpgradeCandidate {
  readonly roomType: RoomType;
  /** Rooms left over the stay, less those in the guest's own basket. */
  readonly remaining: number;
  /** The room there at the held rate plan, gross, minor units; null if that plan does not sell the stay. */
  readonly totalMinor: number | null;
}

/** In minor units, gross, for the room alone. The difference is negative if that room costs less. */
export interface Upgrade {
  readonly roomTypeId: RoomTypeId;
  readonly totalMinor: number;
  readonly differenceMinor: number;
}

/** The facts that determine the upgrades of a held room. */
export interface UpgradeFacts {
  /** The types for which the hotel lets the held room's type be exchanged. */
  readonly candidates: readonly UpgradeCandidate[];
  /** Of the held room. */
  readonly ratePlan: Pick<RatePlan, 'usesOccupancy' | 'limits'>;
  readonly guests: Guests;
  readonly propertyLimits: OccupancyLimits;
  /** Gross price of the held room, minor units. */
  readonly heldMinor: number;
}

/** Cheapest first, ties in the hotel's order. Rule: docs/pricing.md, "Upgrades". */
export function upgradesOf(facts: UpgradeFacts): Upgrade[] {
  const { candidates, ratePlan, guests, propertyLimits, heldMinor } = facts;
  return candidates
    .filter(
      ({ remaining, roomType }) =>
        remaining > 0 && ratePlanFits({ roomType, ratePlan, guests, propertyLimits }),
    )
    .flatMap(({ roomType: { id }, totalMinor }) =>
      totalMinor === null ? [] : [{ roomTypeId: id, totalMinor, differenceMinor: totalMinor - heldMinor }],
    )
    .sort((a, b) => a.totalMinor - b.totalMinor);
}
