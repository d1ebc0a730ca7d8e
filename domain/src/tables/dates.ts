import { weekdayOf, type LocalDate } from '../calendar/local-date.ts';
import type { Dates } from './restaurant.ts';

export function isOn({ from, to, weekdays }: Dates, date: LocalDate): boolean {
  if ((from !== null && date < from) || (to !== null && date > to)) return false;
  return weekdays === null || weekdays.includes(weekdayOf(date));
}
