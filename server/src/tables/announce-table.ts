import { toWireAmount } from '@portico/contract/wire/amounts';
import { timeOfQuarter } from '@portico/domain/tables/quarter';
import type { Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import { announce } from '../webhooks/announce.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { BookedTable } from './booked-table.ts';

/** Kinds of a table's mails in the outbox. */
export const tableMails = [
  'guest-table-booked',
  'hotel-table-booked',
  'guest-table-cancelled',
  'hotel-table-cancelled',
] as const;
export type TableMail = (typeof tableMails)[number];

export function isTableMail(kind: string): kind is TableMail {
  return tableMails.some((mail) => mail === kind);
}

/** Enqueues the mails to guest and hotel and the webhooks, in the transaction that makes them true. */
export async function announceTable(
  tx: Transaction<Schema>,
  { currency }: Pick<Hotel, 'currency'>,
  table: BookedTable,
  what: 'booked' | 'cancelled',
  now: Date,
): Promise<void> {
  const { propertyId, tableBookingId } = table;
  const mails = ([`guest-table-${what}`, `hotel-table-${what}`] as const).map((kind) => ({
    propertyId,
    kind,
    payload: { tableBookingId },
  }));
  const event = {
    propertyId,
    type: `table.${what}`,
    subjectId: tableBookingId,
    data: tableData(table, currency),
  } as const;
  await announce(tx, event, now, mails);
}

/** Shape: docs/webhooks.md, "A table". */
function tableData(table: BookedTable, currency: Hotel['currency']): object {
  const { promotion } = table;
  const price = promotion?.pricePerPersonMinor ?? null;
  return {
    BookingReference: table.referenceNumber,
    Status: table.cancelledAt === null ? 'Booked' : 'Cancelled',
    BookedAt: table.createdAt.toISOString(),
    RestaurantId: table.restaurantId,
    RestaurantName: table.restaurantName,
    VisitDate: table.date,
    VisitTime: timeOfQuarter(table.quarter),
    UntilTime: timeOfQuarter(table.quarter + table.turnQuarters),
    PartySize: table.party,
    Promotion: promotion && {
      Id: promotion.id,
      Name: promotion.name,
      PricePerPerson: price === null ? null : toWireAmount(price, currency),
    },
    ReservationNumber: table.reservationId === null ? null : table.identifier,
    Email: table.email,
    ContactNumber: table.phone,
    SpecialRequests: table.requests,
  };
}
