import { expect, test } from 'vitest';
import { logoWidth } from './logo-width.ts';

test.each([
  [1600, 900, 100],
  [1601, 900, 300],
  [400, 400, 100],
])('a logo of %i by %i is %i pixels wide', (width, height, shown) => {
  expect(logoWidth(width, height)).toBe(shown);
});
