import { everyNight, left } from '../allotments.ts';
import { everySoManyWeeks } from '../every-so-many-weeks.ts';
import type { Horizon } from '../horizon.ts';
import { adireRoom, lagosRooms, roofSuite } from './room-types.ts';

/** All forty rooms every night, save when a wedding has the court. */
export const lagosAllotments = (horizon: Horizon) => [
  ...everyNight(horizon, lagosRooms),
  ...left(everySoManyWeeks(horizon, 5, 3, 1), 3, [adireRoom]),
  ...left(everySoManyWeeks(horizon, 2, 4, 0), 0, [roofSuite]),
  ...left(everySoManyWeeks(horizon, 6, 7, 3), 0),
];
