import { addMonths, weekdayOf, type LocalDate } from '@portico/domain/calendar/local-date';
import type { Stay } from '@portico/domain/calendar/stay';
import type { NoSuchDay } from '@portico/domain/calendar/written-date';

const WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** “Sunday”. */
export function weekdayText(date: LocalDate): string {
  return WEEKDAYS[weekdayOf(date) - 1] ?? '';
}

/** “14”: the day of the month without a leading zero. */
export function dayText(date: LocalDate): string {
  return String(Number(date.slice(8)));
}

/** “March 2027”. */
export function monthText(date: LocalDate): string {
  return `${monthName(date)} ${yearText(date)}`;
}

/** “March”, or “March 2027” with its year. */
export function monthOnlyText(date: LocalDate, withYear: boolean): string {
  return withYear ? monthText(date) : monthName(date);
}

/** “Sun 14 Mar 2027”: in lists and ledgers. */
export function shortDateText(date: LocalDate): string {
  return `${short(weekdayText(date))} ${dayText(date)} ${short(monthName(date))} ${yearText(date)}`;
}

/** “Sunday, 14 Mar 2027”. */
export function dateText(date: LocalDate): string {
  return `${weekdayText(date)}, ${dayText(date)} ${short(monthName(date))} ${yearText(date)}`;
}

/** “Sunday 14th March 2027”: in mails and within sentences. */
export function longDateText(date: LocalDate): string {
  return `${weekdayText(date)} ${ordinal(Number(date.slice(8)))} ${monthText(date)}`;
}

/** “Sunday 14 March”, with the year if {@link needsYear}. `today` is the property's date. */
export function dayAndMonthText(date: LocalDate, today: LocalDate): string {
  return `${weekdayText(date)} ${dayText(date)} ${monthOnlyText(date, needsYear(date, today))}`;
}

/**
 * Whether a date needs its year where the year is optional: if it is past or at least eleven months ahead, and so could
 * be taken for another year's. `today` is the property's date.
 */
export function needsYear(date: LocalDate, today: LocalDate): boolean {
  return date < today || date >= addMonths(today, 11);
}

/** The same for a stay; both its dates show the year or neither. */
export function stayNeedsYear({ departure }: Stay, today: LocalDate): boolean {
  return needsYear(departure, today);
}

/** “There is no 31 February”, “There is no 29 February 2027”. `month` from 1 to 12. */
export function noSuchDayText({ day, month, year }: NoSuchDay): string {
  return ['There is no', day, MONTHS[month - 1], year].filter((part) => part !== null).join(' ');
}

function monthName(date: LocalDate): string {
  return MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
}

function yearText(date: LocalDate): string {
  return String(Number(date.slice(0, 4)));
}

function short(name: string): string {
  return name.slice(0, 3);
}

function ordinal(day: number): string {
  const isTeen = day >= 11 && day <= 13;
  const endings: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };
  return `${day}${(isTeen ? undefined : endings[day % 10]) ?? 'th'}`;
}
