import { onSaleUntil } from '@portico/domain/calendar/bookable-window';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import type autocannon from 'autocannon';

/** The calendar of the search page: all 36 months on sale. */
export function calendarRequest(propertyId: number, today: LocalDate): autocannon.Request {
  return calendarFrom(propertyId, today, onSaleUntil(today));
}

/** Calendars of nearly 36 months, each different. */
export function otherCalendarRequests(
  propertyId: number,
  today: LocalDate,
  count: number,
): autocannon.Request[] {
  return Array.from({ length: count }, (_, index) =>
    calendarFrom(
      propertyId,
      addDays(today, index % 30),
      addDays(onSaleUntil(today), -Math.floor(index / 30)),
    ),
  );
}

function calendarFrom(propertyId: number, fromDate: LocalDate, toDate: LocalDate): autocannon.Request {
  const query = new URLSearchParams({ propertyId: String(propertyId), fromDate, toDate, languageCode: 'en' });
  return { method: 'GET', path: `/api/Availability?${query.toString()}` };
}
