import { spanOf, type Stay } from '@portico/domain/calendar/stay';
import type { StayNights } from '@portico/domain/pricing/night-rate';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { HotelImportedMeanwhile } from '../../hotel/at-one-import.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { nightRateOf } from './night-rate-of.ts';
import { readStayNightRows, type PlanAndType } from './stay-nights.store.ts';

/**
 * Prices and rules of rooms over their stays from the database, in one statement. One answer per room, in order; minor
 * units per night. `db` may be a transaction. Throws `HotelImportedMeanwhile` if they are of another import than the
 * hotel; `atOneImport` retries. Rule: docs/search.md, "What is sold".
 */
export async function readStayNights(
  db: Kysely<Schema>,
  hotel: Pick<Hotel, 'propertyId' | 'importedAt'>,
  rooms: readonly (PlanAndType & { readonly stay: Stay })[],
): Promise<StayNights[]> {
  if (rooms.length === 0) return [];
  const rows = await readStayNightRows(db, hotel.propertyId, rooms, spanOf(rooms.map(({ stay }) => stay)));
  const isOther = rows.some(({ imported_at }) => imported_at.getTime() !== hotel.importedAt.getTime());
  if (isOther) throw new HotelImportedMeanwhile(hotel.propertyId);
  return rooms.map(({ ratePlanId, roomTypeId, stay }) => {
    const ofRoom = rows.filter(
      (row) =>
        row.rate_plan_id === ratePlanId &&
        row.room_type_id === roomTypeId &&
        row.stay_date >= stay.arrival &&
        row.stay_date <= stay.departure,
    );
    const nights = ofRoom.map(nightRateOf);
    return {
      nights: nights.filter(({ date }) => date < stay.departure),
      departureNight: nights.find(({ date }) => date === stay.departure),
    };
  });
}
