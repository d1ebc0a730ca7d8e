import type { RatePlanId, RoomTypeId } from '@portico/domain/ids';
import type { Database } from '@portico/server/platform/database/database';
import { PROPERTY } from '../builders/hotel-file.ts';
import type { LastWords } from './channel-day.ts';

/** What stands of each night of a room type at a rate plan for two adults. Prices are in whole pounds. */
export async function standingNights(
  { kysely }: Database,
  roomTypeId: RoomTypeId,
  ratePlanId: RatePlanId,
): Promise<LastWords> {
  const rates = await kysely
    .selectFrom('rate_night')
    .selectAll()
    .where('property_id', '=', PROPERTY)
    .where('room_type_id', '=', roomTypeId)
    .where('rate_plan_id', '=', ratePlanId)
    .orderBy('version')
    .execute();
  const rooms = await kysely
    .selectFrom('room_night')
    .selectAll()
    .where('property_id', '=', PROPERTY)
    .where('room_type_id', '=', roomTypeId)
    .execute();
  return new Map<string, number>([
    ...rates.flatMap((night): [string, number][] => [
      [`${night.stay_date} price`, (Number(night.base) + 2 * Number(night.per_person_adult)) / 100],
      [`${night.stay_date} open`, Number(night.open)],
      [`${night.stay_date} minStay`, night.min_stay ?? 1],
      [`${night.stay_date} arrival`, Number(night.closed_to_arrival)],
    ]),
    ...rooms.map((night): [string, number] => [`${night.stay_date} rooms`, night.allotment]),
  ]);
}
