import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RoomTypeId } from '../ids.ts';
import { canHaveAll, cheapestPlaces } from './combination.ts';

const anyType = fc.integer({ min: 1, max: 4 }).map((id) => id as RoomTypeId);
const anyRoom = fc.array(fc.tuple(anyType, fc.nat(9)), { maxLength: 4 }).map((ways) => new Map(ways));
const anyRooms = fc.array(anyRoom, { maxLength: 6 });
const anyAvailable = fc
  .array(fc.tuple(anyType, fc.integer({ min: -1, max: 3 })))
  .map((remaining) => new Map(remaining));

const cheapestTogether = (...facts: Parameters<typeof cheapestPlaces>) =>
  cheapestPlaces(...facts)?.reduce((sum, { cost }) => sum + cost, 0);

/** Every assignment of types to rooms. */
function leastOfAll(
  rooms: readonly ReadonlyMap<RoomTypeId, number>[],
  available: ReadonlyMap<RoomTypeId, number>,
): number | undefined {
  const [room, ...others] = rooms;
  if (room === undefined) return 0;
  const sums = [...room].flatMap(([type, cost]) => {
    const remaining = available.get(type) ?? 0;
    const rest = remaining > 0 ? leastOfAll(others, new Map(available).set(type, remaining - 1)) : undefined;
    return rest === undefined ? [] : [cost + rest];
  });
  return sums.length === 0 ? undefined : Math.min(...sums);
}

describe('All rooms together', () => {
  test('cost the least of all ways to give each a type', () => {
    fc.assert(
      fc.property(anyRooms, anyAvailable, (rooms, available) => {
        expect(cheapestTogether(rooms, available)).toBe(leastOfAll(rooms, available));
      }),
      { numRuns: 1000 },
    );
  });

  test('can be had when there is such a way', () => {
    fc.assert(
      fc.property(anyRooms, anyAvailable, (rooms, available) => {
        const types = rooms.map((room) => [...room.keys()]);
        expect(canHaveAll(types, available)).toBe(leastOfAll(rooms, available) !== undefined);
      }),
    );
  });

  test('thirty rooms in thirty types are answered at once', () => {
    const types = Array.from({ length: 30 }, (_, index) => (index + 1) as RoomTypeId);
    const rooms = types.map((room) => new Map(types.map((type) => [type, (room * type) % 31])));
    const available = new Map(types.map((type) => [type, 1]));
    expect(cheapestTogether(rooms, available)).toBeLessThanOrEqual(30 * 30);
    expect(canHaveAll([types, ...types.map(() => types)], available)).toBe(false);
  });
});
