import { expect, test } from 'vitest';
import type { RoomTypeId } from '../ids.ts';
import { buildRoomType } from '../worked-examples/builders.fixture.ts';
import { upgradesOf } from './upgrades.ts';

const candidate = (id: number, totalMinor: number) => ({
  roomType: buildRoomType({ id: id as RoomTypeId }),
  remaining: 1,
  totalMinor,
});
const facts = {
  ratePlan: { usesOccupancy: false, limits: {} },
  guests: { adults: 2, children: 0, infants: 0 },
  propertyLimits: {},
  heldMinor: 120_00,
};

test('upgrades come cheapest first, equal ones as the hotel names them', () => {
  const candidates = [candidate(9, 180_00), candidate(8, 150_00), candidate(7, 180_00)];
  expect(upgradesOf({ ...facts, candidates })).toEqual([
    { roomTypeId: 8, totalMinor: 150_00, differenceMinor: 30_00 },
    { roomTypeId: 9, totalMinor: 180_00, differenceMinor: 60_00 },
    { roomTypeId: 7, totalMinor: 180_00, differenceMinor: 60_00 },
  ]);
});

test("the hotel's own limits hold in an upgrade too", () => {
  const candidates = [candidate(8, 150_00)];
  expect(upgradesOf({ ...facts, candidates, propertyLimits: { adultMaximum: 1 } })).toEqual([]);
});
