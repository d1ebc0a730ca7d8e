import type { PropertyId, ReservationId } from '@portico/domain/ids';
import type { Kysely, Selectable, Transaction } from 'kysely';
import * as z from 'zod';
import { storedJson } from '../platform/database/stored-json.ts';
import type { TableBookingTable } from '../platform/database/restaurant-tables.types.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import type { BookedTable } from './booked-table.ts';

const readPromotion = storedJson(
  'table_booking.promotion',
  z.object({ id: z.int(), name: z.string(), pricePerPersonMinor: z.int().nullable() }).nullable(),
);

export async function insertTable(tx: Transaction<Schema>, table: BookedTable): Promise<void> {
  await tx
    .insertInto('table_booking')
    .values({
      property_id: table.propertyId,
      table_booking_id: table.tableBookingId,
      reference_number: table.referenceNumber,
      restaurant_id: table.restaurantId,
      restaurant_name: table.restaurantName,
      visit_date: table.date,
      quarter: table.quarter,
      turn_quarters: table.turnQuarters,
      party: table.party,
      has_leave_time: table.hasLeaveTime,
      promotion: table.promotion && JSON.stringify(table.promotion),
      identifier: table.identifier,
      is_reservation: table.isReservation,
      reservation_id: table.reservationId,
      email: table.email,
      phone: table.phone,
      special_requests: table.requests,
      created_at: table.createdAt,
      cancelled_at: null,
    })
    .execute();
}

type TableKey = Pick<BookedTable, 'propertyId' | 'tableBookingId'>;

/** Undefined when the property has no such table. */
export async function readTable(db: Kysely<Schema>, key: TableKey): Promise<BookedTable | undefined> {
  const row = await byKey(db, key).executeTakeFirst();
  return row && toTable(row);
}

/** Locks a table, and reads it as `readTable`. */
export async function lockTable(tx: Transaction<Schema>, key: TableKey): Promise<BookedTable | undefined> {
  const row = await byKey(tx, key).forUpdate().executeTakeFirst();
  return row && toTable(row);
}

export async function markCancelled(
  tx: Transaction<Schema>,
  { propertyId, tableBookingId }: TableKey,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('table_booking')
    .set({ cancelled_at: now })
    .where('property_id', '=', propertyId)
    .where('table_booking_id', '=', tableBookingId)
    .execute();
}

/** The stay of a confirmation token; undefined when its number differs, or it does not stand. */
export async function readProvedStay(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  proof: { readonly confirmationToken: string; readonly referenceNumber: string },
): Promise<ReservationId | undefined> {
  const row = await db
    .selectFrom('reservation')
    .select('reservation_id')
    .where('property_id', '=', propertyId)
    .where('confirmation_token', '=', proof.confirmationToken)
    .where('reference_number', '=', proof.referenceNumber)
    .where('status', '=', 'confirmed')
    .executeTakeFirst();
  return row?.reservation_id;
}

function byKey(db: Kysely<Schema>, { propertyId, tableBookingId }: TableKey) {
  return db
    .selectFrom('table_booking')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('table_booking_id', '=', tableBookingId);
}

export function toTable(row: Selectable<TableBookingTable>): BookedTable {
  return {
    propertyId: row.property_id,
    tableBookingId: row.table_booking_id,
    referenceNumber: row.reference_number,
    restaurantId: row.restaurant_id,
    restaurantName: row.restaurant_name,
    date: row.visit_date,
    quarter: row.quarter,
    turnQuarters: row.turn_quarters,
    party: row.party,
    hasLeaveTime: row.has_leave_time,
    promotion: readPromotion(row.promotion),
    identifier: row.identifier,
    isReservation: row.is_reservation,
    reservationId: row.reservation_id,
    email: row.email,
    phone: row.phone,
    requests: row.special_requests,
    linkVersion: row.link_version,
    createdAt: row.created_at,
    cancelledAt: row.cancelled_at,
  };
}
