import { minorOf } from '@portico/domain/money/decimal';
import type { CurrencyCode } from '@portico/domain/money/currency';

/** Whether a sum the guest saw, as a decimal, is correct. True if none was sent. */
export function isSeenSum(seen: number | null | undefined, minor: number, currency: CurrencyCode): boolean {
  return typeof seen !== 'number' || minorOf(seen, currency) === minor;
}
