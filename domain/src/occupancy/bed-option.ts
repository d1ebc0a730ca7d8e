import type { BedOptionId } from '../ids.ts';

/**
 * Whether a room's beds are settled: the hotel does not ask, the type has no choice, or an option is chosen. Without
 * this, a lead guest's details are incomplete. Rule: docs/journeys.md, "Beds".
 */
export function bedIsChosen(facts: {
  readonly isRequired: boolean;
  readonly options: readonly BedOptionId[];
  readonly chosen: BedOptionId | null;
}): boolean {
  const { isRequired, options, chosen } = facts;
  return !isRequired || options.length === 0 || (chosen !== null && options.includes(chosen));
}
