import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  compareDates,
  dateOfDay,
  dayNumber,
  daysBetween,
  localDate,
  parseLocalDate,
  weekdayOf,
} from './local-date.ts';

const MS_PER_DAY = 86_400_000;
const FIRST_DAY = -719_162;
const LAST_DAY = 2_932_896;
const days = fc.integer({ min: FIRST_DAY, max: LAST_DAY });

describe('Local dates', () => {
  test.each(['2027-03-14', '2028-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s exists', (text) => {
    expect(parseLocalDate(text)).toBe(text);
  });

  test.each([
    '2027-02-29',
    '1900-02-29',
    '2027-04-31',
    '2027-13-01',
    '2027-00-10',
    '2027-01-00',
    '0000-01-01',
    '2027-3-14',
    '14-03-2027',
    '2027-03-14T00:00',
    ' 2027-03-14',
    '2027-03-14\n',
    '',
  ])('"%s" is no date', (text) => {
    expect(parseLocalDate(text)).toBeUndefined();
    expect(() => localDate(text)).toThrow(RangeError);
  });

  test('day numbers count from 1 January 1970 over the years 1 to 9999', () => {
    expect(dayNumber(localDate('1970-01-01'))).toBe(0);
    expect(dayNumber(localDate('0001-01-01'))).toBe(FIRST_DAY);
    expect(dayNumber(localDate('9999-12-31'))).toBe(LAST_DAY);
    expect(() => dateOfDay(FIRST_DAY - 1)).toThrow(RangeError);
    expect(() => dateOfDay(LAST_DAY + 1)).toThrow(RangeError);
    expect(() => dateOfDay(0.5)).toThrow(RangeError);
  });

  test('each day number is the date and weekday that the Gregorian calendar gives it', () => {
    fc.assert(
      fc.property(days, (day) => {
        const expected = new Date(day * MS_PER_DAY);
        const date = dateOfDay(day);
        expect(date).toBe(expected.toISOString().slice(0, 10));
        expect(dayNumber(date)).toBe(day);
        expect(weekdayOf(date) % 7).toBe(expected.getUTCDay());
      }),
    );
  });

  test('days are added across months and leap days', () => {
    expect(addDays(localDate('2028-02-28'), 1)).toBe('2028-02-29');
    expect(addDays(localDate('2027-02-28'), 1)).toBe('2027-03-01');
    expect(addDays(localDate('2027-01-01'), -1)).toBe('2026-12-31');
    expect(daysBetween(localDate('2027-03-27'), localDate('2027-03-29'))).toBe(2);
  });

  test.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-01-15', 12, '2028-01-15'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2027-01-10', -1, '2026-12-10'],
    ['2028-02-29', 36, '2031-02-28'],
  ])('%s and %d months are %s', (from, months, to) => {
    expect(addMonths(localDate(from), months)).toBe(to);
  });

  test('the order of dates is the order of their day numbers', () => {
    fc.assert(
      fc.property(days, days, (a, b) => {
        expect(Math.sign(compareDates(dateOfDay(a), dateOfDay(b)))).toBe(Math.sign(a - b));
      }),
    );
  });
});
