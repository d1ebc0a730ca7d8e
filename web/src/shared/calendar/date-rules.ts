import type { LocalDate } from '@portico/domain/calendar/local-date';
import { nightsOf, stayDates, type Stay } from '@portico/domain/calendar/stay';
import type { CalendarDays } from './calendar-days.ts';

export type PlainFault =
  | 'past'
  | 'sold-out'
  | 'closed'
  | 'not-on-sale'
  | 'closed-to-arrival'
  | 'closed-to-departure'
  | 'no-stay-begins'
  | 'night-sold-out'
  | 'night-closed';

/** Why a day cannot be chosen. `date` is the day or night at fault. */
export type DateFault =
  | { readonly code: PlainFault; readonly date: LocalDate }
  | { readonly code: 'too-short'; readonly date: LocalDate; readonly minimumNights: number }
  | { readonly code: 'too-long'; readonly date: LocalDate; readonly maximumNights: number };

/** The choice so far. With an arrival alone, the next day chosen is the other end of the stay. */
export interface ChosenDates {
  readonly arrival: LocalDate | null;
  readonly departure: LocalDate | null;
}

/**
 * Why `date` cannot be chosen next, or null. Days before the chosen arrival swap the ends; those that no stay reaches
 * begin another. While the days are unknown (`null`) there is no fault. Rule: docs/journeys.md, "Searching".
 */
export function dateFault(
  date: LocalDate,
  { arrival, departure }: ChosenDates,
  days: CalendarDays | null,
): DateFault | null {
  if (days === null || date === arrival || date === departure) return null;
  if (arrival === null || departure !== null) return arrivalFault(date, days);
  return beginsAgain(date, { arrival, departure }, days) === null
    ? stayFault(stayOf(arrival, date), days)
    : null;
}

/** Days before the chosen arrival swap the ends. */
function stayOf(chosen: LocalDate, date: LocalDate): Stay {
  return date < chosen ? { arrival: date, departure: chosen } : { arrival: chosen, departure: date };
}

const beyond: ReadonlySet<DateFault['code']> = new Set(['night-sold-out', 'night-closed', 'too-long']);

/**
 * Why no stay joins the chosen arrival and `date`, a night between or the longest stay, when another stay can begin on
 * `date`; else null. Choosing `date` then begins again.
 */
export function beginsAgain(
  date: LocalDate,
  { arrival, departure }: ChosenDates,
  days: CalendarDays | null,
): DateFault | null {
  if (days === null || arrival === null || departure !== null || date === arrival) return null;
  const fault = stayFault(stayOf(arrival, date), days);
  const isBeyond = fault !== null && beyond.has(fault.code);
  return isBeyond && arrivalFault(date, days) === null ? fault : null;
}

/** Why a day is outside the calendar's bounds. */
export function outsideFault(date: LocalDate, today: LocalDate): DateFault {
  return { code: date < today ? 'past' : 'not-on-sale', date };
}

/** Why an arrival that came alone, with a link, is impossible: no departure could fix it. */
export function halfFault({ arrival, departure }: ChosenDates, days: CalendarDays | null): DateFault | null {
  if (days === null || arrival === null || departure !== null) return null;
  return arrivalFault(arrival, days);
}

export function arrivalFault(date: LocalDate, days: CalendarDays): DateFault | null {
  const day = days.get(date);
  if (day === undefined) return { code: 'not-on-sale', date };
  if (day.isClosed) return { code: 'closed', date };
  if (day.isSoldOut) return { code: 'sold-out', date };
  if (day.isClosedToArrival) return { code: 'closed-to-arrival', date };
  return day.canArrive ? null : { code: 'no-stay-begins', date };
}

/** The departure day may be sold out or closed. */
export function stayFault(stay: Stay, days: CalendarDays): DateFault | null {
  const ofArrival = arrivalFault(stay.arrival, days);
  if (ofArrival !== null) return ofArrival;
  for (const date of stayDates(stay)) {
    const night = days.get(date);
    if (night === undefined) return { code: 'not-on-sale', date };
    if (night.isClosed) return { code: 'night-closed', date };
    if (night.isSoldOut) return { code: 'night-sold-out', date };
  }
  const lengthFault = stayLengthFault(stay, days);
  if (lengthFault !== null) return lengthFault;
  const isClosed = days.get(stay.departure)?.isClosedToDeparture ?? false;
  return isClosed ? { code: 'closed-to-departure', date: stay.departure } : null;
}

function stayLengthFault(stay: Stay, days: CalendarDays): DateFault | null {
  const nights = nightsOf(stay);
  const { minimumNights, maximumNights } = days.get(stay.arrival) ?? {
    minimumNights: 1,
    maximumNights: null,
  };
  if (nights < minimumNights) return { code: 'too-short', date: stay.arrival, minimumNights };
  return maximumNights !== null && nights > maximumNights
    ? { code: 'too-long', date: stay.arrival, maximumNights }
    : null;
}
