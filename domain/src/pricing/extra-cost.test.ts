import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/local-date.ts';
import type { ExtraId } from '../ids.ts';
import { anyGuests, anyVat, arrivalOfAll } from '../worked-examples/arbitraries.fixture.ts';
import { extraCost, extraQuote, type Extra } from './extra-cost.ts';

const breakfast: Extra = {
  id: 1 as ExtraId,
  chargeType: 'per-day',
  isPerPerson: true,
  articleMinors: [14_00],
  maxQuantity: 9,
  vatRateMillipercent: null,
};
const champagne: Extra = { ...breakfast, chargeType: 'per-quantity', isPerPerson: false, maxQuantity: 2 };
const guests = { adults: 2, children: 0, infants: 0 };

describe('An extra', () => {
  test.each([
    [breakfast, 2],
    [{ ...breakfast, chargeType: 'per-stay' as const }, 2],
    [champagne, 3],
    [champagne, -1],
    [champagne, 0.5],
  ])('%j is not taken %d times', (extra, quantity) => {
    expect(() => extraCost(extra, { nights: 1, guests, quantity })).toThrow(RangeError);
  });

  test('is a line whose net and VAT add up to gross, and whose cost stays what the hotel asks', () => {
    fc.assert(
      fc.property(anyGuests, anyVat, fc.integer({ min: 1, max: 30 }), (party, vat, nights) => {
        const stay = { arrival: arrivalOfAll, departure: addDays(arrivalOfAll, nights) };
        const line = extraQuote({ extra: breakfast, quantity: 1 }, { stay, guests: party, vat });
        const cost = extraCost(breakfast, { nights, guests: party, quantity: 1 });
        expect(line.netMinor + line.vatMinor).toBe(line.grossMinor);
        expect(vat.isExclusive ? line.netMinor : line.grossMinor).toBe(cost);
        expect(cost).toBe(14_00 * nights * (party.adults + party.children));
      }),
    );
  });
});
