import { expect, test } from 'vitest';
import { localDate } from './local-date.ts';
import { typedDay } from './typed-day.ts';

/** A Friday. */
const today = localDate('2027-03-12');

test.each([
  ['today', '2027-03-12'],
  ['Tomorrow', '2027-03-13'],
  ['sat', '2027-03-13'],
  ['thursday', '2027-03-18'],
  ['fri', '2027-03-19'],
  ['+2', '2027-03-14'],
  ['+ 30', '2027-04-11'],
  ['12 3', '2027-03-12'],
  ['11 3', '2028-03-11'],
  ['14 March', '2027-03-14'],
  ['2027-05-01', '2027-05-01'],
])('“%s” on Friday 12 March 2027 is %s', (text, date) => {
  expect(typedDay(text, today)).toBe(date);
});

test.each(['', 'soon', 'fr', '+', '31 2', 'monkey business'])('“%s” is no day', (text) => {
  expect(typedDay(text, today)).toBeUndefined();
});
