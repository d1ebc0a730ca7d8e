import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passesLuhn } from './luhn.ts';

test.each(['4242424242424242', '378282246310005', '79927398713', '0'])('%s passes', (digits) => {
  expect(passesLuhn(digits)).toBe(true);
});

test.each(['4242424242424243', '79927398710', '', '4242 4242', 'abc'])('"%s" does not', (digits) => {
  expect(passesLuhn(digits)).toBe(false);
});

test('one wrong digit is always noticed', () => {
  const digit = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(fc.nat(15), digit, (place, other) => {
      const digits = [...'5105105105105100'];
      fc.pre(digits[place] !== String(other));
      digits[place] = String(other);
      expect(passesLuhn(digits.join(''))).toBe(false);
    }),
  );
});
