const BADGE_AT_MOST = 3;

/**
 * The number for "3 left"; undefined if none is shown: none left, or more than 3. Rule: docs/journeys.md, "The basket".
 */
export function availabilityBadge(left: number): number | undefined {
  return left >= 1 && left <= BADGE_AT_MOST ? left : undefined;
}

/** Rooms of a type available on these dates, less those in the guest's own basket. Never below 0. */
export function roomsLeft(available: number, inOwnBasket: number): number {
  return Math.max(0, available - inOwnBasket);
}
