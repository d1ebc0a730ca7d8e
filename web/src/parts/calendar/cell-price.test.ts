import { expect, test } from 'vitest';
import { cellPrice } from './cell-price.ts';

test.each([
  [11_200, '£112'],
  [11_566, '£116'],
  [11_501, '£116'],
])('%i minor units are %s on a day', (minor, text) => {
  expect(cellPrice(minor, 'GBP')).toBe(text);
});
