import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { readPaidAtHotel } from '../at-hotel/desk-payment.store.ts';
import { paidOf, readLedger } from '../attempts/read-ledger.store.ts';

type Booking = Pick<
  BookedReservation,
  'propertyId' | 'reservationId' | 'status' | 'grossMinor' | 'voucher' | 'due'
>;

/**
 * The fee that a cancelled booking still owes at the hotel, in minor units; 0 while it stands, and for what goes on an
 * invoice. The caller has locked the booking. Rule: docs/payments.md, "A guarantee used".
 */
export async function readFeeOwed(tx: Transaction<Schema>, booking: Booking): Promise<number> {
  if (booking.status !== 'cancelled' || booking.due.onInvoiceMinor > 0) return 0;
  const ledger = await readLedger(tx, booking.propertyId, booking.reservationId);
  const atHotelMinor = await readPaidAtHotel(tx, booking);
  return Math.max(0, booking.grossMinor - (booking.voucher?.minor ?? 0) - paidOf(ledger) - atHotelMinor);
}

/** Whether a charge to the kept card has no outcome yet. */
export async function isGuaranteeUnderWay(
  tx: Transaction<Schema>,
  { propertyId, reservationId }: Booking,
): Promise<boolean> {
  const row = await tx
    .selectFrom('payment_attempt')
    .select('attempt_id')
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .where('purpose', '=', 'guarantee')
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** What was due at the hotel has been paid by card. */
export async function moveDueToCard(
  tx: Transaction<Schema>,
  { propertyId, reservationId }: Booking,
  minor: number,
): Promise<void> {
  await tx
    .updateTable('reservation')
    .set({
      due_now: sql`due_now + least(due_at_hotel, ${minor})`,
      due_at_hotel: sql`greatest(0, due_at_hotel - ${minor})`,
    })
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .execute();
}
