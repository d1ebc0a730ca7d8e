import { memoryLimit, type MemoryLimit } from '../limits/memory-limit.ts';
import { takeTurns, type Turns } from './search/turns.ts';
import type { AvailabilityDeps } from './availability-deps.ts';

/** The time of this process that all searches and calendars share, and what of it an address may have. */
export interface SearchWork extends MemoryLimit {
  readonly turns: Turns;
}

export function searchWork(deps: Pick<AvailabilityDeps, 'limits' | 'clock' | 'onLimitMet'>): SearchWork {
  return { turns: takeTurns(), ...memoryLimit(deps, 'searchWorkPerAddress', 1_000) };
}
