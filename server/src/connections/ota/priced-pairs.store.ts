import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { RatePlanId, RoomTypeId } from '@portico/domain/ids';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { StandingHotel } from '../../property-file/hotel.store.ts';

/** A rate plan in a room type. */
export interface PricedPair {
  readonly ratePlanId: RatePlanId;
  readonly roomTypeId: RoomTypeId;
}

/** Those with a price from the night `from` on. */
export async function pricedPairs(
  db: Kysely<Schema>,
  { propertyId, ratesVersion }: StandingHotel,
  from: LocalDate,
): Promise<PricedPair[]> {
  return db
    .selectFrom('rate_night')
    .select(['rate_plan_id as ratePlanId', 'room_type_id as roomTypeId'])
    .distinct()
    .where('property_id', '=', propertyId)
    .where('stay_date', '>=', from)
    .where('version', '<=', ratesVersion)
    .execute();
}
