import { expect, test } from 'vitest';
import { addDays, localDate } from './local-date.ts';
import { instantAt, localTimeAt } from './property-clock.ts';

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

test.each([
  ['2027-06-14', 9, 'Europe/London', '2027-06-14T08:00:00Z'],
  ['2027-03-28', 0, 'Europe/London', '2027-03-28T00:00:00Z'],
  ['2027-03-28', 2, 'Europe/London', '2027-03-28T01:00:00Z'],
  ['2027-03-28', 9, 'Europe/London', '2027-03-28T08:00:00Z'],
  ['2026-10-25', 9, 'Europe/London', '2026-10-25T09:00:00Z'],
  ['2027-03-14', 9, 'America/New_York', '2027-03-14T13:00:00Z'],
  ['2026-11-01', 9, 'America/New_York', '2026-11-01T14:00:00Z'],
  ['2011-12-29', 9, 'Pacific/Apia', '2011-12-29T19:00:00Z'],
  ['2011-12-31', 9, 'Pacific/Apia', '2011-12-30T19:00:00Z'],
  ['2027-03-14', 0, 'Asia/Kathmandu', '2027-03-13T18:15:00Z'],
])('the clock shows %s %d:00 in %s at %s', (date, hour, zone, instant) => {
  expect(new Date(instantAt(localDate(date), hour, zone))).toEqual(new Date(instant));
});

test.each([
  ['2026-10-25', 1, 'Europe/London', '2026-10-25T00:00:00Z'],
  ['2026-11-01', 1, 'America/New_York', '2026-11-01T05:00:00Z'],
])('of %s %d:00, which comes twice in %s, the first counts', (date, hour, zone, instant) => {
  expect(new Date(instantAt(localDate(date), hour, zone))).toEqual(new Date(instant));
});

test.each([
  ['2027-03-28', 1, 'Europe/London', '2027-03-28T01:00:00Z'],
  ['2027-03-14', 2, 'America/New_York', '2027-03-14T07:00:00Z'],
  ['2011-12-30', 9, 'Pacific/Apia', '2011-12-30T10:00:00Z'],
])('in place of %s %d:00, which %s leaves out, stands the end of the gap', (date, hour, zone, instant) => {
  expect(new Date(instantAt(localDate(date), hour, zone))).toEqual(new Date(instant));
});

test.each(['Europe/London', 'America/New_York', 'Pacific/Apia', 'Australia/Lord_Howe', 'Asia/Kathmandu'])(
  'nine in the morning in %s is found on each day of two years',
  (zone) => {
    for (let day = 0; day < 730; day++) {
      const date = addDays(localDate('2027-01-01'), day);
      expect(localTimeAt(instantAt(date, 9, zone), zone)).toEqual({ date, hour: 9, minute: 0 });
    }
  },
);
