import { keysOf } from '@portico/domain/record';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Write } from '../../platform/database/write-together.ts';
import type { BookedReservation, BookedRoom } from './booked-reservation.ts';
import { insertExtras, itemRow } from './reservation.store.ts';

interface Changed {
  readonly before: BookedReservation;
  readonly after: BookedReservation;
}

/** The row of a booking as it is after a change, and those of the rooms that it changes; its row is locked. */
export function changedRows(tx: Transaction<Schema>, { before, after }: Changed): Write[] {
  const rooms = after.rooms.filter((room) => !before.rooms.includes(room));
  const changed = rooms.length === 0 ? [] : [changedRooms(tx, after, rooms)];
  return [changedReservation(tx, after), ...changed];
}

/** The extras of its rooms, where they are others than before; each room has its row. */
export async function writeExtras(tx: Transaction<Schema>, { before, after }: Changed): Promise<void> {
  if (isDeepStrictEqual(extrasOf(before), extrasOf(after))) return;
  await tx
    .deleteFrom('reservation_extra')
    .where('property_id', '=', after.propertyId)
    .where('reservation_id', '=', after.reservationId)
    .execute();
  await insertExtras(tx, after);
}

const extrasOf = ({ rooms }: BookedReservation) => rooms.map(({ itemId, extras }) => ({ itemId, extras }));

function changedReservation(tx: Transaction<Schema>, after: BookedReservation): Write {
  const { propertyId, reservationId } = after;
  return tx
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
    .where('reservation_id', '=', reservationId);
}

/** Those that were added have no row yet. */
function changedRooms(
  tx: Transaction<Schema>,
  after: BookedReservation,
  rooms: readonly BookedRoom[],
): Write {
  const rows = rooms.map((room) => itemRow(after, room));
  const columns = [...new Set(rows.flatMap(keysOf))];
  return tx
    .insertInto('reservation_item')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['property_id', 'reservation_id', 'item_id'])
        .doUpdateSet(({ ref }) =>
          Object.fromEntries(columns.map((column) => [column, ref(`excluded.${column}`)])),
        ),
    );
}
