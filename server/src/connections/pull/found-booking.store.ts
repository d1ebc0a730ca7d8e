import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { ReservationId } from '@portico/domain/ids';
import { wireReservationId } from '@portico/contract/calls/wire-parts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { ConnectionKey } from '../connection.store.ts';

/** OTA's kinds of dates that bookings are found by. */
export const datesOfBooking = ['ArrivalDate', 'DepartureDate', 'CreateDate'] as const;

interface ByDate {
  readonly dateType: (typeof datesOfBooking)[number];
  readonly from: LocalDate;
  /** Included. */
  readonly to: LocalDate;
  readonly timeZone: string;
  /** The last booking of the answer before. */
  readonly after: string | undefined;
  readonly limit: number;
}

/** In the order in which they were made; undefined: `after` is no id. */
export async function bookingsByDate(
  db: Kysely<Schema>,
  { propertyId }: ConnectionKey,
  { dateType, from, to, timeZone, after, limit }: ByDate,
): Promise<ReservationId[] | undefined> {
  const place = after === undefined ? undefined : wireReservationId.safeParse(after);
  if (place?.success === false) return undefined;
  const dates: Readonly<Record<ByDate['dateType'], RawBuilder<unknown>>> = {
    ArrivalDate: sql`arrival`,
    DepartureDate: sql`departure`,
    CreateDate: sql`(created_at AT TIME ZONE ${timeZone})::date`,
  };
  const { rows } = await sql<{ reservationId: ReservationId }>`
    SELECT reservation_id AS "reservationId" FROM reservation
    WHERE property_id = ${propertyId} AND status IN ('confirmed', 'cancelled')
      AND ${dates[dateType]} BETWEEN ${from} AND ${to}
      AND ${place === undefined ? sql`true` : sql`reservation_id > ${place.data}`}
    ORDER BY reservation_id
    LIMIT ${limit}`.execute(db);
  return rows.map(({ reservationId }) => reservationId);
}

export async function bookingByNumber(
  db: Kysely<Schema>,
  { propertyId }: ConnectionKey,
  number: string,
): Promise<ReservationId | undefined> {
  const row = await db
    .selectFrom('reservation')
    .select('reservation_id')
    .where('property_id', '=', propertyId)
    .where('reference_number', '=', number)
    .where('status', 'in', ['confirmed', 'cancelled'])
    .executeTakeFirst();
  return row?.reservation_id;
}
