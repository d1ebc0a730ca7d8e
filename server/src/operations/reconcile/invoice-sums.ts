import type { CurrencyCode } from '@portico/domain/money/currency';
import { invoiceBalance } from '@portico/domain/payment/on-invoice';
import type { BookingFacts } from './booking-drift.ts';

/** Invoiced by confirmed bookings and by fees of cancelled ones, in one currency, minor units. */
export interface InvoiceSums {
  readonly currency: CurrencyCode;
  readonly bookings: number;
  readonly invoicedMinor: number;
  /** The unpaid part. */
  readonly owedMinor: number;
}

/** Adds up two lists, by currency code. */
export function addInvoiceSums(sums: readonly InvoiceSums[], others: readonly InvoiceSums[]): InvoiceSums[] {
  const currencies = new Set([...sums, ...others].map(({ currency }) => currency));
  return [...currencies].sort().map((currency) =>
    [...sums, ...others]
      .filter((one) => one.currency === currency)
      .reduce((one, other) => ({
        currency,
        bookings: one.bookings + other.bookings,
        invoicedMinor: one.invoicedMinor + other.invoicedMinor,
        owedMinor: one.owedMinor + other.owedMinor,
      })),
  );
}

/** By currency code. */
export function invoiceSums(bookings: readonly BookingFacts[]): InvoiceSums[] {
  const invoiced = bookings.filter(
    ({ status, dueOnInvoiceMinor }) =>
      (status === 'confirmed' || status === 'cancelled') && dueOnInvoiceMinor > 0,
  );
  const each = invoiced.map(({ currency, dueOnInvoiceMinor, netPaidMinor }) => ({
    currency,
    bookings: 1,
    invoicedMinor: dueOnInvoiceMinor,
    owedMinor: invoiceBalance(dueOnInvoiceMinor, netPaidMinor),
  }));
  return addInvoiceSums(each, []);
}
