import type { CurrencyCode } from '@portico/domain/money/currency';
import { driftsAbout, type Drift } from './drift.ts';
import { moneyText } from './money-text.ts';

/** An invoice beside its money and its mails; amounts in minor units. */
export interface InvoiceFacts {
  readonly propertyCode: string;
  readonly number: string;
  readonly currency: CurrencyCode;
  readonly grossMinor: number;
  /** Paid of it, less what is or will be refunded. */
  readonly keptMinor: number;
  /** Payments of which something is kept. */
  readonly payments: number;
  /** Receipts to payers, and notes to the hotel, of those payments. */
  readonly receipts: number;
  readonly notes: number;
}

/** Where more of an invoice is kept than it asks for, or a payment has not its receipt and its note. */
export function invoiceDrift(invoice: InvoiceFacts): Drift[] {
  const { currency, grossMinor, keptMinor, payments, receipts, notes } = invoice;
  const text = (minor: number) => moneyText({ minor, currency });
  return driftsAbout(`${invoice.propertyCode}, invoice ${invoice.number}`, [
    [keptMinor > grossMinor, 'invoice-overpaid', `${text(keptMinor)} kept`, `at most ${text(grossMinor)}`],
    [
      receipts !== payments || notes !== payments,
      'mails',
      `${receipts} receipts, ${notes} to the hotel`,
      `${payments} of each`,
    ],
  ]);
}
