import type { PropertyId, ReservationId } from '@portico/domain/ids';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { newId } from '../../platform/ids.ts';

/** A note of staff about a booking; guests never see it. */
export interface BookingNote {
  readonly at: Date;
  readonly text: string;
  readonly madeBy: string;
}

export async function insertNote(
  db: Kysely<Schema>,
  key: { readonly propertyId: PropertyId; readonly reservationId: ReservationId },
  { at, text, madeBy }: BookingNote,
): Promise<void> {
  await db
    .insertInto('booking_note')
    .values({
      property_id: key.propertyId,
      reservation_id: key.reservationId,
      note_id: newId(),
      text,
      made_by: madeBy,
      created_at: at,
    })
    .execute();
}

/** The newest 100, in the order in which they were written. */
export async function readNotes(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  reservationId: ReservationId,
): Promise<BookingNote[]> {
  const rows = await db
    .selectFrom('booking_note')
    .select(['created_at as at', 'text', 'made_by as madeBy'])
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .orderBy('created_at', 'desc')
    .orderBy('note_id', 'desc')
    .limit(100)
    .execute();
  return rows.toReversed();
}
