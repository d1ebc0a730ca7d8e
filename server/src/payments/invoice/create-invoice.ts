import type { InvoiceId, ReservationId } from '@portico/domain/ids';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { newId } from '../../platform/ids.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { lockReservation } from '../../reservation/read-reservation.store.ts';
import { vatAtRatesOf, type Invoice } from './invoice.ts';
import { insertInvoice, readInvoices } from './invoice.store.ts';
import { readOutstanding } from './read-outstanding.ts';

/** An invoice as a hotel sends it; its lines are what is owed, VAT included. */
export type InvoiceOrder = Pick<Invoice, 'number' | 'description' | 'lines' | 'billedTo'> & {
  /** The invoice's booking; null: none. */
  readonly reservationId: ReservationId | null;
};

export type InvoiceRefusal =
  | { readonly code: 'invoice.number-taken' }
  /** `freeMinor`: what the booking owes on invoice and no invoice covers yet. */
  | { readonly code: 'invoice.more-than-owed'; readonly freeMinor: number };

/**
 * Writes an invoice, once for each number of the hotel. The invoices of a booking together may not exceed what it owes
 * on invoice. Rule: docs/payments.md, "Pay by link".
 */
export async function createInvoice(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  hotel: Hotel,
  order: InvoiceOrder,
): Promise<Result<Invoice, InvoiceRefusal>> {
  const invoice = invoiceOf(hotel, order, clock.now());
  return inTransaction(database, async (tx): Promise<Result<Invoice, InvoiceRefusal>> => {
    if (invoice.reservationId !== null) {
      await lockReservation(tx, hotel.propertyId, invoice.reservationId);
      const freeMinor = await readFree(tx, invoice, invoice.reservationId);
      if (invoice.grossMinor > freeMinor) return refused({ code: 'invoice.more-than-owed', freeMinor });
    }
    return (await insertInvoice(tx, invoice)) ? ok(invoice) : refused({ code: 'invoice.number-taken' });
  });
}

/** The invoice of an order, not written yet. */
export function invoiceOf(hotel: Hotel, order: InvoiceOrder, now: Date): Invoice {
  const { propertyId, currency } = hotel;
  const grossMinor = order.lines.reduce((sum, { minor }) => sum + minor, 0);
  const vatRateMillipercent = hotel.vat.rateMillipercent;
  const vatAtRates = vatAtRatesOf({ lines: order.lines, vatRateMillipercent });
  return {
    ...order,
    propertyId,
    invoiceId: newId<InvoiceId>(),
    grossMinor,
    vatMinor: vatAtRates.reduce((sum, { vatMinor }) => sum + vatMinor, 0),
    vatRateMillipercent,
    currency,
    createdAt: now,
    cancelledAt: null,
  };
}

/** The caller has locked the booking. */
async function readFree(
  tx: Transaction<Schema>,
  invoice: Invoice,
  reservationId: ReservationId,
): Promise<number> {
  // The outstanding sum of an invoice as large as possible is all that the booking owes.
  const owes = await readOutstanding(tx, { ...invoice, grossMinor: Number.MAX_SAFE_INTEGER });
  const others = await readInvoices(tx, invoice.propertyId, reservationId);
  let invoiced = 0;
  for (const other of others) invoiced += await readOutstanding(tx, other);
  return Math.max(0, owes - invoiced);
}
