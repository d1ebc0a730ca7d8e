import { shortDateText } from '@portico/contract/texts/date-texts';
import type { LocalDate } from '@portico/domain/calendar/local-date';

/** “Fri 12 Mar”: when the calendar around it shows the year. */
export function dayText(date: LocalDate): string {
  return shortDateText(date).slice(0, -' 2027'.length);
}
