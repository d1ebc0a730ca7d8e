import { limitLabel } from '../../config/limits.ts';
import { workBudget, type WorkBudget } from '../../core/limits/work-budget.ts';
import { takeTurns, type Turns } from '../../core/search/turns.ts';
import type { AvailabilityDeps } from './availability-deps.ts';

/** The time of this process that all searches and calendars share, and what of it an address may have. */
export interface SearchWork extends WorkBudget {
  readonly turns: Turns;
}

export function searchWork({
  limits,
  clock,
  onLimitMet,
}: Pick<AvailabilityDeps, 'limits' | 'clock' | 'onLimitMet'>): SearchWork {
  const onMet = () => onLimitMet(limitLabel('searchWorkPerAddress'));
  return { turns: takeTurns(), ...workBudget(limits.searchWorkPerAddress * 1_000, clock, onMet) };
}
