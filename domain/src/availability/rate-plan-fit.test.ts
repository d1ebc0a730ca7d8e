import { expect, test } from 'vitest';
import type { RoomTypeId } from '../ids.ts';
import { limitBroken, ratePlanFits } from './rate-plan-fit.ts';

const roomType = { id: 11 as RoomTypeId, limits: { maximum: 4, childMaximum: 2 } };
const limits = { maximum: 2, minimum: 2 };
const adults = (count: number) => ({ adults: count, children: 0, infants: 0 });

test('guests fit where the room and the property take them, and the plan only where it uses occupancy', () => {
  const fits = (count: number, usesOccupancy: boolean, propertyLimits = {}) =>
    ratePlanFits({ roomType, ratePlan: { usesOccupancy, limits }, guests: adults(count), propertyLimits });
  const taken = (usesOccupancy: boolean, propertyLimits = {}) =>
    [1, 2, 3, 4, 5].filter((count) => fits(count, usesOccupancy, propertyLimits));
  expect(taken(false)).toEqual([1, 2, 3, 4]);
  expect(taken(true)).toEqual([2]);
  expect(taken(false, { maximum: 3, minimum: 2 })).toEqual([2, 3]);
});

test.each([
  ['2-2-0', null],
  ['3-0-0', { bound: 'most', count: 2, of: 'adult' }],
  ['5-0-0', { bound: 'most', count: 4, of: 'guest' }],
  ['1-1-2', { bound: 'most', count: 2, of: 'child' }],
  ['1-0-0', { bound: 'least', count: 2, of: 'guest' }],
] as const)('%s break the limit whose number is shown', (party, broken) => {
  const [count = 0, children = 0, infants = 0] = party.split('-').map(Number);
  const fit = {
    roomType: { ...roomType, limits: { maximum: 6, adultMaximum: 2, childMaximum: 2 } },
    ratePlan: { usesOccupancy: true, limits: { maximum: 4, minimum: 2 } },
    guests: { adults: count, children, infants },
    propertyLimits: {},
  };
  expect(limitBroken(fit)).toEqual(broken);
  expect(ratePlanFits(fit)).toBe(broken === null);
});
