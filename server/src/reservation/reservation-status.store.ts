import type { HoldEndedBy, ReservationStatus } from '@portico/domain/reservation/status';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import type { Write } from '../platform/database/write-together.ts';
import type { BookedReservation } from './booked-reservation.ts';

type Key = Pick<BookedReservation, 'propertyId' | 'reservationId'>;

const rowOf = (db: Kysely<Schema>, { propertyId, reservationId }: Key) =>
  db
    .updateTable('reservation')
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId);

/** Gives a reservation its final status; nothing is held for it any more, and nobody holds it. */
export function settleReservationWrite(
  tx: Transaction<Schema>,
  key: Key,
  {
    status,
    holdEndedBy,
    now,
  }: { readonly status: ReservationStatus; readonly holdEndedBy: HoldEndedBy | null; readonly now: Date },
): Write {
  return rowOf(tx, key).set({
    status,
    settled_at: now,
    hold_ended_by: holdEndedBy,
    hold_ends_at: null,
    holder_address: null,
    holder_email: null,
    holder_card: null,
    card_try_subject: null,
    card_try_window: null,
  });
}

/** Ends the hold of a booking at the bank's question; the payment is still to be voided. False where there is none to end. */
export async function endHold(db: Kysely<Schema>, key: Key, by: HoldEndedBy, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await rowOf(db, key)
    .set({ hold_ends_at: now, hold_ended_by: by })
    .where('status', '=', 'action-required')
    .where('hold_ends_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The hold of a booking at the bank's question ends by then; never later than it would. */
export async function shortenHold(db: Kysely<Schema>, key: Key, holdEndsAt: Date): Promise<void> {
  await rowOf(db, key)
    .set({ hold_ends_at: holdEndsAt })
    .where('status', '=', 'action-required')
    .where('hold_ends_at', '>', holdEndsAt)
    .execute();
}

/** The guest has to answer the bank: the nights stay held until then. */
export async function waitForGuest(tx: Transaction<Schema>, key: Key, holdEndsAt: Date): Promise<void> {
  await rowOf(tx, key).set({ status: 'action-required', hold_ends_at: holdEndsAt }).execute();
}
