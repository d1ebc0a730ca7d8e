import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { percentageOf, roundedRatio } from './rounding.ts';

describe('Rounding', () => {
  test.each([
    [5, 1, 10, 1],
    [4, 1, 10, 0],
    [-5, 1, 10, -1],
    [-4, 1, 10, 0],
    [5, 1, -10, -1],
    [10, 1, 4, 3],
    [10, 1, 3, 3],
    [Number.MAX_SAFE_INTEGER, 9999, 9999, Number.MAX_SAFE_INTEGER],
  ])('%d × %d ÷ %d is %d', (numerator, factor, divisor, rounded) => {
    expect(roundedRatio(numerator, factor, divisor)).toBe(rounded);
  });

  test.each([
    [0.5, 1, 1],
    [1, 0.2, 1],
    [1, 1, 0],
    [Number.MAX_SAFE_INTEGER, 2, 1],
  ])('%d × %d ÷ %d is refused', (numerator, factor, divisor) => {
    expect(() => roundedRatio(numerator, factor, divisor)).toThrow(RangeError);
  });

  test('the result is never further than half from the exact one', () => {
    const amount = fc.integer({ min: -1e9, max: 1e9 });
    fc.assert(
      fc.property(amount, fc.nat(1e6), fc.integer({ min: 1, max: 1e6 }), (numerator, factor, divisor) => {
        const rounded = BigInt(roundedRatio(numerator, factor, divisor));
        const offBy = rounded * BigInt(divisor) - BigInt(numerator) * BigInt(factor);
        expect(2n * (offBy < 0n ? -offBy : offBy) <= BigInt(divisor)).toBe(true);
      }),
    );
  });

  test('a larger share is never less', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(10_000), fc.nat(10_000), (amount, one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(percentageOf(amount, less)).toBeLessThanOrEqual(percentageOf(amount, more));
      }),
    );
  });
});
