import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Folio } from './folio.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';

/**
 * Raises the version, and takes what was paid at the hotel (below 0: given back) off what is due on invoice, so that no
 * link asks for it again. The caller has locked the booking.
 */
export async function payAtHotel(
  tx: Transaction<Schema>,
  { propertyId, reservationId, due }: BookedReservation,
  minor: number,
): Promise<void> {
  const moved = due.onInvoiceMinor === 0 ? 0 : Math.min(minor, due.onInvoiceMinor);
  await tx
    .updateTable('reservation')
    .set({
      version: sql`version + 1`,
      due_on_invoice: sql`due_on_invoice - ${moved}::bigint`,
      due_at_hotel: sql`due_at_hotel + ${moved}::bigint`,
    })
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .execute();
}

/**
 * Puts on invoice what a booking still owes and what cards have paid of it; what was paid at the hotel stays due there.
 * Raises the version. The caller has locked the booking, and no charge is planned.
 */
export async function putOnInvoice(
  tx: Transaction<Schema>,
  { propertyId, reservationId, voucher }: BookedReservation,
  { moved, totalMinor }: Pick<Folio, 'moved' | 'totalMinor'>,
): Promise<void> {
  const here = moved
    .filter(({ way }) => way === 'cash' || way === 'terminal' || way === 'transfer')
    .reduce((sum, { kind, minor }) => (kind === 'paid' ? sum + minor : sum - minor), 0);
  await tx
    .updateTable('reservation')
    .set({
      version: sql`version + 1`,
      due_now: 0,
      due_later: JSON.stringify([]),
      due_at_hotel: here,
      due_on_invoice: totalMinor - (voucher?.minor ?? 0) - here,
    })
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .execute();
}
