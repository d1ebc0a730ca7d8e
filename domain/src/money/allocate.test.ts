import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate } from './allocate.ts';

const weights = fc.array(fc.nat(1e9), { minLength: 1, maxLength: 40 });

describe('Sharing out', () => {
  test('parts are whole, of 0 or more, and add up to the whole', () => {
    fc.assert(
      fc.property(fc.nat(1e12), weights, (total, shares) => {
        const parts = allocate(total, shares);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
        expect(parts.every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true);
      }),
    );
  });

  test('no part is a whole penny from its exact share, and none without weight gets one', () => {
    fc.assert(
      fc.property(fc.nat(1e12), weights, (total, shares) => {
        const whole = shares.reduce((sum, share) => sum + BigInt(share), 0n);
        fc.pre(whole > 0n);
        allocate(total, shares).forEach((part, index) => {
          const offBy = BigInt(part) * whole - BigInt(total) * BigInt(shares[index] ?? 0);
          expect(offBy > -whole && offBy < whole).toBe(true);
        });
      }),
    );
  });

  test('weights that already add up to the amount are the parts', () => {
    expect(allocate(300, [90, 90, 120])).toEqual([90, 90, 120]);
  });

  test('no shares without parts', () => {
    expect(allocate(0, [])).toEqual([]);
    expect(() => allocate(1, [])).toThrow(RangeError);
  });

  test.each([
    [-1, [1]],
    [1, [-1, 2]],
    [1.5, [1]],
    [1, [0.5]],
  ])('%d among %j is refused', (total, shares) => {
    expect(() => allocate(total, shares)).toThrow(RangeError);
  });
});
