import type { DeskRefusal } from '@portico/contract/desk/desk-refusals';
import { moneyText } from '../operations/reconcile/money-text.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { command, done } from './command.ts';
import { property, required, value } from './command-option.ts';
import { invoiceAnswer, invoiceLine, shownInvoice } from './shown-invoice.ts';
import { withOperation, wordsOf } from './with-operation.ts';

/** Rule: docs/payments.md, "Pay by link". */
export const cancelInvoiceCommand = command({
  name: 'invoice cancel',
  does: [
    'Cancels an invoice of which nothing is paid: its links say then that nothing is outstanding.',
    'Its number stays taken. Another invoice may bill what its booking owes.',
  ],
  options: { property, number: required(value.text('NUMBER', 'the invoice, by its number')) },
  answers: shownInvoice,
  run: ({ property: code, number }, setting) =>
    withOperation(
      setting,
      code,
      'Invoices/Cancel',
      { number },
      (invoice) => done([invoiceLine(invoice)], invoiceAnswer(invoice)),
      whyRefused,
    ),
});

function whyRefused(refusal: DeskRefusal, hotel: Hotel): string[] {
  if (refusal.code === 'desk.invoice-cancelled') {
    const { number, cancelledAt } = refusal.facts;
    return [`The invoice ${number} was cancelled at ${cancelledAt.toISOString()}.`];
  }
  if (refusal.code !== 'desk.invoice-paid') return wordsOf(refusal, hotel);
  const { number, paidMinor, currency } = refusal.facts;
  const paid = moneyText({ minor: paidMinor, currency });
  return [`${paid} of the invoice ${number} is paid: only an unpaid invoice can be cancelled.`];
}
