import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dateOfDay, localDate } from './local-date.ts';
import { nightsOf, stayDates, stayOf } from './stay.ts';

const arrival = localDate('2027-03-26');

describe('A stay', () => {
  test('has its night of arrival and not its night of departure', () => {
    const stay = { arrival, departure: localDate('2027-03-29') };
    expect(nightsOf(stay)).toBe(3);
    expect(stayDates(stay)).toEqual(['2027-03-26', '2027-03-27', '2027-03-28']);
  });

  test.each([0, -1])('with a departure %d days after the arrival is refused', (days) => {
    expect(stayOf(arrival, addDays(arrival, days))).toEqual({
      ok: false,
      refusal: { code: 'stay.reversed' },
    });
  });

  test('has a night for each date from the arrival to the day before the departure', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 1, max: 60 }), (day, nights) => {
        const result = stayOf(dateOfDay(day), dateOfDay(day + nights));
        expect(result.ok).toBe(true);
        if (!result.ok) return;
        const dates = Array.from({ length: nights }, (_, index) => dateOfDay(day + index));
        expect(stayDates(result.value)).toEqual(dates);
        expect(nightsOf(result.value)).toBe(nights);
      }),
    );
  });
});
