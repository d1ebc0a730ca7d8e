import { bookableWindow } from '@portico/domain/calendar/bookable-window';
import { addDays, daysBetween, type LocalDate } from '@portico/domain/calendar/local-date';
import { stayDates } from '@portico/domain/calendar/stay';

const DAYS_IN_STOCK = 31;

/** The dates of a snapshot, by index in its arrays. */
export interface Horizon {
  readonly first: LocalDate;
  readonly last: LocalDate;
  /** In order, both ends included. */
  readonly dates: readonly LocalDate[];
}

/** Of the newest days, at most two at a time: it is yesterday somewhere. */
const cached = new Map<LocalDate, Horizon>();
const MOST_CACHED = 4;

/**
 * All bookable dates and a month more, the time a snapshot lasts without a rebuild. All snapshots that begin on a day
 * share one.
 */
export function horizonFrom(today: LocalDate): Horizon {
  const standing = cached.get(today);
  if (standing !== undefined) return standing;
  const last = addDays(bookableWindow(today).last, DAYS_IN_STOCK);
  const horizon = { first: today, last, dates: [...stayDates({ arrival: today, departure: last }), last] };
  for (const oldest of [...cached.keys()].slice(0, Math.max(0, cached.size - MOST_CACHED + 1)))
    cached.delete(oldest);
  cached.set(today, horizon);
  return horizon;
}

export function coversBookableWindow(horizon: Horizon, today: LocalDate): boolean {
  const window = bookableWindow(today);
  return horizon.first <= window.first && window.last <= horizon.last;
}

/** The index of a date; undefined outside the horizon. */
export function placeOf(horizon: Horizon, date: LocalDate): number | undefined {
  const place = daysBetween(horizon.first, date);
  return place >= 0 && place < horizon.dates.length ? place : undefined;
}
