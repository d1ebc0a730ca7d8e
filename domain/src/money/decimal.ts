import { currencyDigits, type CurrencyCode } from './currency.ts';

/** Minor units as the decimal in JSON: 12345 pence are 123.45. */
export function decimalOf(minor: number, currency: CurrencyCode): number {
  return minor / unitOf(currency);
}

/** Minor units of a decimal number. Undefined with more places than the currency has, or beyond safe integers. */
export function minorOf(amount: number, currency: CurrencyCode): number | undefined {
  const minor = Math.round(amount * unitOf(currency));
  // Holds only if the decimal has at most the currency's places.
  return Number.isSafeInteger(minor) && decimalOf(minor, currency) === amount ? minor : undefined;
}

function unitOf(currency: CurrencyCode): number {
  return 10 ** currencyDigits(currency);
}
