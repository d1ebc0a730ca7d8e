import type { LocalDate } from '@portico/domain/calendar/local-date';

/** What is for sale on one date: rooms of a type that night, units of an extra that day. */
export interface Allotment {
  readonly date: LocalDate;
  readonly allotment: number;
}

/** The same as it stands; `taken` is sold and held together. */
export interface StandingAllotment extends Allotment {
  readonly taken: number;
}

/** A date on which more is taken than there would be for sale. */
export interface ShortDay {
  readonly date: LocalDate;
  readonly taken: number;
  readonly allotment: number;
}

export interface AllotmentChanges {
  readonly added: readonly Allotment[];
  readonly changed: readonly Allotment[];
  readonly short: readonly ShortDay[];
}

/**
 * Compares the dates of one room type or extra with those that stand, both in order and from the same date on. A date
 * that the file no longer names has nothing for sale.
 */
export function allotmentChanges(
  wanted: readonly Allotment[],
  standing: readonly StandingAllotment[],
): AllotmentChanges {
  const before = new Set(standing.map(({ date }) => date));
  const after = new Map(wanted.map(({ date, allotment }) => [date, allotment]));
  const target = standing.map(({ date, allotment, taken }) => ({
    date,
    allotment,
    taken,
    next: after.get(date) ?? 0,
  }));
  return {
    added: wanted.filter(({ date }) => !before.has(date)),
    changed: target
      .filter(({ allotment, next }) => next !== allotment)
      .map(({ date, next }) => ({ date, allotment: next })),
    short: target
      .filter(({ taken, next }) => taken > next)
      .map(({ date, taken, next }) => ({ date, taken, allotment: next })),
  };
}
