const BADGE_AT_MOST = 3;

/**
 * The number for "3 left"; undefined if none is shown: none left, or more than 3. Rule: docs/journeys.md, "The basket".
 */
export function availabilityBadge(remaining: number): number | undefined {
  return remaining >= 1 && remaining <= BADGE_AT_MOST ? remaining : undefined;
}

/** Rooms of a type available on these dates, less those in the guest's own basket. Never below 0. */
export function remainingRooms(available: number, inOwnBasket: number): number {
  return Math.max(0, available - inOwnBasket);
}
