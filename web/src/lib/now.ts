import { localTimeAt, type LocalTime } from '@portico/domain/calendar/property-clock';

/** Milliseconds since 1970 by the browser's clock. */
export function epochNow(): number {
  return Date.now();
}

/** When this document was requested, by the same clock. */
export function openedAt(): number {
  return Date.now() - performance.now();
}

/** Whether an instant, ISO 8601, is more than so many milliseconds ago. */
export function isLongAgo(instant: string, milliseconds: number): boolean {
  return Date.now() - Date.parse(instant) > milliseconds;
}

/** The browser's time in the hotel's time zone. For hints only; the server's clock decides. */
export function localTimeNow(timeZone: string): LocalTime {
  return localTimeAt(Date.now(), timeZone);
}

/** Minutes from the browser's local time to UTC, as JavaScript counts them: -60 in British summer. */
export function timezoneOffset(): number {
  return new Date().getTimezoneOffset();
}
