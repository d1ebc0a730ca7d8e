import type { CurrencyCode } from '@portico/domain/money/currency';
import { moneyText } from '../../texts/money-text.ts';
import { of } from './refusal-words.ts';

export interface OfInvoice {
  readonly number: string;
}

export const invoiceRefusals = {
  'desk.invoice-unknown': of(
    404,
    ({ number }: OfInvoice) => `This hotel has no invoice of the number ${number}.`,
  ),
  'desk.invoice-exists': of(
    409,
    ({ number }: OfInvoice) => `There is an invoice of the number ${number} already.`,
  ),
  'desk.invoice-more-than-owed': of(
    409,
    ({ freeMinor, currency }: { readonly freeMinor: number; readonly currency: CurrencyCode }) =>
      `The booking owes ${moneyText(freeMinor, currency)} on invoice that no invoice asks for yet; this one asks for more.`,
  ),
  'desk.invoice-too-much': of(
    422,
    ({ most }: { readonly most: string }) => `These lines come to more than an invoice can ask for: ${most}.`,
  ),
  'desk.invoice-cancelled': of(
    409,
    ({ number }: OfInvoice & { readonly cancelledAt: Date }) => `The invoice ${number} was cancelled before.`,
  ),
  'desk.invoice-being-paid': of(
    409,
    ({ number }: OfInvoice) =>
      `A payment of the invoice ${number}, or of another of its booking, is under way. Look again in some minutes.`,
  ),
  'desk.invoice-paid': of(
    409,
    ({
      number,
      paidMinor,
      currency,
    }: OfInvoice & { readonly paidMinor: number; readonly currency: CurrencyCode }) =>
      `${moneyText(paidMinor, currency)} of the invoice ${number} is paid: only an unpaid invoice can be cancelled.`,
  ),
} as const;
