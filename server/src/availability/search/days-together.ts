import type { AvailabilityDay } from '@portico/contract/calls/availability';
import { addDays, daysBetween } from '@portico/domain/calendar/local-date';
import type { DateWindow } from './daily-availability.ts';
import { dayFields } from './day-counts.ts';
import { readCounts, type CountedDays } from './counted-days.ts';

/** Adds up the days of several hotels. */
export interface DaysTogether {
  /** Adds its days within the window. */
  add(days: CountedDays): void;
  /** From the window's first day to the last that a hotel has, without prices. */
  days(): AvailabilityDay[];
}

/**
 * Sums free rooms. A stay can begin if it can at one hotel; shortest and longest are over all; closed means closed at
 * each. Rule: docs/search.md, "Groups".
 */
export function daysTogether({ first, last }: DateWindow): DaysTogether {
  const length = Math.max(0, daysBetween(first, last) + 1);
  const sums = Array.from({ length }, () => ({
    rooms: 0,
    known: 0,
    open: 0,
    closedToArrival: 0,
    closedToDeparture: 0,
    shortest: 0,
    longest: 0,
  }));
  let known = 0;
  return {
    add: (counted) => {
      const skipped = daysBetween(first, counted.first);
      const end = Math.min(length, skipped + counted.length);
      known = Math.max(known, end);
      for (let day = Math.max(0, skipped); day < end; day++) {
        const sum = sums[day];
        if (sum === undefined) continue;
        const counts = readCounts(counted, day - skipped);
        sum.rooms += counts.rooms;
        sum.known += counts.known;
        sum.open += counts.open;
        sum.closedToArrival += counts.closedToArrival;
        sum.closedToDeparture += counts.closedToDeparture;
        sum.shortest = Math.min(sum.shortest || Infinity, counts.shortest || Infinity);
        sum.longest = Math.max(sum.longest, counts.longest);
      }
    },
    days: () =>
      sums.slice(0, known).map(({ shortest, ...sum }, day) => ({
        DateOfStay: addDays(first, day),
        MinimumRate: null,
        ...dayFields({ ...sum, shortest: sum.longest > 0 ? shortest : 0 }),
        Rates: [],
      })),
  };
}
