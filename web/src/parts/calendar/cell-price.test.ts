import { expect, test } from 'vitest';
import { cellPrice, wholePrice } from './cell-price.ts';

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

test('the whole price is said of a day too, and looks no lower than it is', () => {
  expect(wholePrice(12_800_001, 'NGN')).toBe('₦128,001');
});
