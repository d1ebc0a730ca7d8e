import type { BedOptionId } from '../ids.ts';

/**
 * True when a room's beds are settled: the hotel does not ask, its type leaves no choice, or one of its options is
 * chosen. A lead guest's details are complete only then. Rule: docs/journeys.md, "Beds".
 */
export function bedIsChosen(facts: {
  readonly isAsked: boolean;
  readonly options: readonly BedOptionId[];
  readonly chosen: BedOptionId | null;
}): boolean {
  const { isAsked, options, chosen } = facts;
  return !isAsked || options.length === 0 || (chosen !== null && options.includes(chosen));
}
