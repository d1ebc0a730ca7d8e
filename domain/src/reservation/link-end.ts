import { addDays, type LocalDate } from '../calendar/local-date.ts';
import type { Stay } from '../calendar/stay.ts';

const DAYS_AFTER_DEPARTURE = 30;

/**
 * The last date, local to the property, on which a booking's links open it. Mails survive for years, and the links show
 * names, addresses and sums. Rule: docs/booking.md, "Reading a booking".
 */
export function linkOpenUntil(stay: Stay): LocalDate {
  return addDays(stay.departure, DAYS_AFTER_DEPARTURE);
}
