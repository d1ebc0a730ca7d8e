import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dateOfDay, localDate } from './local-date.ts';
import { nightsOf, stayContains, stayDates, stayOf } from './stay.ts';

const arrival = localDate('2027-03-26');

describe('A stay', () => {
  test('has its night of arrival and not its night of departure', () => {
    const stay = { arrival, departure: localDate('2027-03-29') };
    expect(nightsOf(stay)).toBe(3);
    expect(stayDates(stay)).toEqual(['2027-03-26', '2027-03-27', '2027-03-28']);
    expect(stayContains(stay, arrival)).toBe(true);
    expect(stayContains(stay, localDate('2027-03-28'))).toBe(true);
    expect(stayContains(stay, localDate('2027-03-29'))).toBe(false);
    expect(stayContains(stay, localDate('2027-03-25'))).toBe(false);
  });

  test.each([0, -1])('with a departure %d days after the arrival is refused', (days) => {
    expect(stayOf(arrival, addDays(arrival, days))).toEqual({
      ok: false,
      refusal: { code: 'stay.reversed' },
    });
  });

  test('contains exactly the dates of its nights', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 1, max: 60 }), (day, nights) => {
        const result = stayOf(dateOfDay(day), dateOfDay(day + nights));
        expect(result.ok).toBe(true);
        if (!result.ok) return;
        const around = Array.from({ length: nights + 4 }, (_, index) => dateOfDay(day - 2 + index));
        expect(around.filter((date) => stayContains(result.value, date))).toEqual(stayDates(result.value));
        expect(nightsOf(result.value)).toBe(nights);
      }),
    );
  });
});
