import { apiPaths } from '@portico/contract/paths';
import { onSaleUntil } from '@portico/domain/calendar/bookable-window';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import type autocannon from 'autocannon';

/** The calendar of the search page: all 36 months on sale. */
export function calendarRequest(propertyId: number, today: LocalDate): autocannon.Request {
  return calendarFrom(propertyId, today, onSaleUntil(today));
}

/**
 * Calendars of nearly 36 months, each another: more than the server keeps ready, and asked for in turn, so that none
 * is answered from what was worked out before.
 */
export function freshCalendarRequests(propertyId: number, today: LocalDate): autocannon.Request[] {
  const starts = Array.from({ length: 30 }, (_, days) => addDays(today, days));
  const ends = Array.from({ length: 30 }, (_, days) => addDays(onSaleUntil(today), -days));
  return starts.flatMap((start) => ends.map((end) => calendarFrom(propertyId, start, end)));
}

function calendarFrom(propertyId: number, fromDate: LocalDate, toDate: LocalDate): autocannon.Request {
  const query = new URLSearchParams({ propertyId: String(propertyId), fromDate, toDate, languageCode: 'en' });
  return { method: 'GET', path: `${apiPaths.availability()}?${query.toString()}` };
}
