import { minorOf } from '@portico/domain/money/decimal';
import type { CurrencyCode } from '@portico/domain/money/currency';

/** Whether a sum that a guest saw, as a decimal, is the one that it is; of one that was not said nothing is asked. */
export function isSeenSum(seen: number | null | undefined, minor: number, currency: CurrencyCode): boolean {
  return typeof seen !== 'number' || minorOf(seen, currency) === minor;
}
