import { expect, test } from 'vitest';
import { localTimeAt } from './property-clock.ts';

test.each([
  ['2027-03-14T12:05:59Z', 'Europe/London', '2027-03-14', 12, 5],
  ['2027-06-30T23:30:00Z', 'Europe/London', '2027-07-01', 0, 30],
  ['2027-03-28T00:59:00Z', 'Europe/London', '2027-03-28', 0, 59],
  ['2027-03-28T01:00:00Z', 'Europe/London', '2027-03-28', 2, 0],
  ['2027-01-01T00:30:00Z', 'America/New_York', '2026-12-31', 19, 30],
  ['2027-03-14T23:30:00Z', 'Africa/Lagos', '2027-03-15', 0, 30],
  ['2027-03-14T18:30:00Z', 'Asia/Kathmandu', '2027-03-15', 0, 15],
])('%s in %s is %s at %d:%d', (instant, zone, date, hour, minute) => {
  expect(localTimeAt(Date.parse(instant), zone)).toEqual({ date, hour, minute });
});

test('an unknown time zone is refused', () => {
  expect(() => localTimeAt(0, 'Europe/Nowhere')).toThrow(RangeError);
});
