import type { InvoiceId } from '@portico/domain/ids';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { lockReservation } from '../../reservation/read-reservation.store.ts';
import type { Invoice } from './invoice.ts';
import { readInvoiceSums } from './invoice-sums.store.ts';
import { lockInvoice, markInvoiceCancelled } from './invoice.store.ts';

export type CancelInvoiceRefusal =
  | { readonly code: 'cancelled-already'; readonly cancelledAt: Date }
  /** Of this invoice, or of another invoice of its booking. */
  | { readonly code: 'payment-under-way' }
  /** `netPaidMinor`: paid less refunds. */
  | { readonly code: 'paid'; readonly netPaidMinor: number };

/**
 * Cancels an invoice with no payment made or under way. Nothing of it is outstanding afterwards, and its links state that.
 * Its number stays taken. Throws for an unknown invoice. Rule: docs/payments.md, "Pay by link".
 */
export async function cancelInvoice(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { propertyId }: Pick<Hotel, 'propertyId'>,
  invoiceId: InvoiceId,
): Promise<Result<Invoice, CancelInvoiceRefusal>> {
  return inTransaction(database, async (tx): Promise<Result<Invoice, CancelInvoiceRefusal>> => {
    const invoice = await lockInvoice(tx, propertyId, invoiceId);
    if (invoice === undefined) throw new Error('an invoice to cancel that the hotel does not have');
    const { reservationId, cancelledAt } = invoice;
    if (cancelledAt !== null) return refused({ code: 'cancelled-already', cancelledAt });
    if (reservationId !== null) await lockReservation(tx, propertyId, reservationId);
    const { openMinor, netPaidMinor } = await readInvoiceSums(tx, invoice);
    if (openMinor > 0) return refused({ code: 'payment-under-way' });
    if (netPaidMinor > 0) return refused({ code: 'paid', netPaidMinor });
    const cancelled = { ...invoice, cancelledAt: clock.now() };
    await markInvoiceCancelled(tx, cancelled, cancelled.cancelledAt);
    return ok(cancelled);
  });
}
