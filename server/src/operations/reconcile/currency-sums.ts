import type { CurrencyCode } from '@portico/domain/money/currency';
import type { ProviderRecord } from '../../payments/payment-port.ts';
import type { LedgerRow } from './ledger-drift.ts';

/** Charged and refunded in one currency, minor units. */
export interface CurrencySums {
  readonly currency: CurrencyCode;
  readonly paidHereMinor: number;
  readonly paidThereMinor: number;
  readonly refundedHereMinor: number;
  readonly refundedThereMinor: number;
}

/** Our sums beside the provider's, by currency code. */
export function currencySums(records: readonly ProviderRecord[], rows: readonly LedgerRow[]): CurrencySums[] {
  const here = rows.filter(({ status }) => status === 'paid');
  const there = records.flatMap(({ status, money, refundedMinor }) =>
    status === 'paid' && money !== null ? [{ money, refundedMinor }] : [],
  );
  const currencies = new Set([...here, ...there].map(({ money }) => money.currency));
  return [...currencies].sort().map((currency) => {
    const hereOf = here.filter(({ money }) => money.currency === currency);
    const thereOf = there.filter(({ money }) => money.currency === currency);
    return {
      currency,
      paidHereMinor: sum(hereOf.map(({ money }) => money.minor)),
      paidThereMinor: sum(thereOf.map(({ money }) => money.minor)),
      refundedHereMinor: sum(hereOf.map(({ refundedMinor }) => refundedMinor)),
      refundedThereMinor: sum(thereOf.map(({ refundedMinor }) => refundedMinor)),
    };
  });
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
