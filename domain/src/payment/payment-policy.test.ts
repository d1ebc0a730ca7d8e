import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, localDate } from '../calendar/local-date.ts';
import { anyPaymentPolicy, arrivalOfAll } from '../worked-examples/arbitraries.fixture.ts';
import { dueSchedule, sumDueSchedules, type DueSchedule } from './payment-policy.ts';

const total = (due: DueSchedule): number =>
  due.nowMinor + due.later.reduce((sum, { minor }) => sum + minor, 0) + due.atHotelMinor;

describe('What is due when', () => {
  test('the three sums add up to the gross price, none below 0, later dates in order and after today', () => {
    fc.assert(
      fc.property(fc.nat(1e9), anyPaymentPolicy, fc.nat(90), (gross, policy, daysAhead) => {
        const today = addDays(arrivalOfAll, -daysAhead);
        const due = dueSchedule(gross, policy, arrivalOfAll, today);
        expect(total(due)).toBe(gross);
        expect(Math.min(due.nowMinor, due.atHotelMinor)).toBeGreaterThanOrEqual(0);
        expect(due.later.every(({ minor }) => minor > 0)).toBe(true);
        const dates = [today, ...due.later.map(({ date }) => date)];
        expect(dates).toEqual([...new Set(dates)].sort());
      }),
    );
  });

  test('waiting a day never makes less due now', () => {
    fc.assert(
      fc.property(fc.nat(1e9), anyPaymentPolicy, fc.integer({ min: 1, max: 90 }), (gross, policy, days) => {
        const dueNow = (daysAhead: number): number =>
          dueSchedule(gross, policy, arrivalOfAll, addDays(arrivalOfAll, -daysAhead)).nowMinor;
        expect(dueNow(days - 1)).toBeGreaterThanOrEqual(dueNow(days));
      }),
    );
  });

  test('schedules of several rooms are summed date by date, earliest first', () => {
    const early = localDate('2027-02-01');
    const late = localDate('2027-03-01');
    const sum = sumDueSchedules([
      { nowMinor: 10, later: [{ date: late, minor: 5 }], atHotelMinor: 1 },
      {
        nowMinor: 20,
        later: [
          { date: early, minor: 7 },
          { date: late, minor: 6 },
        ],
        atHotelMinor: 2,
      },
    ]);
    expect(sum).toEqual({
      nowMinor: 30,
      later: [
        { date: early, minor: 7 },
        { date: late, minor: 11 },
      ],
      atHotelMinor: 3,
    });
  });
});
