import type { DeskInvoice } from '@portico/contract/desk/calls/invoice-calls';
import { vatPercent } from '@portico/domain/money/vat';
import { readStandingRequests } from '../../payments/by-link/payment-request.store.ts';
import { readInvoiceSums } from '../../payments/invoice/invoice-sums.store.ts';
import type { Invoice } from '../../payments/invoice/invoice.ts';
import { readOutstanding } from '../../payments/invoice/read-outstanding.ts';
import { readReservation } from '../../reservation/read-reservation.store.ts';
import type { Run } from '../run/operation.ts';

/** An invoice as it stands: what of it is paid, and which links ask for it. */
export async function shownInvoice({ database: { kysely } }: Run, invoice: Invoice): Promise<DeskInvoice> {
  const { propertyId, invoiceId, reservationId, lines, billedTo, createdAt, cancelledAt } = invoice;
  const { netPaidMinor } = await readInvoiceSums(kysely, invoice);
  const booking = reservationId ? await readReservation(kysely, propertyId, { reservationId }) : undefined;
  const standing = await readStandingRequests(kysely, propertyId, { invoiceId });
  const { number, description, currency, grossMinor, vatMinor } = invoice;
  return {
    ...{ number, description, currency, grossMinor, vatMinor },
    lines: lines.map(({ text, quantity, unitMinor, vatRateMillipercent }) => ({
      text,
      quantity,
      unitMinor,
      vatRate: vatRateMillipercent === undefined ? null : vatPercent(vatRateMillipercent),
    })),
    to: billedTo.name,
    email: billedTo.email,
    paidMinor: netPaidMinor,
    outstandingMinor: await readOutstanding(kysely, invoice),
    reservation: booking?.referenceNumber ?? null,
    createdAt: createdAt.toISOString(),
    cancelledAt: cancelledAt?.toISOString() ?? null,
    payments: standing.map(({ paymentId }) => paymentId),
  };
}
