import { localTimeAt } from '@portico/domain/calendar/property-clock';
import type { LocalDate } from '@portico/domain/calendar/local-date';

/** The demo hotels' local date. */
export function todayInLondon(): LocalDate {
  return localTimeAt(Date.now(), 'Europe/London').date;
}
