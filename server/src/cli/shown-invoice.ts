import type { DeskInvoice } from '@portico/contract/desk/calls/invoice-calls';
import * as z from 'zod';
import { moneyText } from '../operations/reconcile/money-text.ts';

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
  createdAt: text,
  cancelledAt: text.nullable(),
  payments: z.array(text).readonly(),
});

/** What is printed for scripts: without its lines. */
export function invoiceAnswer(invoice: DeskInvoice): z.input<typeof shownInvoice> {
  const { number, description, to, email, currency, grossMinor, vatMinor } = invoice;
  const { paidMinor, outstandingMinor, reservation, createdAt, cancelledAt, payments } = invoice;
  return {
    ...{ number, description, to, email, currency, grossMinor, vatMinor },
    ...{ paidMinor, outstandingMinor, reservation, createdAt, cancelledAt, payments },
  };
}

export function invoiceLine(invoice: DeskInvoice): string {
  const { number, currency, grossMinor, outstandingMinor, cancelledAt, to, email, description } = invoice;
  const sum = (amount: number) => moneyText({ minor: amount, currency });
  const unpaid = outstandingMinor === 0 ? 'nothing left to pay' : `${sum(outstandingMinor)} left to pay`;
  const left = cancelledAt === null ? unpaid : 'cancelled';
  return `${number}  ${sum(grossMinor)}, ${left}, to ${to} <${email}>: ${description}`;
}
