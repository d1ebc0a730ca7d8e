import { sql, type Kysely, type Transaction } from 'kysely';
import { dateAt } from '../../hotel/date-at.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { paidOf, readLedger } from '../attempts/read-ledger.store.ts';
import { feeOwedMinor, feesPaidOf } from './fee-owed.ts';

type Booking = Pick<
  BookedReservation,
  | 'propertyId'
  | 'reservationId'
  | 'grossMinor'
  | 'paidAtHotelMinor'
  | 'voucher'
  | 'due'
  | 'paymentType'
  | 'rooms'
>;

/** Paid of a booking: by cards and links less refunds, and at the hotel. Minor units. */
async function readPaid(
  db: Kysely<Schema>,
  { propertyId, reservationId, paidAtHotelMinor: atHotelMinor }: Booking,
) {
  const ledger = await readLedger(db, propertyId, reservationId);
  return {
    cardsMinor: paidOf(ledger),
    feesPaidMinor: feesPaidOf(ledger),
    atHotelMinor,
  };
}

/** What of its fees may be charged to the kept card. The caller has locked the booking, or only shows it. */
export async function readFeeOwed(
  db: Kysely<Schema>,
  hotel: Hotel,
  booking: Booking,
  now: Date,
): Promise<number> {
  return feeOwedMinor(hotel, booking, { ...(await readPaid(db, booking)), today: dateAt(hotel, now) });
}

/** All that is still to be paid of a booking; the caller has locked it. */
export async function readStillOwed(tx: Transaction<Schema>, booking: Booking): Promise<number> {
  const { cardsMinor, atHotelMinor } = await readPaid(tx, booking);
  return Math.max(0, booking.grossMinor - (booking.voucher?.minor ?? 0) - cardsMinor - atHotelMinor);
}

/** Whether a charge to the kept card, or a payment by a link, has no outcome yet. */
export async function isPaymentUnderWay(
  tx: Transaction<Schema>,
  { propertyId, reservationId }: Booking,
): Promise<boolean> {
  const row = await tx
    .selectFrom('payment_attempt')
    .select('attempt_id')
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .where('settled_at', 'is', null)
    // A charge by date has its token from when it begins.
    .where(({ eb, or }) =>
      or([eb('purpose', 'in', ['guarantee', 'invoice']), eb('card_token', 'is not', null)]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** What was due at the hotel has been paid by card. What is due on invoice falls by itself. */
export async function moveDueToCard(
  tx: Transaction<Schema>,
  { propertyId, reservationId, due }: Booking,
  minor: number,
): Promise<void> {
  if (due.onInvoiceMinor > 0) return;
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
