import type { CurrencyCode } from '@portico/domain/money/currency';
import { minorOf } from '@portico/domain/money/decimal';

/** Minor units of a sum as it is typed, `10.50`; undefined: it is none above nothing, or has more places than its currency. */
export function typedMinor(typed: string, currency: CurrencyCode): number | undefined {
  const minor = /^\d{1,10}(\.\d+)?$/.test(typed) ? minorOf(Number(typed), currency) : undefined;
  return minor === 0 ? undefined : minor;
}
