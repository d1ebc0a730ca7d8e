import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { RoomNight } from './expand-nights.ts';

/** A night as it stands; `taken` is sold and held together. */
export interface StandingRoomNight extends RoomNight {
  readonly taken: number;
}

/** A night that has more rooms taken than it would have for sale. */
export interface ShortNight {
  readonly date: LocalDate;
  readonly taken: number;
  readonly allotment: number;
}

/** The nights of one room type that have more rooms taken than the file would leave for sale. */
export interface ShortRoomType {
  readonly roomTypeId: number;
  readonly roomTypeName: string;
  readonly nights: readonly ShortNight[];
}

export interface RoomNightChanges {
  readonly added: readonly RoomNight[];
  readonly changed: readonly RoomNight[];
  readonly short: readonly ShortNight[];
}

/**
 * Compares the nights of one room type with those that stand, both in order of date and from the same night on. A
 * night that the file no longer names has nothing for sale.
 */
export function roomNightChanges(
  wanted: readonly RoomNight[],
  standing: readonly StandingRoomNight[],
): RoomNightChanges {
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
