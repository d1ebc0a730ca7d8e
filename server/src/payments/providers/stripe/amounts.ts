import { currencyDigits, isCurrencyCode, type CurrencyCode } from '@portico/domain/money/currency';
import { money, type Money } from '@portico/domain/money/money';

/** ISO 4217 gives these no digits; Stripe counts them in hundredths, of which there are none. */
const IN_HUNDREDTHS: readonly string[] = ['ISK', 'UGX'];
const HUNDREDTHS = 100;

/** Stripe takes currencies of three digits in tens alone. */
const MOST_DIGITS = 2;

/** How many of Stripe's units make one of our minor units; undefined: not every price of that currency can be charged. */
export function unitsAtStripe(currency: string, digits: number): number | undefined {
  if (digits > MOST_DIGITS) return undefined;
  return digits === 0 && IN_HUNDREDTHS.includes(currency) ? HUNDREDTHS : 1;
}

/**
 * What Stripe takes at least, where it lists the currency of a price (docs.stripe.com/currencies); an account that is paid out
 * in another currency may be held to more, and is told so by Stripe.
 */
const LEAST: Readonly<Partial<Record<CurrencyCode, number>>> = {
  GBP: 30,
  EUR: 50,
  USD: 50,
  AUD: 50,
  CAD: 50,
  AED: 200,
  DKK: 250,
  MXN: 1_000,
};

export function leastAtStripe(currency: CurrencyCode): number {
  return LEAST[currency] ?? 0;
}

/** As Stripe takes it. Throws for a currency whose prices Stripe cannot charge: `takesCurrency` is asked before. */
export function amountAtStripe({ minor, currency }: Money): {
  readonly amount: number;
  readonly currency: string;
} {
  const units = unitsAtStripe(currency, currencyDigits(currency));
  if (units === undefined) throw new RangeError(`Stripe cannot charge every price in ${currency}`);
  return { amount: minor * units, currency: currency.toLowerCase() };
}

/** What an amount of Stripe's is of ours; undefined where no hotel of ours charges such. */
export function moneyFromStripe(amount: number, currency: string): Money | undefined {
  const code = currency.toUpperCase();
  if (!isCurrencyCode(code)) return undefined;
  const minor = amount / (unitsAtStripe(code, currencyDigits(code)) ?? Number.NaN);
  return Number.isSafeInteger(minor) ? money(minor, code) : undefined;
}
