import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import { rowsAsJson } from '../platform/database/rows-as-json.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import { writeTogether, type Write } from '../platform/database/write-together.ts';
import type { BookedReservation, BookedRoom } from './booked-reservation.ts';
import { changingColumns, extraRows, itemRow } from './reservation.store.ts';

interface Changed {
  readonly before: BookedReservation;
  readonly after: BookedReservation;
}

/** Writes the changed booking and its changed rooms; the booking is locked. */
export function changeRowsWrites(tx: Transaction<Schema>, { before, after }: Changed): Write[] {
  const rooms = after.rooms.filter((room) => !before.rooms.includes(room));
  const changed = rooms.length === 0 ? [] : [changeRoomsWrite(after, rooms)];
  return [changeReservationWrite(tx, after), ...changed];
}

/**
 * Replaces the extras of changed rooms, if they differ, after writing `writes`: their rows refer to the rooms'. Answers
 * the writes still to be made: all of `writes`, or none.
 */
export async function extrasWrites(
  tx: Transaction<Schema>,
  { before, after }: Changed,
  writes: readonly Write[],
): Promise<readonly Write[]> {
  if (isDeepStrictEqual(extrasOf(before), extrasOf(after))) return writes;
  await writeTogether(tx, writes);
  await replaceExtras(tx, after);
  return [];
}

async function replaceExtras(tx: Transaction<Schema>, after: BookedReservation): Promise<void> {
  await tx
    .deleteFrom('reservation_extra')
    .where('property_id', '=', after.propertyId)
    .where('reservation_id', '=', after.reservationId)
    .execute();
  const extras = extraRows(after);
  if (extras.length === 0) return;
  const { columns, rows } = rowsAsJson('reservation_extra', extras);
  await sql`INSERT INTO reservation_extra (${columns}) SELECT ${columns} FROM ${rows}`.execute(tx);
}

const extrasOf = ({ rooms }: BookedReservation) => rooms.map(({ itemId, extras }) => ({ itemId, extras }));

function changeReservationWrite(tx: Transaction<Schema>, after: BookedReservation): Write {
  const { propertyId, reservationId } = after;
  return tx
    .updateTable('reservation')
    .set({ ...changingColumns(after), version: after.version })
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId);
}

/** Inserts added rooms, which have no row yet. */
function changeRoomsWrite(after: BookedReservation, rooms: readonly BookedRoom[]): Write {
  const { columns, names, rows } = rowsAsJson(
    'reservation_item',
    rooms.map((room) => itemRow(after, room)),
  );
  const newValues = names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`);
  return sql`
    INSERT INTO reservation_item (${columns}) SELECT ${columns} FROM ${rows}
    ON CONFLICT (property_id, reservation_id, item_id) DO UPDATE SET ${sql.join(newValues)}`;
}
