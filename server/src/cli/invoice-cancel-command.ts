import { cancelInvoice, type CancelInvoiceRefusal } from '../payments/invoice/cancel-invoice.ts';
import type { Invoice } from '../payments/invoice/invoice.ts';
import { readInvoice } from '../payments/invoice/invoice.store.ts';
import { moneyText } from '../operations/reconcile/money-text.ts';
import { command, done, refusedFor } from './command.ts';
import { property, required, value } from './command-option.ts';
import { invoiceLine, showInvoice, shownInvoice } from './shown-invoice.ts';
import { withHotel } from './with-hotel.ts';

/** Rule: docs/payments.md, "Pay by link". */
export const cancelInvoiceCommand = command({
  name: 'invoice cancel',
  does: [
    'Cancels an invoice of which nothing is paid: its links say then that nothing is outstanding.',
    'Its number stays taken. Another invoice may bill what its booking owes.',
  ],
  options: { property, number: required(value.text('NUMBER', 'the invoice, by its number')) },
  answers: shownInvoice,
  run: (named, setting) =>
    withHotel(named, setting, async (hotel, database) => {
      const { number } = named;
      const invoice = await readInvoice(database.kysely, hotel.propertyId, { number });
      if (invoice === undefined) return refusedFor(`This hotel has no invoice of the number ${number}.`);
      const { clock } = setting;
      const cancelled = await cancelInvoice({ database, clock }, hotel, invoice.invoiceId);
      if (!cancelled.ok) return refusedFor(whyRefused(invoice, cancelled.refusal));
      const answer = await showInvoice(database, cancelled.value);
      return done([invoiceLine(hotel, answer)], answer);
    }),
});

function whyRefused({ number, currency }: Invoice, refusal: CancelInvoiceRefusal): string {
  switch (refusal.code) {
    case 'cancelled-already':
      return `The invoice ${number} was cancelled at ${refusal.cancelledAt.toISOString()}.`;
    case 'payment-under-way':
      return `A payment of the invoice ${number}, or of another of its booking, is under way. Look again in some minutes.`;
    case 'paid': {
      const paid = moneyText({ minor: refusal.netPaidMinor, currency });
      return `${paid} of the invoice ${number} is paid: only an unpaid invoice can be cancelled.`;
    }
  }
}
