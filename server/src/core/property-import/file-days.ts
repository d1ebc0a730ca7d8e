import type { AllotmentPart } from '@portico/contract/property-file/property-file';
import { dayNumber } from '@portico/domain/calendar/local-date';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** The days that an entry of the file names, as numbers of `dayNumber`; `to` is included. */
export function daysOf({ from, to, weekdays }: Pick<AllotmentPart, 'from' | 'to' | 'weekdays'>): number[] {
  const first = dayNumber(from);
  const days = Array.from({ length: dayNumber(to) - first + 1 }, (_, index) => first + index);
  return weekdays === undefined ? days : days.filter((day) => weekdays.includes(weekdayName(day)));
}

/** 1970-01-01 was a Thursday. */
function weekdayName(day: number): (typeof WEEKDAYS)[number] {
  return WEEKDAYS[(((day + 4) % 7) + 7) % 7] ?? 'Sun';
}

/** What stands by day, from the earliest on. */
export function inOrder<T>(byDay: ReadonlyMap<number, T>): [number, T][] {
  return [...byDay].sort(([a], [b]) => a - b);
}
