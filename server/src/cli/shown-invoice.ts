import * as z from 'zod';
import type { Hotel } from '../hotel/hotel.ts';
import type { Invoice } from '../payments/invoice/invoice.ts';
import { readInvoiceSums } from '../payments/invoice/invoice-sums.store.ts';
import { readOutstanding } from '../payments/invoice/read-outstanding.ts';
import { readStandingRequests } from '../payments/by-link/payment-request.store.ts';
import { moneyText } from '../operations/reconcile/money-text.ts';
import { readReservation } from '../reservation/read-reservation.store.ts';
import type { Database } from '../platform/database/database.ts';

const text = z.string();
const minor = z.int();

/** An invoice as commands print it; sums in minor units. */
export const shownInvoice = z.strictObject({
  number: text,
  description: text,
  to: text,
  email: text,
  currency: text,
  grossMinor: minor,
  vatMinor: minor,
  paidMinor: minor,
  outstandingMinor: minor,
  reservation: text.nullable(),
  createdAt: z.date(),
  cancelledAt: z.date().nullable(),
  payments: z.array(text),
});

export async function showInvoice(
  { kysely }: Database,
  invoice: Invoice,
): Promise<z.input<typeof shownInvoice>> {
  const { propertyId, invoiceId } = invoice;
  const { netPaidMinor } = await readInvoiceSums(kysely, invoice);
  const { reservationId } = invoice;
  const booking = reservationId ? await readReservation(kysely, propertyId, { reservationId }) : undefined;
  const standing = await readStandingRequests(kysely, propertyId, { invoiceId });
  return {
    number: invoice.number,
    description: invoice.description,
    to: invoice.billedTo.name,
    email: invoice.billedTo.email,
    currency: invoice.currency,
    grossMinor: invoice.grossMinor,
    vatMinor: invoice.vatMinor,
    paidMinor: netPaidMinor,
    outstandingMinor: await readOutstanding(kysely, invoice),
    reservation: booking?.referenceNumber ?? null,
    createdAt: invoice.createdAt,
    cancelledAt: invoice.cancelledAt,
    payments: standing.map(({ paymentId }) => paymentId),
  };
}

export function invoiceLine({ currency }: Hotel, invoice: z.input<typeof shownInvoice>): string {
  const sum = (amount: number) => moneyText({ minor: amount, currency });
  const unpaid =
    invoice.outstandingMinor === 0 ? 'nothing left to pay' : `${sum(invoice.outstandingMinor)} left to pay`;
  const left = invoice.cancelledAt === null ? unpaid : 'cancelled';
  return `${invoice.number}  ${sum(invoice.grossMinor)}, ${left}, to ${invoice.to} <${invoice.email}>: ${invoice.description}`;
}
