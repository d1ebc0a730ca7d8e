import { weekdayOf, type LocalDate } from '@portico/domain/calendar/local-date';
import type { NoSuchDay } from '@portico/domain/calendar/written-date';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

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

/** “March”: where the year is plain from what stands beside it. */
export function monthOnlyText(date: LocalDate): string {
  return monthName(date);
}

/** “Sun 14 Mar 2027”: in lists and ledgers. */
export function shortDateText(date: LocalDate): string {
  return `${short(weekdayText(date))} ${dayText(date)} ${short(monthName(date))} ${yearText(date)}`;
}

/** “Sunday, 14 Mar 2027”: spec section 9's 'dddd, D MMM YYYY'. */
export function dateText(date: LocalDate): string {
  return `${weekdayText(date)}, ${dayText(date)} ${short(monthName(date))} ${yearText(date)}`;
}

/** “Sunday 14th March 2027”: spec section 9's 'dddd Do MMMM YYYY'. */
export function longDateText(date: LocalDate): string {
  return `${weekdayText(date)} ${ordinal(Number(date.slice(8)))} ${monthText(date)}`;
}

/** “Sunday 14 March”: where the year is plain from what stands beside it. */
export function dayAndMonthText(date: LocalDate): string {
  return `${weekdayText(date)} ${dayText(date)} ${monthName(date)}`;
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
