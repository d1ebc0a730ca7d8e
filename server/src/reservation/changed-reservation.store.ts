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

/** The row of a booking as it is after a change, and those of the rooms that it changes; its row is locked. */
export function changeRowsWrites(tx: Transaction<Schema>, { before, after }: Changed): Write[] {
  const rooms = after.rooms.filter((room) => !before.rooms.includes(room));
  const changed = rooms.length === 0 ? [] : [changeRoomsWrite(after, rooms)];
  return [changeReservationWrite(tx, after), ...changed];
}

/**
 * What is left to be written of a change: all of `writes`, or nothing where the extras of its rooms are others than before,
 * which need the rows of their rooms, so that all is written at once.
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

/** Those that were added have no row yet. */
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
