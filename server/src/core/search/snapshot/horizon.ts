import { bookableWindow } from '@portico/domain/calendar/bookable-window';
import { addDays, daysBetween, type LocalDate } from '@portico/domain/calendar/local-date';
import { stayDates } from '@portico/domain/calendar/stay';

const DAYS_IN_STOCK = 31;

/** The dates a snapshot knows, by their place in its arrays. */
export interface Horizon {
  readonly first: LocalDate;
  readonly last: LocalDate;
  /** All of them, in order, both ends included. */
  readonly dates: readonly LocalDate[];
}

/** All dates that may be booked, and a month more: so long the snapshot serves without being built anew. */
export function horizonFrom(today: LocalDate): Horizon {
  const last = addDays(bookableWindow(today).last, DAYS_IN_STOCK);
  return { first: today, last, dates: [...stayDates({ arrival: today, departure: last }), last] };
}

export function coversBookableWindow(horizon: Horizon, today: LocalDate): boolean {
  const window = bookableWindow(today);
  return horizon.first <= window.first && window.last <= horizon.last;
}

/** The place of a date in the arrays; undefined outside of them. */
export function placeOf(horizon: Horizon, date: LocalDate): number | undefined {
  const place = daysBetween(horizon.first, date);
  return place >= 0 && place < horizon.dates.length ? place : undefined;
}
