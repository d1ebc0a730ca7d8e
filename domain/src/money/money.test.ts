import { expect, test } from 'vitest';
import { currencyDigits, isCurrencyCode } from './currency.ts';
import { money, sameMoney } from './money.ts';

test('money is a safe integer of minor units', () => {
  expect(money(1234, 'GBP')).toEqual({ minor: 1234, currency: 'GBP' });
  expect(() => money(12.34, 'GBP')).toThrow(RangeError);
  expect(() => money(2 ** 53, 'GBP')).toThrow(RangeError);
});

test.each([
  [money(100, 'GBP'), true],
  [money(101, 'GBP'), false],
  [money(-100, 'GBP'), false],
  [money(100, 'EUR'), false],
])('100 pence and %o are the same money: %s', (other, isSame) => {
  expect(sameMoney(money(100, 'GBP'), other)).toBe(isSame);
  expect(sameMoney(other, money(100, 'GBP'))).toBe(isSame);
});

test.each(['GBP', 'USD', 'AED', 'ZAR', 'DKK', 'EUR', 'AUD', 'CAD', 'MXN', 'NGN', 'KES'])(
  '%s is a currency of two digits',
  (code) => {
    expect(isCurrencyCode(code) && currencyDigits(code)).toBe(2);
  },
);

test.each(['gbp', 'JPY', '', 'toString'])('"%s" is no currency of ours', (code) => {
  expect(isCurrencyCode(code)).toBe(false);
});
