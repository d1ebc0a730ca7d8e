import type { DeskInvoice } from '@portico/contract/desk/calls/invoice-calls';
import { vatPercent } from '@portico/domain/money/vat';
import { outstandingMinor } from '@portico/domain/payment/outstanding';
import { readSumsOfInvoices } from '../../payments/invoice/invoice-sums.store.ts';
import type { Invoice } from '../../payments/invoice/invoice.ts';
import type { Run } from '../run/operation.ts';
import { readBesideInvoices } from './beside-invoices.store.ts';

/** Invoices of the hotel as they stand: what of each is paid, and which links ask for it. */
export async function shownInvoices(
  { hotel: { propertyId }, database: { kysely } }: Run,
  invoices: readonly Invoice[],
): Promise<DeskInvoice[]> {
  const ids = invoices.map(({ invoiceId }) => invoiceId);
  const [sumsOf, besideOf] = await Promise.all([
    readSumsOfInvoices(kysely, propertyId, invoices),
    readBesideInvoices(kysely, propertyId, ids),
  ]);
  return invoices.flatMap((invoice) => {
    const sums = sumsOf.get(invoice.invoiceId);
    if (sums === undefined) return [];
    const { number, description, currency, grossMinor, vatMinor, lines, billedTo } = invoice;
    const { reservation = null, payments = [] } = besideOf.get(invoice.invoiceId) ?? {};
    return [
      {
        ...{ number, description, currency, grossMinor, vatMinor },
        lines: lines.map(({ text, quantity, unitMinor, vatRateMillipercent }) => ({
          text,
          quantity,
          unitMinor,
          vatRate: vatRateMillipercent === undefined ? null : vatPercent(vatRateMillipercent),
        })),
        to: billedTo.name,
        email: billedTo.email,
        paidMinor: sums.netPaidMinor,
        outstandingMinor: outstandingMinor(sums),
        reservation,
        createdAt: invoice.createdAt.toISOString(),
        cancelledAt: invoice.cancelledAt?.toISOString() ?? null,
        payments,
      },
    ];
  });
}

export async function shownInvoice(run: Run, invoice: Invoice): Promise<DeskInvoice> {
  const [shown] = await shownInvoices(run, [invoice]);
  if (shown === undefined) throw new Error('an invoice without its sums');
  return shown;
}
