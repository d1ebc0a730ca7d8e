import { memoryLimit, type MemoryLimit } from '../limits/memory-limit.ts';
import { takeTurns, type Turns } from './search/turns.ts';
import type { AvailabilityDeps } from './availability-deps.ts';

/** Processing time shared by all searches and calendars, and the part an address may use. */
export interface SearchWork extends MemoryLimit {
  readonly turns: Turns;
}

export function searchWork(deps: Pick<AvailabilityDeps, 'limits' | 'clock' | 'onLimitMet'>): SearchWork {
  return { turns: takeTurns(), ...memoryLimit(deps, 'searchWorkPerAddress', 1_000) };
}
