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
  const budget = workBudget(limits.searchWorkPerAddress * 1_000, clock);
  return {
    turns: takeTurns(),
    opensInS: (address) => {
      const opensInS = budget.opensInS(address);
      if (opensInS > 0) onLimitMet(limitLabel('searchWorkPerAddress'));
      return opensInS;
    },
    spend: budget.spend,
  };
}
