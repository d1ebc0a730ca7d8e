import { currencyDigits, type CurrencyCode } from './currency.ts';
import { roundedRatio } from './rounding.ts';

const MILLION = 1_000_000;

/**
 * Roughly the same amount in other money, in its minor units and rounded to whole ones of its own: for display beside
 * the price that is charged, never for charging. `rate`: how much of it one unit of the hotel's money is.
 */
export function roughExchange(minor: number, rate: number, from: CurrencyCode, to: CurrencyCode): number {
  const unit = 10 ** currencyDigits(to);
  const units = roundedRatio(minor, Math.round(rate * MILLION), MILLION * 10 ** currencyDigits(from));
  return units * unit;
}
