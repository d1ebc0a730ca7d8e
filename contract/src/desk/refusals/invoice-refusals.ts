import type { CurrencyCode } from '@portico/domain/money/currency';
import { moneyText } from '../../texts/money-text.ts';
import { of } from './refusal-words.ts';

export const invoiceRefusals = {
  'desk.invoice-unknown': of(
    404,
    ({ number }: { readonly number: string }) => `This hotel has no invoice of the number ${number}.`,
  ),
  'desk.link-unknown': of(
    404,
    ({ paymentId }: { readonly paymentId: string }) =>
      `This hotel has no link of the payment ${paymentId} that works.`,
  ),
  'desk.invoice-exists': of(
    409,
    ({ number }: { readonly number: string }) => `There is an invoice of the number ${number} already.`,
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
    ({ number }: { readonly number: string } & { readonly cancelledAt: Date }) =>
      `The invoice ${number} was cancelled before.`,
  ),
  'desk.invoice-being-paid': of(
    409,
    ({ number }: { readonly number: string }) =>
      `A payment of the invoice ${number}, or of another of its booking, is under way. Look again in some minutes.`,
  ),
  'desk.invoice-paid': of(
    409,
    ({
      number,
      paidMinor,
      currency,
    }: { readonly number: string } & { readonly paidMinor: number; readonly currency: CurrencyCode }) =>
      `${moneyText(paidMinor, currency)} of the invoice ${number} is paid: only an unpaid invoice can be cancelled.`,
  ),
} as const;
