import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, localDate } from '../calendar/local-date.ts';
import { cancellationFeeMinor } from './cancellation-policy.ts';

const stay = { arrival: localDate('2027-03-14'), departure: localDate('2027-03-16') };
const noShow = { kind: 'full' } as const;

describe('Cancelling', () => {
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
      fc.property(
        fc.array(entry),
        prices,
        fc.nat(9_00),
        fc.nat(40),
        (entries, nightly, taxMinor, daysAhead) => {
          const grossMinor = nightly.reduce((sum, night) => sum + night, 0);
          const nights = nightly.map((night) => ({
            grossMinor: night,
            cityTaxMinor: Math.min(night, taxMinor),
          }));
          const cityTaxMinor = nights.reduce((sum, night) => sum + night.cityTaxMinor, 0);
          const room = { stay, grossMinor, cityTaxMinor, nights };
          const now = { date: addDays(stay.arrival, -daysAhead), hour: 12, minute: 0 };
          const cost = cancellationFeeMinor({ entries, noShow }, room, now);
          expect(cost).toBeGreaterThanOrEqual(0);
          expect(cost).toBeLessThanOrEqual(grossMinor - cityTaxMinor);
        },
      ),
    );
  });
});
