import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { LocalTime } from '@portico/domain/calendar/property-clock';
import { isSameDayRestricted } from '@portico/domain/calendar/same-day';
import { localTimeNow } from '../../lib/now.ts';
import type { Hotel } from './hotel.ts';
import type { Owner } from './owner.ts';

/** The local time there now. */
export function localNow({ timeZone }: Owner): LocalTime {
  return localTimeNow(timeZone);
}

/** Whether the hotel takes no more bookings today for an arrival today. Rule: docs/journeys.md, "The same day". */
export function isArrivalClosed(hotel: Hotel, arrival: LocalDate): boolean {
  return isSameDayRestricted(hotel.sameDay, arrival, localNow(hotel));
}
