import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, RoomTypeId } from '@portico/domain/ids';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Allotment, StandingAllotment } from './allotment-changes.ts';

/** The nights of one room type from `from` on, in order of date. */
export async function standingRoomNights(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  roomTypeId: RoomTypeId,
  from: LocalDate,
): Promise<StandingAllotment[]> {
  const rows = await db
    .selectFrom('room_night')
    .select(['stay_date', 'allotment', 'sold', 'held'])
    .where('property_id', '=', propertyId)
    .where('room_type_id', '=', roomTypeId)
    .where('stay_date', '>=', from)
    .orderBy('stay_date')
    .execute();
  return rows.map((row) => ({
    date: row.stay_date,
    allotment: row.allotment,
    taken: row.sold + row.held,
  }));
}

/** Locks nights of one room type in key order (docs/locking.md) and answers how they stand now. */
export async function lockRoomNights(
  tx: Kysely<Schema>,
  propertyId: PropertyId,
  roomTypeId: RoomTypeId,
  dates: readonly LocalDate[],
): Promise<StandingAllotment[]> {
  const { rows } = await sql<{ stay_date: LocalDate; allotment: number; taken: number }>`
    SELECT stay_date, allotment, sold + held AS taken FROM room_night
    WHERE property_id = ${propertyId} AND room_type_id = ${roomTypeId} AND stay_date = ANY(${dates}::date[])
    ORDER BY room_type_id, stay_date
    FOR UPDATE`.execute(tx);
  return rows.map(({ stay_date, allotment, taken }) => ({ date: stay_date, allotment, taken }));
}

/** Sets what is for sale on nights that stand. Answers how many took it: a night with more rooms taken does not. */
export async function setAllotments(
  tx: Kysely<Schema>,
  propertyId: PropertyId,
  roomTypeId: RoomTypeId,
  nights: readonly Allotment[],
): Promise<number> {
  const result = await sql`
    UPDATE room_night SET allotment = wanted.allotment
    FROM unnest(${nights.map(({ date }) => date)}::date[], ${nights.map(({ allotment }) => allotment)}::int[])
      AS wanted (stay_date, allotment)
    WHERE room_night.property_id = ${propertyId} AND room_night.room_type_id = ${roomTypeId}
      AND room_night.stay_date = wanted.stay_date
      AND room_night.sold + room_night.held <= wanted.allotment`.execute(tx);
  return Number(result.numAffectedRows);
}

/** Adds nights that do not stand yet; one that does is left as it is. Answers how many were added. */
export async function addRoomNights(
  tx: Kysely<Schema>,
  propertyId: PropertyId,
  roomTypeId: RoomTypeId,
  nights: readonly Allotment[],
): Promise<number> {
  const result = await sql`
    INSERT INTO room_night (property_id, room_type_id, stay_date, allotment)
    SELECT ${propertyId}::int, ${roomTypeId}::int, wanted.stay_date, wanted.allotment
    FROM unnest(${nights.map(({ date }) => date)}::date[], ${nights.map(({ allotment }) => allotment)}::int[])
      AS wanted (stay_date, allotment)
    ORDER BY wanted.stay_date
    ON CONFLICT DO NOTHING`.execute(tx);
  return Number(result.numAffectedRows);
}
