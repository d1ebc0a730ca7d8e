import type { RoomTypeId } from '../ids.ts';

/** What each type that a room may be had as costs, minor units. */
type CostPerType = ReadonlyMap<RoomTypeId, number>;

/**
 * True when all searched rooms can be had at once: `rooms` are the types that each of them may be had as, `available` the
 * rooms left of each type. Rule: docs/pricing.md, "All rooms together".
 */
export function canHaveAll(
  rooms: readonly (readonly RoomTypeId[])[],
  available: ReadonlyMap<RoomTypeId, number>,
): boolean {
  const withoutCosts = rooms.map((types) => new Map(types.map((type) => [type, 0])));
  return cheapestPlaces(withoutCosts, available) !== undefined;
}

/**
 * The type of each room, in their order, when they cost the least together, and what it costs there, minor units;
 * undefined when they cannot all be had. `rooms` say for each of them what it costs in each type it may be had as.
 * Rule: docs/pricing.md, "All rooms together".
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

/** Everyone placed, and what that costs more than before. */
interface Way {
  readonly cost: number;
  readonly placed: readonly Placed[];
}

/**
 * The cheapest way to each type that needs one room more of it: the new room goes there, or takes the place of another
 * that goes there in its stead, and so on. As every placing so far is the cheapest, no round of moves pays, and the
 * search comes to an end.
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
