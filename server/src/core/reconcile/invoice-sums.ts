import type { CurrencyCode } from '@portico/domain/money/currency';
import { invoiceBalance } from '@portico/domain/payment/on-invoice';
import type { BookingFacts } from './booking-drift.ts';

/** What confirmed bookings, and the fees of cancelled ones, put on invoices in one currency, minor units. */
export interface InvoiceSums {
  readonly currency: CurrencyCode;
  readonly bookings: number;
  readonly invoicedMinor: number;
  /** Of it, what is not paid. */
  readonly owedMinor: number;
}

/** In the order of the currencies' codes. */
export function invoiceSums(bookings: readonly BookingFacts[]): InvoiceSums[] {
  const invoiced = bookings.filter(
    ({ status, dueOnInvoiceMinor }) =>
      (status === 'confirmed' || status === 'cancelled') && dueOnInvoiceMinor > 0,
  );
  const currencies = new Set(invoiced.map(({ currency }) => currency));
  return [...currencies].sort().map((currency) => {
    const ofIt = invoiced.filter((booking) => booking.currency === currency);
    const owed = ofIt.map(({ dueOnInvoiceMinor, keptMinor }) => invoiceBalance(dueOnInvoiceMinor, keptMinor));
    return {
      currency,
      bookings: ofIt.length,
      invoicedMinor: ofIt.reduce((sum, { dueOnInvoiceMinor }) => sum + dueOnInvoiceMinor, 0),
      owedMinor: owed.reduce((sum, minor) => sum + minor, 0),
    };
  });
}
