import type { PropertyId, ReservationId } from '@portico/domain/ids';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { storedJson } from '../../platform/database/stored-json.ts';
import type { Schema } from '../../platform/database/schema.types.ts';

/** What the desk noted of a stay; null: nothing. */
export interface StayMark {
  readonly checkedInAt: Date | null;
  readonly checkedOutAt: Date | null;
  /** No room stands any more, because guests did not come. */
  readonly noShowAt: Date | null;
  /** Numbers of the rooms whose guests did not come. */
  readonly noShowRooms: readonly number[];
}

const storedRooms = storedJson('stay_mark.no_show_rooms', z.array(z.int()));

const none: StayMark = { checkedInAt: null, checkedOutAt: null, noShowAt: null, noShowRooms: [] };

export async function readStayMark(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  reservationId: ReservationId,
): Promise<StayMark> {
  const row = await db
    .selectFrom('stay_mark')
    .select(['checked_in_at as checkedInAt', 'checked_out_at as checkedOutAt'])
    .select(['no_show_at as noShowAt', 'no_show_rooms as noShowRooms'])
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst();
  return row === undefined ? none : { ...row, noShowRooms: storedRooms(row.noShowRooms) };
}

/** The caller has locked the booking. */
export async function writeStayMark(
  db: Kysely<Schema>,
  key: { readonly propertyId: PropertyId; readonly reservationId: ReservationId },
  { checkedInAt, checkedOutAt, noShowAt, noShowRooms }: StayMark,
): Promise<void> {
  const marks = {
    checked_in_at: checkedInAt,
    checked_out_at: checkedOutAt,
    no_show_at: noShowAt,
    no_show_rooms: JSON.stringify(noShowRooms),
  };
  await db
    .insertInto('stay_mark')
    .values({ property_id: key.propertyId, reservation_id: key.reservationId, ...marks })
    .onConflict((conflict) => conflict.columns(['property_id', 'reservation_id']).doUpdateSet(marks))
    .execute();
}
