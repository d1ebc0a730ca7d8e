import { memoryLimit, type MemoryLimit } from '../limits/memory-limit.ts';
import { timeSlices, type TimeSlices } from './search/time-slices.ts';
import type { AvailabilityDeps } from './availability-deps.ts';

/** Processing time shared by all searches and calendars, and the part an address may use. */
export interface SearchWork extends MemoryLimit {
  readonly slices: TimeSlices;
}

export function searchWork(deps: Pick<AvailabilityDeps, 'limits' | 'clock' | 'onLimitMet'>): SearchWork {
  return { slices: timeSlices(), ...memoryLimit(deps, 'searchWorkPerAddress', 1_000) };
}
