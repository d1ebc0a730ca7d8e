import { expect, test } from 'vitest';
import { arrivalInWindow, bookableWindow, onSaleUntil } from './bookable-window.ts';
import { localDate } from './local-date.ts';

test('the calendar reaches 3 years and 1 month ahead, what is on sale 36 months', () => {
  const today = localDate('2027-01-31');
  expect(bookableWindow(today)).toEqual({ first: '2027-01-31', last: '2030-02-28' });
  expect(onSaleUntil(today)).toBe('2030-01-31');
});

test.each([
  ['2027-01-30', 'stay.in-the-past'],
  ['2027-01-31', 'in the window'],
  ['2030-02-28', 'in the window'],
  ['2030-03-01', 'stay.too-far'],
])('an arrival on %s is %s', (arrival, answer) => {
  const result = arrivalInWindow(localDate(arrival), localDate('2027-01-31'));
  expect(result.ok ? 'in the window' : result.refusal.code).toBe(answer);
});
