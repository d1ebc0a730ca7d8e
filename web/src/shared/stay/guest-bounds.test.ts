import { describe, expect, test } from 'vitest';
import { guestBounds } from './guest-bounds.ts';

const limits = { maximum: 4, adultMaximum: 3, childMaximum: 2 };

describe('in one room', () => {
  test.each([
    ['adults', { adults: 2, children: 0, infants: 0 }, { min: 1, max: 3 }],
    ['adults', { adults: 1, children: 2, infants: 0 }, { min: 0, max: 2 }],
    ['children', { adults: 2, children: 0, infants: 0 }, { min: 0, max: 2 }],
    ['children', { adults: 2, children: 0, infants: 1 }, { min: 0, max: 1 }],
    ['infants', { adults: 3, children: 1, infants: 0 }, { min: 0, max: 0 }],
    ['children', { adults: 0, children: 1, infants: 0 }, { min: 1, max: 2 }],
  ] as const)('%s of %j', (kind, guests, bounds) => {
    expect(guestBounds(kind, guests, limits)).toEqual(bounds);
  });
});
