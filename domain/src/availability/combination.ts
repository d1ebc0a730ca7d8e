import type { RoomTypeId } from '../ids.ts';

/** The cost of each possible type of a room, minor units. */
type CostPerType = ReadonlyMap<RoomTypeId, number>;

/**
 * Whether all searched rooms are available together: `rooms` are the possible types of each, `available` the rooms left
 * of each type. Rule: docs/pricing.md, "All rooms together".
 */
export function canHaveAll(
  rooms: readonly (readonly RoomTypeId[])[],
  available: ReadonlyMap<RoomTypeId, number>,
): boolean {
  const withoutCosts = rooms.map((types) => new Map(types.map((type) => [type, 0])));
  return cheapestPlaces(withoutCosts, available) !== undefined;
}

/**
 * The type of each room, in order, in the cheapest assignment overall, with its cost in minor units; undefined if not
 * all fit. `rooms` give the cost of each possible type. Rule: docs/pricing.md, "All rooms together".
 */
export function cheapestPlaces(
  rooms: readonly CostPerType[],
  available: ReadonlyMap<RoomTypeId, number>,
): { readonly type: RoomTypeId; readonly cost: number }[] | undefined {
  let placed: readonly Placed[] = [];
  for (const room of rooms) {
    const ways = cheapestWays(room, placed);
    const [cheapest] = [...ways]
      .filter(([type]) => placed.filter((other) => other.type === type).length < (available.get(type) ?? 0))
      .sort(([, a], [, b]) => a.cost - b.cost);
    if (cheapest === undefined) return undefined;
    placed = cheapest[1].placed;
  }
  return placed.map(({ room, type }) => ({ type, cost: room.get(type) ?? 0 }));
}

interface Placed {
  readonly room: CostPerType;
  readonly type: RoomTypeId;
}

/** A complete assignment, and its cost above the previous one. */
interface Way {
  readonly cost: number;
  readonly placed: readonly Placed[];
}

/**
 * The cheapest chain to each type that needs one more room of it: the new room goes there, or displaces another room
 * that goes there instead, and so on. The assignment so far is always the cheapest, so no cycle of moves has a negative
 * cost and the search terminates.
 */
function cheapestWays(newRoom: CostPerType, placed: readonly Placed[]): ReadonlyMap<RoomTypeId, Way> {
  const ways = new Map<RoomTypeId, Way>();
  for (const [type, cost] of newRoom) ways.set(type, { cost, placed: [...placed, { room: newRoom, type }] });
  const open = [...ways.keys()];
  for (let from = open.shift(); from !== undefined; from = open.shift()) {
    const way = ways.get(from);
    way?.placed.forEach((moved, index) => {
      if (moved.type !== from) return;
      for (const [type, cost] of moved.room) {
        const total = way.cost + cost - (moved.room.get(moved.type) ?? 0);
        if (total >= (ways.get(type)?.cost ?? Infinity)) continue;
        ways.set(type, { cost: total, placed: way.placed.with(index, { room: moved.room, type }) });
        open.push(type);
      }
    });
  }
  return ways;
}
