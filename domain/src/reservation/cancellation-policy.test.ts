import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, localDate } from '../calendar/local-date.ts';
import {
  cancellationFeeMinor,
  cancellationTerms,
  type CancellationEntry,
  type CancellationFee,
} from './cancellation-policy.ts';

const stay = { arrival: localDate('2027-03-14'), departure: localDate('2027-03-16') };
const noShow = { kind: 'full' } as const;
const twoDaysBefore = (fee: CancellationFee): CancellationEntry => ({ daysBefore: 2, at: '18:00', fee });

describe('Cancelling', () => {
  test('is free until the first fee begins, and says what it costs then', () => {
    const policy = { entries: [twoDaysBefore({ kind: 'nights', nights: 1 })], noShow };
    const now = { date: localDate('2027-03-12'), hour: 9, minute: 5 };
    expect(cancellationTerms(policy, stay, now)).toEqual({
      feeNow: { kind: 'none' },
      freeUntil: { date: '2027-03-12', at: '18:00' },
      feeAfter: { kind: 'nights', nights: 1 },
      isRefundable: true,
    });
  });

  test('without any fee is free and has no deadline', () => {
    const now = { date: localDate('2027-03-14'), hour: 9, minute: 5 };
    expect(cancellationTerms({ entries: [], noShow }, stay, now)).toEqual({
      feeNow: { kind: 'none' },
      freeUntil: null,
      feeAfter: { kind: 'none' },
      isRefundable: true,
    });
  });

  test.each<[CancellationFee, boolean]>([
    [{ kind: 'full' }, false],
    [{ kind: 'percent', basisPoints: 10_000 }, false],
    [{ kind: 'percent', basisPoints: 9_999 }, true],
    [{ kind: 'nights', nights: 1 }, true],
  ])('with the fee %j from the booking: refundable is %s', (fee, isRefundable) => {
    const policy = { entries: [{ daysBefore: null, at: null, fee }], noShow };
    const now = { date: localDate('2027-01-01'), hour: 0, minute: 0 };
    expect(cancellationTerms(policy, stay, now)).toEqual({
      feeNow: fee,
      freeUntil: null,
      feeAfter: fee,
      isRefundable,
    });
  });

  test('never costs less than nothing or more than the room', () => {
    const fee = fc.oneof(
      fc.record({ kind: fc.constantFrom('none' as const, 'full' as const) }),
      fc.record({ kind: fc.constant('nights' as const), nights: fc.nat(9) }),
      fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.nat(20_000) }),
    );
    const entry = fc.record({
      daysBefore: fc.option(fc.nat(30)),
      at: fc.constantFrom('00:00', '18:00'),
      fee,
    });
    const prices = fc.array(fc.nat(500_00), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(fc.array(entry), prices, fc.nat(40), (entries, nightly, daysAhead) => {
        const grossMinor = nightly.reduce((sum, night) => sum + night, 0);
        const room = { stay, grossMinor, nights: nightly.map((night) => ({ grossMinor: night })) };
        const now = { date: addDays(stay.arrival, -daysAhead), hour: 12, minute: 0 };
        const cost = cancellationFeeMinor({ entries, noShow }, room, now);
        expect(cost).toBeGreaterThanOrEqual(0);
        expect(cost).toBeLessThanOrEqual(grossMinor);
      }),
    );
  });
});
