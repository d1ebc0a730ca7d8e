import {
  addDays,
  dayNumber,
  weekdayOf,
  type LocalDate,
  type Weekday,
} from '@portico/domain/calendar/local-date';
import type { Horizon } from './horizon.ts';

/**
 * Every `weeks`-th night on one weekday. Counted from a fixed day, not from today, so that each day's file agrees about
 * a night.
 */
export function everySoManyWeeks(
  { first, last }: Horizon,
  weekday: Weekday,
  weeks: number,
  offset: number,
): LocalDate[] {
  const nights: LocalDate[] = [];
  const toWeekday = (weekday - weekdayOf(first) + 7) % 7;
  for (let night = addDays(first, toWeekday); night <= last; night = addDays(night, 7)) {
    if (Math.floor(dayNumber(night) / 7) % weeks === offset) nights.push(night);
  }
  return nights;
}
