import { expect, test } from 'vitest';
import type { RoomTypeId } from '../ids.ts';
import { mostGuests, ratePlanFits } from './rate-plan-fit.ts';

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

test('of too many people it is said how many are taken, of adults where only they are too many', () => {
  const most = (count: number) =>
    mostGuests({
      roomType: { ...roomType, limits: { maximum: 4, adultMaximum: 2 } },
      ratePlan: { usesOccupancy: false, limits },
      guests: adults(count),
      propertyLimits: {},
    });
  expect([2, 3, 5].map(most)).toEqual([null, { count: 2, of: 'adult' }, { count: 4, of: 'guest' }]);
});
