import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, RatePlanId, RoomTypeId } from '@portico/domain/ids';
import type { Kysely } from 'kysely';
import { rateNightOf, type RateNight } from '../../availability/nights/night-rate-of.ts';
import type { Schema } from '../../platform/database/schema.types.ts';

export interface PlanInType {
  readonly ratePlanId: RatePlanId;
  readonly roomTypeId: RoomTypeId;
}

/** Both dates included. */
interface Window {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** Each rate plan with the room types in which it has a price from a night on. */
export function readPricedPlans(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  from: LocalDate,
): Promise<PlanInType[]> {
  return db
    .selectFrom('rate_night')
    .distinct()
    .select(['rate_plan_id as ratePlanId', 'room_type_id as roomTypeId'])
    .where('property_id', '=', propertyId)
    .where('stay_date', '>=', from)
    .execute();
}

/** The current rates of some nights. */
export async function readRatesWindow(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  { from, to }: Window,
): Promise<(PlanInType & { readonly night: RateNight })[]> {
  const rows = await db
    .selectFrom('property as p')
    .innerJoin('rate_night as r', (join) =>
      join.onRef('r.property_id', '=', 'p.property_id').onRef('r.version', '<=', 'p.rates_version'),
    )
    .distinctOn(['r.rate_plan_id', 'r.room_type_id', 'r.stay_date'])
    .selectAll('r')
    .where('p.property_id', '=', propertyId)
    .where('r.stay_date', '>=', from)
    .where('r.stay_date', '<=', to)
    .orderBy('r.rate_plan_id')
    .orderBy('r.room_type_id')
    .orderBy('r.stay_date')
    .orderBy('r.version', 'desc')
    .execute();
  return rows.map((row) => ({
    ratePlanId: row.rate_plan_id,
    roomTypeId: row.room_type_id,
    night: rateNightOf(row),
  }));
}

export interface RoomNight {
  readonly roomTypeId: RoomTypeId;
  readonly date: LocalDate;
  readonly rooms: number;
  readonly sold: number;
  readonly held: number;
  readonly closed: boolean;
}

/** Rooms of some nights. */
export function readRoomsWindow(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  { from, to }: Window,
): Promise<RoomNight[]> {
  return db
    .selectFrom('room_night')
    .select(['room_type_id as roomTypeId', 'stay_date as date', 'allotment as rooms'])
    .select(['sold', 'held', 'closed'])
    .where('property_id', '=', propertyId)
    .where('stay_date', '>=', from)
    .where('stay_date', '<=', to)
    .execute();
}
