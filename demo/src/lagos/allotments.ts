import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import { everySoManyWeeks } from '../every-so-many-weeks.ts';
import type { Horizon } from '../horizon.ts';
import { adireRoom, lagosRooms, roofSuite } from './room-types.ts';

/** All forty rooms every night, save when a wedding has the court. */
export function lagosAllotments(horizon: Horizon): PropertyFileInput['allotments'] {
  const { first: from, last: to } = horizon;
  const nights = (dates: ReturnType<typeof everySoManyWeeks>, rooms: number, roomTypes?: number[]) =>
    dates.map((night) => ({ from: night, to: night, rooms, ...(roomTypes && { roomTypes }) }));
  return [
    ...[...lagosRooms].map(([id, rooms]) => ({ from, to, roomTypes: [id], rooms })),
    ...nights(everySoManyWeeks(horizon, 5, 3, 1), 3, [adireRoom]),
    ...nights(everySoManyWeeks(horizon, 2, 4, 0), 0, [roofSuite]),
    ...nights(everySoManyWeeks(horizon, 6, 7, 3), 0),
  ];
}
