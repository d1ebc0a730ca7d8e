import { describe, expect, test } from 'vitest';
import { localDate } from './local-date.ts';
import { writtenDate } from './written-date.ts';

const today = localDate('2026-11-22');
const read = (text: string, from = today) => {
  const written = writtenDate(text, { today, from });
  return written.ok ? written.value : written.refusal;
};

test.each([
  '14/03/2027',
  '14/3/27',
  '14.03.2027',
  '14-3-2027',
  ' 14 03 2027 ',
  '14 Mar 2027',
  '14 march 2027',
  '14th March 2027',
  '14th of March 2027',
  'Sun 14 Mar 2027',
  'Sunday, 14 Mar 2027',
  'Sunday 14th March 2027',
  'March 14, 2027',
  '2027-03-14',
  '14/3',
  '14.3.',
  '14 March',
  '14 mar',
  '14mar',
  'March 14',
  'Sunday 14 March',
])('%s is 14 March 2027', (text) => {
  expect(read(text)).toBe('2027-03-14');
});

describe('without a year a date is', () => {
  test.each([
    ['this year’s while it is still to come', '24 December', '2026-12-24'],
    ['today where it is today', '22/11', '2026-11-22'],
    ['next year’s once it has passed', '21/11', '2027-11-21'],
    ['the next leap day that may be booked', '29 Feb', '2028-02-29'],
  ])('%s', (_rule, text, date) => {
    expect(read(text)).toBe(date);
  });

  test('the first one after the arrival where it is the departure', () => {
    expect(read('2 January', localDate('2027-12-31'))).toBe('2028-01-02');
  });
});

test.each([
  ['31/2', { day: 31, month: 2, year: null }],
  ['31 Feb 2027', { day: 31, month: 2, year: 2027 }],
  ['29/02/2027', { day: 29, month: 2, year: 2027 }],
  ['31/04/2027', { day: 31, month: 4, year: 2027 }],
  ['2027-02-30', { day: 30, month: 2, year: 2027 }],
  ['0/3', { day: 0, month: 3, year: null }],
  ['45 March', { day: 45, month: 3, year: null }],
])('there is no %s', (text, day) => {
  expect(read(text)).toEqual({ code: 'date.no-such-day', ...day });
});

test.each([
  '',
  'tomorrow',
  '14/13/2027',
  '14 Max 2027',
  '03/14/2027',
  '14',
  'March',
  '14/3/2027/1',
  '１４/3',
  '14 3 2027 x',
])('“%s” is no date', (text) => {
  expect(read(text)).toEqual({ code: 'date.unreadable' });
});
