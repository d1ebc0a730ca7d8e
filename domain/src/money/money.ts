import type { CurrencyCode } from './currency.ts';

/** An amount as a safe integer of minor units (pence), with its currency. */
export interface Money {
  readonly minor: number;
  readonly currency: CurrencyCode;
}

/** Throws a RangeError when `minor` is not a safe integer. */
export function money(minor: number, currency: CurrencyCode): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError('Money needs a safe integer of minor units');
  return { minor, currency };
}

export function sameMoney(a: Money, b: Money): boolean {
  return a.minor === b.minor && a.currency === b.currency;
}
