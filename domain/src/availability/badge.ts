const BADGE_AT_MOST = 3;

/** The number for "3 left", or undefined where nothing is said: none left, or more than 3. Rule: docs/journeys.md, "The basket". */
export function availabilityBadge(left: number): number | undefined {
  return left >= 1 && left <= BADGE_AT_MOST ? left : undefined;
}

/** What is left of a type for these dates, less the rooms of it in one's own basket. Never below 0. */
export function roomsLeft(available: number, inOwnBasket: number): number {
  return Math.max(0, available - inOwnBasket);
}
