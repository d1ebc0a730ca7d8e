import { expect, test } from 'vitest';
import { roughExchange } from './exchange.ts';

test.each([
  [12_000, 1.16, 13_900],
  [100, 1.27, 100],
  [119, 1.27, 200],
  [0, 1.16, 0],
  [48_600, 0.853, 41_500],
])('%i minor units at %f are about %i', (minor, rate, about) => {
  expect(roughExchange(minor, rate, 'GBP', 'EUR')).toBe(about);
});
