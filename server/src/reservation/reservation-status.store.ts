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

/** Sets the final status of a reservation, ends its hold and removes its holders. */
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

/**
 * Ends the hold of a booking at the bank's question; the payment still has to be voided. False if there is none to end.
 */
export async function endHold(db: Kysely<Schema>, key: Key, by: HoldEndedBy, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await rowOf(db, key)
    .set({ hold_ends_at: now, hold_ended_by: by })
    .where('status', '=', 'action-required')
    .where('hold_ends_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the hold at the bank's question at this time, if that is earlier. */
export async function shortenHold(db: Kysely<Schema>, key: Key, holdEndsAt: Date): Promise<void> {
  await rowOf(db, key)
    .set({ hold_ends_at: holdEndsAt })
    .where('status', '=', 'action-required')
    .where('hold_ends_at', '>', holdEndsAt)
    .execute();
}

/** Holds the nights until then for a guest who answers the bank. */
export async function waitForGuest(tx: Transaction<Schema>, key: Key, holdEndsAt: Date): Promise<void> {
  await rowOf(tx, key).set({ status: 'action-required', hold_ends_at: holdEndsAt }).execute();
}
