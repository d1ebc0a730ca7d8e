import { arrivalInWindow, bookableWindow } from '@portico/domain/calendar/bookable-window';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { LocalTime } from '@portico/domain/calendar/property-clock';
import { isSameDayRestricted } from '@portico/domain/calendar/same-day';
import type { Hotel } from '../../hotel/hotel.ts';
import type { BookingRefusal } from './booking-refusal.ts';

/**
 * Refuses an arrival in the past or beyond the calendar. `today` is the hotel's date. Rule: docs/booking.md, "Checks".
 */
export function arrivalRefusal(arrival: LocalDate, today: LocalDate): BookingRefusal | undefined {
  const inWindow = arrivalInWindow(arrival, today);
  return inWindow.ok ? undefined : inWindow.refusal;
}

/** Refuses a departure beyond the calendar, with `stay.too-far`. `today` is the hotel's date. */
export function departureRefusal(departure: LocalDate, today: LocalDate): BookingRefusal | undefined {
  return departure > bookableWindow(today).last ? { code: 'stay.too-far' } : undefined;
}

/** Refuses an arrival on the day of `now`, the hotel's clock, after the hotel's closing time for same-day arrivals. */
export function sameDayRefusal(hotel: Hotel, arrival: LocalDate, now: LocalTime): BookingRefusal | undefined {
  const rule = hotel.definition.settings.sameDayBookingRestriction;
  return rule !== undefined && isSameDayRestricted(rule, arrival, now)
    ? { code: 'same-day.closed', message: rule.message }
    : undefined;
}
