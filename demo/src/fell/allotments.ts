import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import { everySoManyWeeks } from '../every-so-many-weeks.ts';
import type { Horizon } from '../horizon.ts';
import { fellLodges, tarnLodge } from './room-types.ts';

type AllotmentInput = PropertyFileInput['allotments'][number];

/** All nine lodges every night, save when a walking club or the boat's owner has them. */
export function fellAllotments(horizon: Horizon): AllotmentInput[] {
  const { first: from, last: to } = horizon;
  return [
    ...[...fellLodges].map(([id, rooms]) => ({ from, to, roomTypes: [id], rooms })),
    ...everySoManyWeeks(horizon, 3, 4, 1).map((night) => ({
      from: night,
      to: night,
      roomTypes: [tarnLodge],
      rooms: 0,
    })),
    ...everySoManyWeeks(horizon, 6, 9, 2).map((night) => ({ from: night, to: night, rooms: 0 })),
  ];
}
