import type { AvailabilityDay } from '@portico/contract/calls/availability';
import { addDays, daysBetween } from '@portico/domain/calendar/local-date';
import type { DateWindow } from './daily-availability.ts';
import { dayFields } from './day-counts.ts';
import { readCounts, type CountedDays } from './counted-days.ts';

/** The days of several hotels, added up as they come. */
export interface DaysTogether {
  /** Those of its days that lie in the window. */
  add(days: CountedDays): void;
  /** From the first day of the window to the last that a hotel has, without prices. */
  days(): AvailabilityDay[];
}

/**
 * Free rooms are added up; a stay can begin where it can at one of the hotels, the shortest and the longest are those of
 * all; closed is what is closed at each. Rule: docs/search.md, "Groups".
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
