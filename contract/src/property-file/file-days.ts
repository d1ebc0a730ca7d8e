import { weekdaySchema } from './file-parts.ts';
import type { AllotmentPart } from './property-file.ts';
import { dayNumber } from '@portico/domain/calendar/local-date';

/** From Monday, as in files. */
export const WEEKDAYS = weekdaySchema.options;

/** The days of an entry, as numbers of `dayNumber`; `to` is included. */
export function daysOf({ from, to, weekdays }: Pick<AllotmentPart, 'from' | 'to' | 'weekdays'>): number[] {
  const first = dayNumber(from);
  const days = Array.from({ length: dayNumber(to) - first + 1 }, (_, index) => first + index);
  if (weekdays === undefined) return days;
  const places = new Set(weekdays.map((name) => WEEKDAYS.indexOf(name)));
  // 1970-01-01 was a Thursday.
  return days.filter((day) => places.has((((day + 3) % 7) + 7) % 7));
}

/** Entries by day, earliest first. */
export function inOrder<T>(byDay: ReadonlyMap<number, T>): [number, T][] {
  return [...byDay].sort(([a], [b]) => a - b);
}
