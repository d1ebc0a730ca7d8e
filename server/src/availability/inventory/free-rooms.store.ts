import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Stay } from '@portico/domain/calendar/stay';
import type { PropertyId, RoomTypeId } from '@portico/domain/ids';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { roomsLeft } from './change-days.store.ts';

export interface FreeRooms {
  readonly roomTypeId: RoomTypeId;
  readonly date: LocalDate;
  readonly free: number;
}

/** Each night of a stay that has a row, read without a lock. */
export async function readFreeRooms(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  stay: Stay,
): Promise<FreeRooms[]> {
  return db
    .selectFrom('room_night')
    .select(['room_type_id as roomTypeId', 'stay_date as date', roomsLeft('room_night').as('free')])
    .where('property_id', '=', propertyId)
    .where('stay_date', '>=', stay.arrival)
    .where('stay_date', '<', stay.departure)
    .execute();
}
