import type { CurrencyCode } from '@portico/domain/money/currency';
import { minorOf } from '@portico/domain/money/decimal';

/** Minor units of a typed sum, `10.50`; undefined unless it is above 0 with at most the currency's decimal places. */
export function typedMinor(typed: string, currency: CurrencyCode): number | undefined {
  const minor = /^\d{1,10}(\.\d+)?$/.test(typed) ? minorOf(Number(typed), currency) : undefined;
  return minor === 0 ? undefined : minor;
}
