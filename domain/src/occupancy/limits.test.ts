import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumGuests, totalGuests } from './guests.ts';
import { guestsFit, ratePlanLimits, stricterLimits } from './limits.ts';

const count = fc.nat(9);
const guests = fc.record({ adults: count, children: count, infants: count });
const limits = fc.record(
  { maximum: count, minimum: count, adultMaximum: count, childMaximum: count },
  { requiredKeys: [] },
);

test('the stricter of two limits admits exactly those whom both admit', () => {
  fc.assert(
    fc.property(guests, limits, limits, (party, a, b) => {
      expect(guestsFit(party, stricterLimits(a, b))).toBe(guestsFit(party, a) && guestsFit(party, b));
    }),
  );
});

test('a rate plan tightens the limits of the room only where it uses occupancy', () => {
  const room = { maximum: 4, childMaximum: 2 };
  const limitsOfPlan = { maximum: 2, minimum: 2 };
  expect(ratePlanLimits(room, { usesOccupancy: false, limits: limitsOfPlan })).toEqual(room);
  expect(ratePlanLimits(room, { usesOccupancy: true, limits: limitsOfPlan })).toEqual({
    maximum: 2,
    minimum: 2,
    childMaximum: 2,
  });
});

test('guests of all rooms are summed kind by kind', () => {
  const all = sumGuests([
    { adults: 2, children: 1, infants: 0 },
    { adults: 0, children: 2, infants: 1 },
  ]);
  expect(all).toEqual({ adults: 2, children: 3, infants: 1 });
  expect(totalGuests(all)).toBe(6);
  expect(sumGuests([])).toEqual({ adults: 0, children: 0, infants: 0 });
});
