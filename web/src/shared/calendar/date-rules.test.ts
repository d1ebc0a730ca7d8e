import { addDays, localDate } from '@portico/domain/calendar/local-date';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { describe, expect, test } from 'vitest';
import type { CalendarDay, CalendarDays } from './calendar-days.ts';
import { beginsAgain, dateFault, outsideFault } from './date-rules.ts';
import { faultSentence } from './fault-texts.ts';

const open: CalendarDay = {
  isClosed: false,
  isSoldOut: false,
  canArrive: true,
  isClosedToArrival: false,
  isClosedToDeparture: false,
  minimumNights: 1,
  maximumNights: 30,
  fromMinor: 11_200,
};

// March 2027: the 6th is sold out, the 9th is closed, and no stay can start on the 5th. The 20th is closed to arrival,
// the 24th to departure. Friday the 12th has a minimum of two nights and a maximum of four.
const days = march({
  5: { canArrive: false, fromMinor: null },
  6: { isSoldOut: true, canArrive: false, fromMinor: null },
  9: { isClosed: true, canArrive: false, fromMinor: null },
  12: { minimumNights: 2, maximumNights: 4 },
  20: { isClosedToArrival: true },
  24: { isClosedToDeparture: true },
});

function march(special: Record<number, Partial<CalendarDay>>): CalendarDays {
  const first = localDate('2027-03-01');
  return new Map(
    Array.from({ length: 31 }, (_, index): [LocalDate, CalendarDay] => [
      addDays(first, index),
      { ...open, ...special[index + 1] },
    ]),
  );
}

const on = (day: number) => localDate(`2027-03-${String(day).padStart(2, '0')}`);
const none = { arrival: null, departure: null };
const from = (day: number) => ({ arrival: on(day), departure: null });

describe('a day to arrive on', () => {
  test.each([
    [5, 'no-stay-begins'],
    [6, 'sold-out'],
    [9, 'closed'],
    [12, null],
    [20, 'closed-to-arrival'],
    [24, null],
  ])('%i March: %s', (day, code) => {
    expect(dateFault(on(day), none, days)?.code ?? null).toBe(code);
  });

  test('is not yet on sale where the hotel has stated nothing', () => {
    expect(dateFault(localDate('2027-04-01'), none, days)?.code).toBe('not-on-sale');
  });

  test('stays open while the days are not known', () => {
    expect(dateFault(on(6), none, null)).toBeNull();
  });
});

describe('a day to leave on', () => {
  test.each([
    ['the next day', 4, 5, null],
    ['a night sold out is no obstacle to leaving', 4, 6, null],
    ['nor to the days before it', 3, 5, null],
    ['fewer nights than the arrival asks for', 12, 13, 'too-short'],
    ['as many nights as the arrival asks for', 12, 14, null],
    ['as many nights as can be had from there', 12, 16, null],
    ['a closed night is no obstacle to leaving', 8, 9, null],
    ['a stay does not run across a night sold out, and none begins on the day', 4, 9, 'night-sold-out'],
    ['nor across a closed night', 8, 20, 'night-closed'],
    ['a minimum of a later night does not count', 11, 13, null],
    ['a day that no one leaves on', 23, 24, 'closed-to-departure'],
    ['a stay runs across a day that no one leaves on', 23, 25, null],
    ['a stay runs across a day that no one arrives on', 19, 21, null],
    ['the day after the last night on sale', 30, 31, null],
  ])('%s', (_rule, arrival, departure, code) => {
    expect(dateFault(on(departure), from(arrival), days)?.code ?? null).toBe(code);
  });

  test('names the minimum stay and the arrival that asks for it', () => {
    expect(dateFault(on(13), from(12), days)).toEqual({
      code: 'too-short',
      date: on(12),
      minimumNights: 2,
    });
  });
});

describe('a day that no stay reaches begins another stay', () => {
  test.each([
    ['after a night sold out', 4, 7, 'night-sold-out', 6],
    ['after a closed night', 8, 10, 'night-closed', 9],
    ['before a night sold out', 8, 4, 'night-sold-out', 6],
    ['after more nights than can be had from there', 12, 17, 'too-long', 12],
  ])('%s', (_rule, arrival, next, code, night) => {
    expect(dateFault(on(next), from(arrival), days)).toBeNull();
    expect(beginsAgain(on(next), from(arrival), days)).toMatchObject({ code, date: on(night) });
  });

  test.each([
    ['not a day to leave on', 4, 6],
    ['not one that no stay begins on', 4, 9],
    ['not one that is too far away and that no one arrives on', 12, 20],
    ['not one before the arrival from which a stay reaches it', 4, 3],
  ])('%s', (_rule, arrival, next) => {
    expect(beginsAgain(on(next), from(arrival), days)).toBeNull();
  });
});

describe('a day before the arrival swaps the ends', () => {
  test.each([
    ['and is then the arrival', 5, 3, null],
    ['whose minimum stay counts', 13, 12, 'too-short'],
    ['which may lie long enough before', 14, 12, null],
    ['and may be sold out', 8, 6, 'sold-out'],
    ['from which no stay begins', 8, 5, 'no-stay-begins'],
    ['and may see no arrival', 22, 20, 'closed-to-arrival'],
    ['and the first choice may be no day to leave on', 24, 22, 'closed-to-departure'],
  ])('%s', (_rule, first, second, code) => {
    expect(dateFault(on(second), from(first), days)?.code ?? null).toBe(code);
  });
});

describe('once both are chosen', () => {
  const chosen = { arrival: on(4), departure: on(6) };

  test('a departure on a night sold out is still right', () => {
    expect(dateFault(on(6), chosen, days)).toBeNull();
  });

  test('every other day is a day to arrive on again', () => {
    expect(dateFault(on(7), chosen, days)).toBeNull();
    expect(dateFault(on(20), chosen, days)?.code).toBe('closed-to-arrival');
  });
});

test('a day outside of the calendar is past or not yet on sale, and shows which', () => {
  expect(faultSentence(outsideFault(on(4), on(5)))).toBe('Thu 4 Mar is past. Please choose a later day.');
  expect(faultSentence(outsideFault(on(9), on(5)))).toBe('The nights from Tue 9 Mar are not yet on sale.');
});
