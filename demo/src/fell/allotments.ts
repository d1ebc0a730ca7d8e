import { everyNight, left } from '../allotments.ts';
import { everySoManyWeeks } from '../every-so-many-weeks.ts';
import type { Horizon } from '../horizon.ts';
import { fellLodges, tarnLodge } from './room-types.ts';

/** All nine lodges every night, save when a walking club or the boat's owner has them. */
export const fellAllotments = (horizon: Horizon) => [
  ...everyNight(horizon, fellLodges),
  ...left(everySoManyWeeks(horizon, 3, 4, 1), 0, [tarnLodge]),
  ...left(everySoManyWeeks(horizon, 6, 9, 2), 0),
];
