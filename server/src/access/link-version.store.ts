import type { PropertyId, ReservationId, ReservationItemId } from '@portico/domain/ids';
import { wasMade } from '@portico/domain/reservation/status';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';

/** The current link version of a booking; undefined when there is no such booking. */
export async function readLinkVersion(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  reservationId: ReservationId,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('reservation')
    .select(['link_version', 'status'])
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst();
  return row && wasMade(row.status) ? row.link_version : undefined;
}

/** The one of these bookings that has all of these rooms; undefined: none. */
export async function readBookingOfItems(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  reservationIds: readonly ReservationId[],
  itemIds: readonly ReservationItemId[],
): Promise<ReservationId | undefined> {
  if (reservationIds.length === 0 || itemIds.length === 0) return undefined;
  const row = await db
    .selectFrom('reservation_item')
    .select('reservation_id')
    .where('property_id', '=', propertyId)
    .where('reservation_id', 'in', reservationIds)
    .where('item_id', 'in', itemIds)
    .groupBy('reservation_id')
    .having(({ fn }) => fn.countAll(), '=', new Set(itemIds).size)
    .executeTakeFirst();
  return row?.reservation_id;
}

/** Revokes the links and grants of a booking. */
export async function raiseLinkVersion(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  reservationId: ReservationId,
): Promise<void> {
  await db
    .updateTable('reservation')
    .set(({ eb }) => ({ link_version: eb('link_version', '+', 1) }))
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .execute();
}
