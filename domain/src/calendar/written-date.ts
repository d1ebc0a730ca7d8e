import { refused, ok, type Result } from '../result.ts';
import { bookableWindow } from './bookable-window.ts';
import { daysInMonth } from './civil-day.ts';
import { parseLocalDate, type LocalDate } from './local-date.ts';

/** A written day that does not exist; `year` is null if none was written. */
export interface NoSuchDay {
  readonly day: number;
  readonly month: number;
  readonly year: number | null;
}

export type WrittenDateRefusal =
  | { readonly code: 'date.unreadable' }
  | ({ readonly code: 'date.no-such-day' } & NoSuchDay);

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAY = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*[\s,.]+/;
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const YEAR = String.raw`(?:[\s./,-]+(\d{4}|\d{2}))?\.?`;
const NUMBERS = /^(\d{1,2})[\s./-]+(\d{1,2})(?:[\s./-]+(\d{4}|\d{2}))?\.?$/;
const DAY_FIRST = new RegExp(String.raw`^${DAY}[\s./,-]*(?:of\s+)?([a-z]{3,9})${YEAR}$`);
const MONTH_FIRST = new RegExp(String.raw`^([a-z]{3,9})[\s.]*${DAY}${YEAR}$`);
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * A date as guests write it, day before month: 14/3, 14.3.27, 14 March, Sunday 14th March 2027, March 14, 2027-03-14.
 * Without a year it is the next such day from `from`, within the bookable window of `today`. Refuses `date.no-such-day`
 * if the day does not exist, or not in that window; otherwise `date.unreadable`.
 */
export function writtenDate(
  text: string,
  { today, from }: { readonly today: LocalDate; readonly from: LocalDate },
): Result<LocalDate, WrittenDateRefusal> {
  const written = text.trim().toLowerCase().replace(WEEKDAY, '');
  const [dayText, monthText, yearText] = partsOf(written) ?? [];
  const day = Number(dayText);
  const month = monthNumber(monthText ?? '');
  if (dayText === undefined || month < 1 || month > 12) return refused({ code: 'date.unreadable' });
  const year = yearText === undefined ? null : Number(yearText.length === 2 ? `20${yearText}` : yearText);
  const date = year === null ? nextSuchDay(day, month, today, from) : dateOf(year, month, day);
  return date === undefined ? refused({ code: 'date.no-such-day', day, month, year }) : ok(date);
}

/** Day, month and, if written, year. */
function partsOf(written: string): (string | undefined)[] | undefined {
  const dayFirst = NUMBERS.exec(written) ?? DAY_FIRST.exec(written);
  if (dayFirst !== null) return dayFirst.slice(1);
  const monthFirst = MONTH_FIRST.exec(written);
  if (monthFirst !== null) return [monthFirst[2], monthFirst[1], monthFirst[3]];
  return ISO.exec(written)?.slice(1).toReversed();
}

/** 0 if it names no month. */
function monthNumber(text: string): number {
  return /^\d/.test(text) ? Number(text) : MONTHS.indexOf(text.slice(0, 3)) + 1;
}

function nextSuchDay(day: number, month: number, today: LocalDate, from: LocalDate): LocalDate | undefined {
  const { last } = bookableWindow(today);
  for (let year = Number(from.slice(0, 4)); year <= Number(last.slice(0, 4)); year++) {
    const date = dateOf(year, month, day);
    if (date !== undefined && date >= from && date <= last) return date;
  }
  return undefined;
}

function dateOf(year: number, month: number, day: number): LocalDate | undefined {
  if (day < 1 || day > daysInMonth(year, month)) return undefined;
  const padded = (number: number, digits: number) => String(number).padStart(digits, '0');
  return parseLocalDate(`${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`);
}
