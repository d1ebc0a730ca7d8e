import type { DueOfBooking } from '@portico/domain/payment/on-invoice';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';

/** Stores what is due of a booking, and raises its version. The caller has locked it. */
export async function storeDue(
  tx: Transaction<Schema>,
  { propertyId, reservationId }: BookedReservation,
  { nowMinor, later, atHotelMinor, onInvoiceMinor }: DueOfBooking,
): Promise<void> {
  await tx
    .updateTable('reservation')
    .set({
      version: sql`version + 1`,
      due_now: nowMinor,
      due_later: JSON.stringify(later),
      due_at_hotel: atHotelMinor,
      due_on_invoice: onInvoiceMinor,
    })
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .execute();
}
