import { localDate } from '@portico/domain/calendar/local-date';
import { expect, test } from 'vitest';
import { stayDatesLine, stayLine } from './stay-line.ts';

const stay = (arrival: string, departure: string) => ({
  arrival: localDate(arrival),
  departure: localDate(departure),
});

test.each([
  ['2027-03-14', '2027-03-17', 'Sun 14 to Wed 17 Mar 2027'],
  ['2027-02-28', '2027-03-03', 'Sun 28 Feb to Wed 3 Mar 2027'],
  ['2026-12-30', '2027-01-02', 'Wed 30 Dec 2026 to Sat 2 Jan 2027'],
])('%s to %s', (arrival, departure, words) => {
  expect(stayDatesLine(stay(arrival, departure))).toBe(words);
});

test('nights and rooms are counted in words, with the hotel’s own for a room', () => {
  const lodges = { singular: 'lodge', plural: 'lodges' };
  expect(stayLine(stay('2027-03-14', '2027-03-17'), 2, lodges)).toBe('Three nights, two lodges');
  expect(stayLine(stay('2027-03-14', '2027-03-15'), 1, lodges)).toBe('One night, one lodge');
  expect(stayLine(stay('2027-03-01', '2027-03-15'), 1, lodges)).toBe('14 nights, one lodge');
});
