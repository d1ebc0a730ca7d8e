import type { CurrencyCode } from '@portico/domain/money/currency';
import type { Drift } from './drift.ts';
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
  const about = `${invoice.propertyCode}, invoice ${invoice.number}`;
  const text = (minor: number) => moneyText({ minor, currency });
  const drift: [boolean, Drift][] = [
    [
      keptMinor > grossMinor,
      {
        kind: 'invoice-overpaid',
        about,
        found: `${text(keptMinor)} kept`,
        expected: `at most ${text(grossMinor)}`,
      },
    ],
    [
      receipts !== payments || notes !== payments,
      {
        kind: 'mails',
        about,
        found: `${receipts} receipts, ${notes} to the hotel`,
        expected: `${payments} of each`,
      },
    ],
  ];
  return drift.filter(([differs]) => differs).map(([, line]) => line);
}
