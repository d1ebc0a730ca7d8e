import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { everySoManyWeeks } from '../every-so-many-weeks.ts';
import type { Horizon } from '../horizon.ts';
import { boatshed, estuaryRoom, gardenTwin, harbourRoom, quayRooms, signalSuite } from './room-types.ts';

type AllotmentInput = PropertyFileInput['allotments'][number];

/** All 24 rooms every night, then the nights that are full or nearly so. */
export function quayAllotments(horizon: Horizon): AllotmentInput[] {
  const { first: from, last: to } = horizon;
  return [
    ...[...quayRooms].map(([id, rooms]) => ({ from, to, roomTypes: [id], rooms })),
    ...left(everySoManyWeeks(horizon, 3, 2, 0), [signalSuite], 1),
    ...left(everySoManyWeeks(horizon, 5, 3, 1), [harbourRoom, gardenTwin], 2),
    ...left(everySoManyWeeks(horizon, 6, 4, 2), [boatshed], 0),
    ...left(everySoManyWeeks(horizon, 2, 5, 3), [estuaryRoom], 0),
    // A wedding has the whole house.
    ...left(everySoManyWeeks(horizon, 6, 7, 4), undefined, 0),
  ];
}

function left(
  nights: readonly LocalDate[],
  roomTypes: number[] | undefined,
  rooms: number,
): AllotmentInput[] {
  return nights.map((night) => ({ from: night, to: night, ...(roomTypes && { roomTypes }), rooms }));
}
