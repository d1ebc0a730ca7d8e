import type { Transaction } from 'kysely';
import { confirmTaken } from '../../availability/inventory/take-booking.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Write } from '../../platform/database/write-together.ts';
import { announceBookingWrites } from '../../reservation/booking-mails.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { settleReservationWrite } from '../../reservation/reservation-status.store.ts';

/**
 * Confirms a booking that was held for the payment of its pay link; the caller has locked it. Rule: docs/payments.md, "A booking held for its link".
 */
export async function confirmHeldWrites(
  tx: Transaction<Schema>,
  booking: BookedReservation,
  now: Date,
): Promise<Write[]> {
  await confirmTaken(tx, booking, now);
  const confirmed = { ...booking, status: 'confirmed', holdEndsAt: null } as const;
  const settled = settleReservationWrite(tx, booking, { status: 'confirmed', holdEndedBy: null, now });
  return [settled, ...announceBookingWrites(tx, confirmed, now)];
}
