import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/local-date.ts';
import { percentageOf } from '../money/rounding.ts';
import { anyPaymentPolicy, arrivalOfAll } from '../worked-examples/arbitraries.fixture.ts';
import { dueSchedule, type DueSchedule } from './payment-policy.ts';
import { dueAfterVoucher } from './voucher.ts';

const wholeOf = (due: DueSchedule): number =>
  due.later.reduce((sum, { minor }) => sum + minor, due.nowMinor + due.atHotelMinor);

const anyDue = fc
  .tuple(fc.nat(1e9), anyPaymentPolicy)
  .map(([gross, policy]) => dueSchedule(gross, policy, arrivalOfAll, addDays(arrivalOfAll, -30)));

describe('A voucher', () => {
  test('takes exactly its sum, and no later part before what comes earlier is covered', () => {
    fc.assert(
      fc.property(anyDue, fc.nat(10_000), (due, share) => {
        const voucherMinor = percentageOf(wholeOf(due), share);
        const after = dueAfterVoucher(due, voucherMinor);
        expect(wholeOf(after)).toBe(wholeOf(due) - voucherMinor);
        const partsOf = ({ nowMinor, later, atHotelMinor }: DueSchedule) => [
          nowMinor,
          ...due.later.map(({ date }) => later.find((part) => part.date === date)?.minor ?? 0),
          atHotelMinor,
        ];
        const [before, remaining] = [partsOf(due), partsOf(after)];
        const firstPaid = remaining.findIndex((minor) => minor > 0);
        expect(remaining.every((minor, index) => minor >= 0 && minor <= (before[index] ?? 0))).toBe(true);
        if (firstPaid >= 0) expect(remaining.slice(firstPaid + 1)).toEqual(before.slice(firstPaid + 1));
        expect(after.later.every(({ minor }) => minor > 0)).toBe(true);
      }),
    );
  });

  test.each([-1, 101])('of %d is refused where 100 are to pay', (voucherMinor) => {
    const due = { nowMinor: 60, later: [{ date: arrivalOfAll, minor: 30 }], atHotelMinor: 10 };
    expect(() => dueAfterVoucher(due, voucherMinor)).toThrow(RangeError);
  });
});
