import { everyNight, left } from '../allotments.ts';
import { everySoManyWeeks } from '../every-so-many-weeks.ts';
import type { Horizon } from '../horizon.ts';
import { boatshed, estuaryRoom, gardenTwin, harbourRoom, quayRooms, signalSuite } from './room-types.ts';

/** All 24 rooms every night, then the nights that are full or nearly so. */
export const quayAllotments = (horizon: Horizon) => [
  ...everyNight(horizon, quayRooms),
  ...left(everySoManyWeeks(horizon, 3, 2, 0), 1, [signalSuite]),
  ...left(everySoManyWeeks(horizon, 5, 3, 1), 2, [harbourRoom, gardenTwin]),
  ...left(everySoManyWeeks(horizon, 6, 4, 2), 0, [boatshed]),
  ...left(everySoManyWeeks(horizon, 2, 5, 3), 0, [estuaryRoom]),
  // A wedding has the whole house.
  ...left(everySoManyWeeks(horizon, 6, 7, 4), 0),
];
