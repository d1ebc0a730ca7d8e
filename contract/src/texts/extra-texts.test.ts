import { localDate } from '@portico/domain/calendar/local-date';
import type { ExtraId } from '@portico/domain/ids';
import type { Extra } from '@portico/domain/pricing/extra-cost';
import { describe, expect, test } from 'vitest';
import { extraLineText, extraTexts } from './extra-texts.ts';

const tray: Extra = {
  id: 1 as ExtraId,
  chargeType: 'per-day',
  isPerPerson: true,
  articleMinors: [14_00],
  maxQuantity: 1,
  vatRateMillipercent: null,
};

const facts = {
  stay: { arrival: localDate('2027-03-14'), departure: localDate('2027-03-17') },
  guests: { adults: 1, children: 1, infants: 1 },
  quantity: 1,
  vat: { rateMillipercent: 20_000, isExclusive: false },
  currency: 'GBP',
} as const;

function shown(extra: Partial<Extra>, changes: Partial<Parameters<typeof extraTexts>[1]> = {}): string {
  const { price, sum } = extraTexts({ ...tray, ...extra }, { ...facts, ...changes });
  return `${price}${sum ?? ''}`;
}

describe('the price of an extra', () => {
  test('names what one costs, the people without infants, the nights, and the sum', () => {
    expect(shown({})).toBe('£14 per person per day × 2 × 3 =\u00a0£84.00');
  });

  test.each<[Partial<Extra>, number, string]>([
    [{ chargeType: 'per-stay', isPerPerson: false }, 1, '£14 for the stay'],
    [{ chargeType: 'per-stay' }, 1, '£14 per person for the stay × 2 =\u00a0£28.00'],
    [{ isPerPerson: false }, 1, '£14 per day × 3 =\u00a0£42.00'],
    [{ chargeType: 'per-quantity', isPerPerson: false, maxQuantity: 9 }, 4, '£14 each × 4 =\u00a0£56.00'],
    [{ chargeType: 'per-quantity', isPerPerson: false, maxQuantity: 9 }, 0, '£14 each'],
    [{ articleMinors: [9_00, 1_50], isPerPerson: false }, 1, '£10.50 per day × 3 =\u00a0£31.50'],
  ])('%j taken %d times is “%s”', (extra, quantity, words) => {
    expect(shown(extra, { quantity })).toBe(words);
  });

  test('is gross where the hotel’s prices are without VAT, and states no sum that does not come out', () => {
    const vat = { rateMillipercent: 20_000, isExclusive: true };
    expect(shown({ isPerPerson: false, articleMinors: [12_50] }, { vat })).toBe(
      '£15 per day × 3 =\u00a0£45.00',
    );
    // 7.92 plus VAT is 9.50; three times 7.92 plus VAT is 28.51.
    expect(shown({ isPerPerson: false, articleMinors: [7_92] }, { vat })).toBe(
      '£9.50 per day, in all £28.51',
    );
  });
});

test('a line of a bill counts what is taken several times', () => {
  expect(extraLineText('Oysters on arrival', 2)).toBe('Oysters on arrival × 2');
  expect(extraLineText('Parking', 1)).toBe('Parking');
});
