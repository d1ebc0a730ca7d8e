import type { Guests } from '../occupancy/guests.ts';
import type { RateComponents } from './rate-components.ts';

/**
 * The cost of a room for these guests, in minor units as the hotel stores its prices (net or gross), over the
 * components' time span. A base number of adults that is absent or 0 counts as 1. Rule: docs/pricing.md, "Room cost".
 */
export function roomCost(
  components: RateComponents,
  baseNumberOfAdults: number | undefined,
  guests: Guests,
): number {
  const { adults, children, infants } = guests;
  const adultsBeyondBase = Math.max(0, adults - (baseNumberOfAdults || 1));
  // A child alone pays the base price, as an adult would.
  const chargedChildren = adults === 0 && children > 0 ? children - 1 : children;
  return (
    components.base +
    components.perRoom +
    components.perAdult * adultsBeyondBase +
    components.perChild * chargedChildren +
    components.perInfant * infants +
    components.perPersonAdult * adults +
    components.perPersonChild * children +
    components.perPersonInfant * infants
  );
}
