import { expect, test } from 'vitest';
import { cellPrice, dayPrice, wholePrice } from './cell-price.ts';

test.each([
  [11_200, '£112'],
  [11_566, '£116'],
  [11_501, '£116'],
  [999_901, '£10k'],
  [1_234_000, '£12.4k'],
  [9_999_000, '£100k'],
  [12_800_000, '£128k'],
  [12_800_001, '£129k'],
  [123_456_700, '£1,235k'],
])('%i minor units are %s on a day', (minor, text) => {
  expect(cellPrice(minor, 'GBP')).toBe(text);
});

test('the whole price is stated of a day too, and looks no lower than it is', () => {
  expect(wholePrice(12_800_001, 'NGN')).toBe('₦128,001');
});

test.each([
  [12_840_000, 'KES', '129k'],
  [95_000, 'KES', '950'],
  [1_234_000, 'AED', '12.4k'],
  [999_900, 'MXN', '9,999'],
  [12_800_000, 'NGN', '₦128k'],
  [999_900, 'GBP', '£9,999'],
] as const)('%i minor units of %s are %s where a sign of letters has no room', (minor, currency, text) => {
  expect(dayPrice(minor, currency)).toBe(text);
});
