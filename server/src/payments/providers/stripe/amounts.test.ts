import { money } from '@portico/domain/money/money';
import { expect, test } from 'vitest';
import { amountAtStripe, leastAtStripe, moneyFromStripe, unitsAtStripe } from './amounts.ts';

test.each([
  ['GBP', 2, 1],
  ['JPY', 0, 1],
  ['ISK', 0, 100],
  ['UGX', 0, 100],
  ['KWD', 3, undefined],
] as const)('one minor unit of %s, of %i digits, is %s of Stripe’s', (currency, digits, units) => {
  expect(unitsAtStripe(currency, digits)).toBe(units);
});

test('a sum is the same there and back, and a currency that no hotel charges is none', () => {
  expect(amountAtStripe(money(31_200, 'GBP'))).toEqual({ amount: 31_200, currency: 'gbp' });
  expect(moneyFromStripe(31_200, 'gbp')).toEqual(money(31_200, 'GBP'));
  expect(moneyFromStripe(31_200, 'xts')).toBeUndefined();
  expect(moneyFromStripe(0.5, 'gbp')).toBeUndefined();
});

test('Stripe takes 30 pence at least, and of a currency it lists no least sum for whatever it is', () => {
  expect(leastAtStripe('GBP')).toBe(30);
  expect(leastAtStripe('ZAR')).toBe(0);
});
