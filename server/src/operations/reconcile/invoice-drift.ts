import type { CurrencyCode } from '@portico/domain/money/currency';
import { driftsAbout, type Drift } from './drift.ts';
import { moneyText } from './money-text.ts';

/** An invoice with its money and mails; amounts in minor units. */
export interface InvoiceFacts {
  readonly propertyCode: string;
  readonly number: string;
  readonly currency: CurrencyCode;
  readonly grossMinor: number;
  /** Paid, less refunds made or planned. */
  readonly netPaidMinor: number;
  /** Payments not fully refunded. */
  readonly payments: number;
  /** Receipts to payers and mails to the hotel for those payments. */
  readonly receipts: number;
  readonly notes: number;
}

/** An invoice paid beyond its total, or a payment without its receipt and mail. */
export function invoiceDrift(invoice: InvoiceFacts): Drift[] {
  const { currency, grossMinor, netPaidMinor, payments, receipts, notes } = invoice;
  const text = (minor: number) => moneyText({ minor, currency });
  return driftsAbout(`${invoice.propertyCode}, invoice ${invoice.number}`, [
    [
      netPaidMinor > grossMinor,
      'invoice-overpaid',
      `${text(netPaidMinor)} kept`,
      `at most ${text(grossMinor)}`,
    ],
    [
      receipts !== payments || notes !== payments,
      'mails',
      `${receipts} receipts, ${notes} to the hotel`,
      `${payments} of each`,
    ],
  ]);
}
