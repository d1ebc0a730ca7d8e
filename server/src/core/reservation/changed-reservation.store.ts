import { keysOf } from '@portico/domain/record';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { BookedReservation } from './booked-reservation.ts';
import { insertExtras, itemRow } from './reservation.store.ts';

/** Writes a booking as it is after a change, with its rooms and extras; its row is locked. */
export async function writeChanged(tx: Transaction<Schema>, after: BookedReservation): Promise<void> {
  const { propertyId, reservationId } = after;
  await tx
    .updateTable('reservation')
    .set({
      status: after.status,
      version: after.version,
      arrival: after.stay.arrival,
      departure: after.stay.departure,
      booker: JSON.stringify(after.booker),
      special_requests: after.specialRequests,
      promotion_id: after.promotionId,
      voucher_amount: after.voucher?.minor ?? 0,
      net: after.netMinor,
      vat: after.vatMinor,
      gross: after.grossMinor,
      due_now: after.due.nowMinor,
      due_later: JSON.stringify(after.due.later),
      due_at_hotel: after.due.atHotelMinor,
      due_on_invoice: after.due.onInvoiceMinor,
    })
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .execute();
  await writeRooms(tx, after);
  await tx
    .deleteFrom('reservation_extra')
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .execute();
  await insertExtras(tx, after);
}

/** Those that were added have no row yet. */
async function writeRooms(tx: Transaction<Schema>, after: BookedReservation): Promise<void> {
  const rows = after.rooms.map((room) => itemRow(after, room));
  const [first] = rows;
  if (first === undefined) return;
  const columns = keysOf(first);
  await tx
    .insertInto('reservation_item')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['property_id', 'reservation_id', 'item_id'])
        .doUpdateSet(({ ref }) =>
          Object.fromEntries(columns.map((column) => [column, ref(`excluded.${column}`)])),
        ),
    )
    .execute();
}
