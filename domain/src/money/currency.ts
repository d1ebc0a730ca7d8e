import { keysOf } from '../record.ts';

const DIGITS = {
  GBP: 2,
  USD: 2,
  AED: 2,
  ZAR: 2,
  DKK: 2,
  EUR: 2,
  AUD: 2,
  CAD: 2,
  MXN: 2,
  NGN: 2,
  KES: 2,
} as const;

/** The currencies a hotel may charge in, by ISO 4217 code. */
export type CurrencyCode = keyof typeof DIGITS;

export const currencyCodes: readonly CurrencyCode[] = /* @__PURE__ */ keysOf(DIGITS);

/** Decimal digits of the currency: 2 means 100 minor units per unit. */
export function currencyDigits(code: CurrencyCode): number {
  return DIGITS[code];
}

/** True for the codes above, in capitals. */
export function isCurrencyCode(text: string): text is CurrencyCode {
  return Object.hasOwn(DIGITS, text);
}
