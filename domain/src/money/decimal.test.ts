import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalOf, minorOf } from './decimal.ts';

describe('Amounts as decimals', () => {
  test.each([
    [123.45, 12345],
    [0.1, 10],
    [1.15, 115],
    [0, 0],
    [-1, -100],
  ])('%d pounds are %d pence', (amount, minor) => {
    expect(minorOf(amount, 'GBP')).toBe(minor);
    expect(decimalOf(minor, 'GBP')).toBe(amount);
  });

  test.each([1.005, 0.001, Number.NaN, Infinity, 1e15])('%d is no amount of pounds and pence', (amount) => {
    expect(minorOf(amount, 'GBP')).toBeUndefined();
  });

  test('pence come back from the decimal unharmed up to ten billion pounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (minor) => {
        expect(minorOf(decimalOf(minor, 'KES'), 'KES')).toBe(minor);
      }),
    );
  });
});
