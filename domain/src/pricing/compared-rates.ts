/** A rate to be compared: its gross price for the stay, and what breakfast on every day costs beside it. */
export interface RateToCompare {
  readonly grossMinor: number;
  /** Gross for the stay; null: the price includes breakfast. */
  readonly breakfastMinor: number | null;
}

/**
 * A rate with breakfast, and how much less it then costs than the other, negative when it costs more. Minor units. Null
 * unless exactly one of the two includes breakfast. Rule: docs/pricing.md, "Two rates compared".
 */
export function withBreakfast(
  rate: RateToCompare,
  other: RateToCompare,
): { readonly wholeMinor: number; readonly lessMinor: number } | null {
  if (rate.breakfastMinor === null || other.breakfastMinor !== null) return null;
  const wholeMinor = rate.grossMinor + rate.breakfastMinor;
  return { wholeMinor, lessMinor: other.grossMinor - wholeMinor };
}
