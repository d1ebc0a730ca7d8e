import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { RateNight } from './expand-nights.ts';

/** What an import has to write of one rate plan in one room type. */
export interface RateChanges {
  readonly added: readonly RateNight[];
  readonly changed: readonly RateNight[];
  /** Nights the file no longer prices: kept, but closed. */
  readonly withdrawn: readonly RateNight[];
}

/** Compares what the file says with what stands, both in order of date and from the same night on. */
export function rateChanges(wanted: readonly RateNight[], standing: readonly RateNight[]): RateChanges {
  const before = new Map<LocalDate, RateNight>(standing.map((night) => [night.date, night]));
  const after = new Set<LocalDate>(wanted.map((night) => night.date));
  return {
    added: wanted.filter(({ date }) => !before.has(date)),
    changed: wanted.filter((night) => {
      const old = before.get(night.date);
      return old !== undefined && !isSameRate(old, night);
    }),
    withdrawn: standing
      .filter(({ date, open }) => open && !after.has(date))
      .map((night) => ({ ...night, open: false })),
  };
}

function isSameRate(a: RateNight, b: RateNight): boolean {
  return (
    a.open === b.open &&
    a.minStay === b.minStay &&
    a.maxStay === b.maxStay &&
    a.closedToArrival === b.closedToArrival &&
    a.closedToDeparture === b.closedToDeparture &&
    a.minAdvance === b.minAdvance &&
    a.maxAdvance === b.maxAdvance &&
    a.components.base === b.components.base &&
    a.components.perRoom === b.components.perRoom &&
    a.components.perAdult === b.components.perAdult &&
    a.components.perChild === b.components.perChild &&
    a.components.perInfant === b.components.perInfant &&
    a.components.perPersonAdult === b.components.perPersonAdult &&
    a.components.perPersonChild === b.components.perPersonChild &&
    a.components.perPersonInfant === b.components.perPersonInfant
  );
}
