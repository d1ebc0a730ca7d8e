import type { CurrencyCode } from './currency.ts';
import { currencyDigits } from './currency.ts';

/** The amount as a decimal number for the wire and for `Intl`, at most as many places as the currency has. */
export function decimalOf(minor: number, currency: CurrencyCode): number {
  return minor / 10 ** currencyDigits(currency);
}

/**
 * Minor units of a decimal amount, or undefined where the number has more places than the currency,
 * is not finite, or is past the safe whole numbers.
 */
export function minorOf(decimal: number, currency: CurrencyCode): number | undefined {
  const scaled = decimal * 10 ** currencyDigits(currency);
  const minor = Math.round(scaled);
  if (!Number.isSafeInteger(minor) || Math.abs(scaled - minor) > 1e-6) return undefined;
  return minor === 0 ? 0 : minor;
}
