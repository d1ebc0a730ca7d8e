import { currencyDigits, type CurrencyCode } from './currency.ts';
import { roundedRatio } from './rounding.ts';

const MILLION = 1_000_000;

/**
 * The approximate amount in another currency, rounded to whole units of it, in its minor units. For display beside the
 * price, never for charging. `rate`: units of it per unit of the hotel's currency.
 */
export function roughExchange(minor: number, rate: number, from: CurrencyCode, to: CurrencyCode): number {
  const unit = 10 ** currencyDigits(to);
  const units = roundedRatio(minor, Math.round(rate * MILLION), MILLION * 10 ** currencyDigits(from));
  return units * unit;
}
