import type { LocalDate } from '@portico/domain/calendar/local-date';
import { addDays } from '@portico/domain/calendar/local-date';
import type { PropertyId, ReservationId, RoomTypeId } from '@portico/domain/ids';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';

/** A room of a confirmed booking that is in the hotel on a day, or leaves on it. */
export interface RoomOfDay {
  readonly reservationId: ReservationId;
  readonly roomTypeId: RoomTypeId;
  readonly arrival: LocalDate;
  readonly departure: LocalDate;
  /** When the guests expect to arrive, HH:MM; null: not said. */
  readonly arrivalTime: string | null;
  /** Gross price of that night, minor units; 0 on the day it leaves. */
  readonly nightMinor: number;
}

/** No stay is longer: prices are on sale for 36 months. It bounds what is read for a day long past. */
const MOST_NIGHTS = 1_100;

/** By name of the booker. */
export async function readRoomsOfDay(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  date: LocalDate,
): Promise<RoomOfDay[]> {
  const { rows } = await sql<RoomOfDay>`
    SELECT r.reservation_id AS "reservationId", room_type_id AS "roomTypeId", item.arrival, item.departure,
      arrival_time AS "arrivalTime", coalesce((SELECT (night ->> 'grossMinor')::bigint FROM jsonb_array_elements(item.nights) AS night
        WHERE night ->> 'date' = ${date}::text), 0)::bigint AS "nightMinor"
    FROM reservation AS r JOIN reservation_item AS item USING (property_id, reservation_id)
    WHERE property_id = ${propertyId} AND r.status = 'confirmed'
      AND r.departure BETWEEN ${date} AND ${addDays(date, MOST_NIGHTS)} AND r.arrival <= ${date}
      AND item.cancelled_at IS NULL AND item.arrival <= ${date} AND item.departure >= ${date}
    ORDER BY lower(r.booker ->> 'lastName'), lower(r.booker ->> 'firstName'), r.reservation_id, room_number`.execute(
    db,
  );
  return rows;
}

/** Rooms of a type on a night: how many there are, how many are let, and how many guests can still book. */
export interface NightOfType {
  readonly roomTypeId: RoomTypeId;
  readonly date: LocalDate;
  readonly rooms: number;
  readonly let: number;
  readonly free: number;
}

/** Each night with a row from one date to another, both included. */
export async function readNightsOfTypes(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
): Promise<NightOfType[]> {
  const { rows } = await sql<NightOfType>`
    SELECT room_type_id AS "roomTypeId", stay_date AS date, allotment AS rooms, sold AS let,
      CASE WHEN closed THEN 0 ELSE greatest(allotment - sold - held, 0) END AS free
    FROM room_night
    WHERE property_id = ${propertyId} AND stay_date BETWEEN ${from} AND ${to}`.execute(db);
  return rows;
}
