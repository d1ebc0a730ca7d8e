import type { PropertyId, RatePlanId, RoomTypeId } from '@portico/domain/ids';
import type { Stay } from '@portico/domain/calendar/stay';
import type { Kysely, Selectable } from 'kysely';
import type { RateNightTable, Schema } from '../../platform/database/schema.types.ts';

export type RateNightRow = Omit<Selectable<RateNightTable>, 'property_id' | 'version' | 'revision'>;

/** The columns of a rate's night for search and booking; `r` is rate_night. */
export const rateNightColumns = [
  'r.rate_plan_id',
  'r.room_type_id',
  'r.stay_date',
  'r.open',
  'r.base',
  'r.per_room',
  'r.per_adult',
  'r.per_child',
  'r.per_infant',
  'r.per_person_adult',
  'r.per_person_child',
  'r.per_person_infant',
  'r.min_stay',
  'r.max_stay',
  'r.min_stay_through',
  'r.max_stay_through',
  'r.closed_to_arrival',
  'r.closed_to_departure',
  'r.min_advance',
  'r.max_advance',
] as const;

export interface PlanAndType {
  readonly ratePlanId: RatePlanId;
  readonly roomTypeId: RoomTypeId;
}

/**
 * Current rows of some rates from arrival to departure, both included. The current version and its import time are read
 * in the same statement, so that an import takes effect for all of them at once.
 */
export async function readStayNightRows(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  pairs: readonly PlanAndType[],
  stay: Stay,
): Promise<(RateNightRow & { readonly imported_at: Date })[]> {
  if (pairs.length === 0) return [];
  return db
    .selectFrom('property as p')
    .innerJoin('rate_night as r', (join) =>
      join.onRef('r.property_id', '=', 'p.property_id').onRef('r.version', '<=', 'p.rates_version'),
    )
    .distinctOn(['r.rate_plan_id', 'r.room_type_id', 'r.stay_date'])
    .select([...rateNightColumns, 'p.imported_at'])
    .where('p.property_id', '=', propertyId)
    .where('r.stay_date', '>=', stay.arrival)
    .where('r.stay_date', '<=', stay.departure)
    .where((eb) =>
      eb.or(
        pairs.map(({ ratePlanId, roomTypeId }) =>
          eb.and([eb('r.rate_plan_id', '=', ratePlanId), eb('r.room_type_id', '=', roomTypeId)]),
        ),
      ),
    )
    .orderBy('r.rate_plan_id')
    .orderBy('r.room_type_id')
    .orderBy('r.stay_date')
    .orderBy('r.version', 'desc')
    .execute();
}
