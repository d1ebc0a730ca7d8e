import type { PropertyId, ReservationId } from '@portico/domain/ids';
import { sql, type Kysely, type Transaction } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Schema } from '../platform/database/schema.types.ts';
import type { BookedReservation } from './booked-reservation.ts';
import { paidAtHotelMinor } from './paid-at-hotel.store.ts';
import { reservationOf, withKnownRooms, type ReservationRows } from './reservation-of-rows.ts';

/** A booking with its rooms in order, each with its extras by id; undefined if the property has none such. */
export async function readReservation(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  by: { readonly reservationId: ReservationId } | { readonly confirmationToken: string },
): Promise<BookedReservation | undefined> {
  const query = selectBeside(db).selectAll('reservation').where('property_id', '=', propertyId);
  const row = await (
    'reservationId' in by
      ? query.where('reservation_id', '=', by.reservationId)
      : query.where('confirmation_token', '=', by.confirmationToken)
  ).executeTakeFirst();
  if (row === undefined) return undefined;
  return withItems(row, row.items.map(withInstants));
}

/** Those of these ids that the property has, in any order. */
export async function readReservations(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  reservationIds: readonly ReservationId[],
): Promise<BookedReservation[]> {
  if (reservationIds.length === 0) return [];
  const rows = await selectBeside(db)
    .selectAll('reservation')
    .where('property_id', '=', propertyId)
    .where('reservation_id', 'in', reservationIds)
    .execute();
  return rows.map((row) => withItems(row, row.items.map(withInstants)));
}

/** JSON has no instants: parses them. */
function withInstants<Item extends { pre_checked_in_at: string | null; cancelled_at: string | null }>(
  item: Item,
) {
  const { pre_checked_in_at: preCheckedIn, cancelled_at: cancelled } = item;
  return {
    ...item,
    pre_checked_in_at: preCheckedIn === null ? null : new Date(preCheckedIn),
    cancelled_at: cancelled === null ? null : new Date(cancelled),
  };
}

/**
 * `readReservation` with a row lock until the transaction ends. The rooms are not read again if `known` is the current
 * version.
 */
export async function lockReservation(
  tx: Transaction<Schema>,
  propertyId: PropertyId,
  reservationId: ReservationId,
  known?: BookedReservation,
): Promise<BookedReservation | undefined> {
  const row = await tx
    .selectFrom('reservation')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .forUpdate()
    .executeTakeFirst();
  const isAsKnown = row?.version === known?.version && row?.erased_at === null;
  if (row === undefined) return undefined;
  if (known && isAsKnown)
    return withKnownRooms({ ...row, paid_at_hotel: known.paidAtHotelMinor }, known.rooms);
  // Not with the row: a statement that waits for the lock sees other tables as they were before.
  const beside = await selectBeside(tx)
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .executeTakeFirstOrThrow();
  return withItems({ ...row, ...beside }, beside.items.map(withInstants));
}

type ItemRow = ReservationRows['items'][number] & { readonly extras: ReservationRows['extras'] };

const withItems = (row: ReservationRows['row'], items: readonly ItemRow[]): BookedReservation =>
  reservationOf({ row, items, extras: items.flatMap(({ extras }) => extras) });

/** The rooms of bookings, and what was paid at the hotel. */
function selectBeside(db: Kysely<Schema>) {
  return db
    .selectFrom('reservation')
    .select(paidAtHotelMinor.as('paid_at_hotel'))
    .select(
      jsonArrayFrom(
        selectItems(db)
          .where('property_id', '=', sql.ref<PropertyId>('reservation.property_id'))
          .where('reservation_id', '=', sql.ref<ReservationId>('reservation.reservation_id')),
      ).as('items'),
    );
}

/** Rooms in order, with their extras by id. */
function selectItems(db: Kysely<Schema>) {
  return db
    .selectFrom('reservation_item as item')
    .selectAll('item')
    .select((item) =>
      jsonArrayFrom(
        item
          .selectFrom('reservation_extra as extra')
          .selectAll('extra')
          .whereRef('extra.property_id', '=', 'item.property_id')
          .whereRef('extra.reservation_id', '=', 'item.reservation_id')
          .whereRef('extra.item_id', '=', 'item.item_id')
          .orderBy('extra_id'),
      ).as('extras'),
    )
    .orderBy('room_number');
}
