import { currencyDigits, isCurrencyCode, type CurrencyCode } from '@portico/domain/money/currency';
import { money, type Money } from '@portico/domain/money/money';

/** ISO 4217 gives these no digits; Stripe counts them in hundredths and takes whole units only. */
const IN_HUNDREDTHS: readonly string[] = ['ISK', 'UGX'];
const HUNDREDTHS = 100;

/** Stripe takes currencies of three digits only in tens. */
const MOST_DIGITS = 2;

/** Stripe's units in one of our minor units; undefined: Stripe cannot charge every price of that currency. */
export function unitsAtStripe(currency: string, digits: number): number | undefined {
  if (digits > MOST_DIGITS) return undefined;
  return digits === 0 && IN_HUNDREDTHS.includes(currency) ? HUNDREDTHS : 1;
}

/**
 * Stripe's smallest charges by price currency (docs.stripe.com/currencies). An account paid out in another currency may
 * have a higher minimum; Stripe then refuses the charge.
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

/** An amount in Stripe's units. Throws for a currency that Stripe cannot charge: check `takesCurrency` first. */
export function amountAtStripe({ minor, currency }: Money): {
  readonly amount: number;
  readonly currency: string;
} {
  const units = unitsAtStripe(currency, currencyDigits(currency));
  if (units === undefined) throw new RangeError(`Stripe cannot charge every price in ${currency}`);
  return { amount: minor * units, currency: currency.toLowerCase() };
}

/** Stripe's amount in our units; undefined when no hotel can charge it. */
export function moneyFromStripe(amount: number, currency: string): Money | undefined {
  const code = currency.toUpperCase();
  if (!isCurrencyCode(code)) return undefined;
  const minor = amount / (unitsAtStripe(code, currencyDigits(code)) ?? Number.NaN);
  return Number.isSafeInteger(minor) ? money(minor, code) : undefined;
}
