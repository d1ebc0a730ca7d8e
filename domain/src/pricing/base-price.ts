import type { RateComponents } from './rate-components.ts';
import { roomCost } from './room-cost.ts';

/**
 * What a night costs the adults whom its base price covers, in minor units as the hotel stores its prices: base,
 * supplement of the room type and what is charged by person. Rule: docs/pricing.md, "Room cost".
 */
export function basePrice(components: RateComponents, baseNumberOfAdults: number): number {
  const adults = baseNumberOfAdults || 1;
  return roomCost(components, adults, { adults, children: 0, infants: 0 });
}

/** The base figure with which {@link basePrice} is `priceMinor`; negative where supplements alone come to more. */
export function baseForPrice(
  components: RateComponents,
  baseNumberOfAdults: number,
  priceMinor: number,
): number {
  return priceMinor - (basePrice(components, baseNumberOfAdults) - components.base);
}
