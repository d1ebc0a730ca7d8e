import type { LocalDate } from '@portico/domain/calendar/local-date';

/** For sale on one date: rooms of a type that night, or units of an extra that day. */
export interface Allotment {
  readonly date: LocalDate;
  readonly allotment: number;
  /** True: nothing more is sold, whatever remains. Units of extras are never closed. */
  readonly closed?: boolean;
}

/** The stored allotment; `taken`: sold and held together. */
export interface StandingAllotment extends Required<Allotment> {
  readonly taken: number;
  /** Of the last command that set it; 0: the property file did. */
  readonly revision: number;
}

/** A date on which more is taken than would be for sale. */
export interface ShortDay {
  readonly date: LocalDate;
  readonly taken: number;
  readonly allotment: number;
}

export interface AllotmentChanges {
  readonly added: readonly Allotment[];
  readonly changed: readonly Allotment[];
  readonly short: readonly ShortDay[];
  /** Dates that the file would change, but that stay as a command set them. */
  readonly unchanged: readonly LocalDate[];
}

/**
 * Compares a stock's dates with the stored ones; both in order and from the same date on. A date missing from the file
 * has nothing for sale. Settings by commands newer than the file's revision stay. Rule: docs/property-file.md, "What a
 * hotel sets by command".
 */
export function allotmentChanges(
  requested: readonly Allotment[],
  standing: readonly StandingAllotment[],
  knownRevision: number,
): AllotmentChanges {
  const before = new Set(standing.map(({ date }) => date));
  const after = new Map(requested.map((one) => [one.date, one]));
  const target = standing.map((day) => ({
    day,
    next: after.get(day.date) ?? { date: day.date, allotment: 0 },
  }));
  const differing = target.filter(({ day, next }) => !isSame(day, next));
  const isSetByCommand = ({ revision }: StandingAllotment) => revision > knownRevision;
  return {
    added: requested.filter(({ date }) => !before.has(date)),
    changed: differing.filter(({ day }) => !isSetByCommand(day)).map(({ next }) => next),
    short: target
      .filter(({ day, next }) => !isSetByCommand(day) && day.taken > next.allotment)
      .map(({ day: { date, taken }, next: { allotment } }) => ({ date, taken, allotment })),
    unchanged: differing.filter(({ day }) => isSetByCommand(day)).map(({ day }) => day.date),
  };
}

const isSame = (one: Allotment, other: Allotment) =>
  one.allotment === other.allotment && (one.closed ?? false) === (other.closed ?? false);
