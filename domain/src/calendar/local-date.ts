import { civilOfDayNumber, dayNumberOfCivil, daysInMonth, type CivilDay } from './civil-day.ts';

/** A calendar date of the property, `YYYY-MM-DD`, without time or zone. */
export type LocalDate = string & { readonly __localDate: true };

/** 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/** Undefined unless the text is `YYYY-MM-DD` and names a day that exists, from the year 1 on. */
export function parseLocalDate(text: string): LocalDate | undefined {
  if (!SHAPE.test(text)) return undefined;
  const { year, month, day } = civilOf(text);
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return text as LocalDate;
}

/** Whether {@link parseLocalDate} returns the date. */
export function isLocalDate(text: string): text is LocalDate {
  return parseLocalDate(text) !== undefined;
}

/** Throws a RangeError if {@link parseLocalDate} returns undefined. */
export function localDate(text: string): LocalDate {
  const date = parseLocalDate(text);
  if (date === undefined) throw new RangeError('A local date is YYYY-MM-DD and exists');
  return date;
}

/** Dates are formatted and parsed by the thousand, but few are distinct: those on sale, and some before. */
const MOST_KNOWN = 4_096;
const known = new Map<LocalDate, number>();

/** Days since 1970-01-01, negative before it. */
export function dayNumber(date: LocalDate): number {
  const standing = known.get(date);
  if (standing !== undefined) return standing;
  const day = dayNumberOfCivil(civilOf(date));
  if (known.size === MOST_KNOWN) known.clear();
  known.set(date, day);
  return day;
}

/** The inverse of {@link dayNumber}. Throws a RangeError outside the years 1 to 9999. */
export function dateOfDay(day: number): LocalDate {
  if (!Number.isSafeInteger(day)) throw new RangeError('A day number is a whole number');
  return dateOfCivil(civilOfDayNumber(day));
}

/** `days` may be negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOfDay(dayNumber(date) + days);
}

/** The same day of the month `months` later, or that month's last day if it is shorter. May be negative. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const from = civilOf(date);
  const monthsSinceYear0 = from.year * 12 + (from.month - 1) + months;
  const year = Math.floor(monthsSinceYear0 / 12);
  const month = monthsSinceYear0 - year * 12 + 1;
  return dateOfCivil({ year, month, day: Math.min(from.day, daysInMonth(year, month)) });
}

/** Days from `from` to `to`: negative when `to` comes first. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return dayNumber(to) - dayNumber(from);
}

export function weekdayOf(date: LocalDate): Weekday {
  // 1970-01-01 was a Thursday.
  const daysSinceMonday = (dayNumber(date) + 3) % 7;
  return (((daysSinceMonday + 7) % 7) + 1) as Weekday;
}

/** Negative when `a` comes first, 0 when they are the same day. */
export function compareDates(a: LocalDate, b: LocalDate): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function civilOf(text: string): CivilDay {
  return { year: Number(text.slice(0, 4)), month: Number(text.slice(5, 7)), day: Number(text.slice(8, 10)) };
}

function dateOfCivil({ year, month, day }: CivilDay): LocalDate {
  if (year < 1 || year > 9999) throw new RangeError('A local date lies in the years 1 to 9999');
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}` as LocalDate;
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}
