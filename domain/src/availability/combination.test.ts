import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RoomTypeId } from '../ids.ts';
import { canHaveAll, cheapestTogether } from './combination.ts';

const anyType = fc.integer({ min: 1, max: 4 }).map((id) => id as RoomTypeId);
const anyRoom = fc.array(fc.tuple(anyType, fc.nat(9)), { maxLength: 4 }).map((ways) => new Map(ways));
const anyRooms = fc.array(anyRoom, { maxLength: 6 });
const anyFree = fc.array(fc.tuple(anyType, fc.integer({ min: -1, max: 3 }))).map((left) => new Map(left));

/** Every way to give each room a type, one after the other. */
function leastOfAll(
  rooms: readonly ReadonlyMap<RoomTypeId, number>[],
  free: ReadonlyMap<RoomTypeId, number>,
): number | undefined {
  const [room, ...others] = rooms;
  if (room === undefined) return 0;
  const sums = [...room].flatMap(([type, cost]) => {
    const left = free.get(type) ?? 0;
    const rest = left > 0 ? leastOfAll(others, new Map(free).set(type, left - 1)) : undefined;
    return rest === undefined ? [] : [cost + rest];
  });
  return sums.length === 0 ? undefined : Math.min(...sums);
}

describe('All rooms together', () => {
  test('cost the least of all ways to give each a type', () => {
    fc.assert(
      fc.property(anyRooms, anyFree, (rooms, free) => {
        expect(cheapestTogether(rooms, free)).toBe(leastOfAll(rooms, free));
      }),
      { numRuns: 1000 },
    );
  });

  test('can be had when there is such a way', () => {
    fc.assert(
      fc.property(anyRooms, anyFree, (rooms, free) => {
        const types = rooms.map((room) => [...room.keys()]);
        expect(canHaveAll(types, free)).toBe(leastOfAll(rooms, free) !== undefined);
      }),
    );
  });

  test('thirty rooms in thirty types are answered at once', () => {
    const types = Array.from({ length: 30 }, (_, index) => (index + 1) as RoomTypeId);
    const rooms = types.map((room) => new Map(types.map((type) => [type, (room * type) % 31])));
    const free = new Map(types.map((type) => [type, 1]));
    expect(cheapestTogether(rooms, free)).toBeLessThanOrEqual(30 * 30);
    expect(canHaveAll([types, ...types.map(() => types)], free)).toBe(false);
  });
});
