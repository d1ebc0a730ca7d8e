import type { Stay } from '@portico/domain/calendar/stay';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.types.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { nightRateOf } from './night-rate-of.ts';
import { stayNightsOf, type StayNights } from './stay-nights.ts';
import { readStayNightRows, type PlanAndType } from './stay-nights.store.ts';

/**
 * Prices and rules of a stay from the truth, one answer for each of the pairs and in their order; amounts in minor
 * units, for one night each. `db` may be a transaction. Rule: docs/search.md, "What is sold".
 */
export async function readStayNights(
  db: Kysely<Schema>,
  hotel: Pick<Hotel, 'propertyId'>,
  pairs: readonly PlanAndType[],
  stay: Stay,
): Promise<StayNights[]> {
  const rows = await readStayNightRows(db, hotel.propertyId, pairs, stay);
  return pairs.map(({ ratePlanId, roomTypeId }) => {
    const ofPair = rows.filter((row) => row.rate_plan_id === ratePlanId && row.room_type_id === roomTypeId);
    return stayNightsOf(ofPair.map(nightRateOf), stay.departure);
  });
}

/** The same of rooms that may have stays of their own, one answer for each, by one statement. */
export async function readNightsOfRooms(
  db: Kysely<Schema>,
  hotel: Pick<Hotel, 'propertyId'>,
  rooms: readonly (PlanAndType & { readonly stay: Stay })[],
): Promise<StayNights[]> {
  const [first, ...others] = rooms.map(({ stay }) => stay);
  if (first === undefined) return [];
  const span = others.reduce(
    (whole, stay) => ({
      arrival: stay.arrival < whole.arrival ? stay.arrival : whole.arrival,
      departure: stay.departure > whole.departure ? stay.departure : whole.departure,
    }),
    first,
  );
  const rows = await readStayNightRows(db, hotel.propertyId, rooms, span);
  return rooms.map(({ ratePlanId, roomTypeId, stay }) => {
    const ofRoom = rows.filter(
      (row) =>
        row.rate_plan_id === ratePlanId &&
        row.room_type_id === roomTypeId &&
        row.stay_date >= stay.arrival &&
        row.stay_date <= stay.departure,
    );
    return stayNightsOf(ofRoom.map(nightRateOf), stay.departure);
  });
}
