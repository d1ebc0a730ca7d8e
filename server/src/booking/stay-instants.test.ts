import { localDate } from '@portico/domain/calendar/local-date';
import { expect, test } from 'vitest';
import { instantOf, offsetDateTime } from './stay-instants.ts';

test.each([
  ['2027-03-03', '15:00', 'Europe/London', '2027-03-03T15:00:00.000Z', '2027-03-03T15:00:00+00:00'],
  ['2027-07-03', '15:30', 'Europe/London', '2027-07-03T14:30:00.000Z', '2027-07-03T15:30:00+01:00'],
  // Daylight saving time begins at 01:00 UTC.
  ['2027-03-28', '11:00', 'Europe/London', '2027-03-28T10:00:00.000Z', '2027-03-28T11:00:00+01:00'],
  ['2027-03-03', '14:00', 'America/St_Johns', '2027-03-03T17:30:00.000Z', '2027-03-03T14:00:00-03:30'],
  ['2027-03-03', '08:00', 'Pacific/Kiritimati', '2027-03-02T18:00:00.000Z', '2027-03-03T08:00:00+14:00'],
])('%s at %s in %s is %s', (date, time, timeZone, utc, offset) => {
  expect(new Date(instantOf(localDate(date), time, timeZone)).toISOString()).toBe(utc);
  expect(offsetDateTime(localDate(date), time, timeZone)).toBe(offset);
});
