import { expect, test } from 'vitest';
import { localDate } from '../calendar/local-date.ts';
import { linkOpenUntil } from './link-end.ts';

test('the links of a booking open it until 30 days after the departure', () => {
  const stay = { arrival: localDate('2027-02-27'), departure: localDate('2027-03-01') };
  expect(linkOpenUntil(stay)).toBe('2027-03-31');
});
