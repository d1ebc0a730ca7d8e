import type { InvoiceId, PropertyId, ReservationId } from '@portico/domain/ids';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';

export interface HeldByLink {
  readonly propertyId: PropertyId;
  readonly reservationId: ReservationId;
  readonly invoiceId: InvoiceId;
}

/**
 * Bookings held for their pay link past the end of the hold, longest first. No other booking on an invoice of its guest
 * is ever pending: it is confirmed at once.
 */
export async function readHeldPastEnd(
  db: Kysely<Schema>,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<HeldByLink[]> {
  return db
    .selectFrom('reservation')
    .innerJoin('invoice', (join) =>
      join
        .onRef('invoice.property_id', '=', 'reservation.property_id')
        .onRef('invoice.reservation_id', '=', 'reservation.reservation_id'),
    )
    .select([
      'reservation.property_id as propertyId',
      'reservation.reservation_id as reservationId',
      'invoice.invoice_id as invoiceId',
    ])
    .where('reservation.status', '=', 'pending')
    .where('reservation.payment_type', '=', 'individual-invoice')
    .where('reservation.hold_ends_at', '<=', now)
    .orderBy('reservation.hold_ends_at')
    .limit(limit)
    .execute();
}
