import { currencySymbol, shortMoneyText } from '@portico/contract/texts/money-text';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { minorOf } from '@portico/domain/money/decimal';

/** From here on prices are shown in thousands. */
const LONG = 10_000;

/** A phone's day has no room for more. */
const CHARACTERS = 6;

/** “£116” for 115.66: no price may look lower than it is. */
export function wholePrice(minor: number, currency: CurrencyCode): string {
  const unit = minorOf(1, currency) ?? 1;
  return shortMoneyText(Math.ceil(minor / unit) * unit, currency);
}

/** The same, shortened: “£116”, and for long prices “₦12.4k” and “₦128k”, rounded up too. */
export function cellPrice(minor: number, currency: CurrencyCode): string {
  const unit = minorOf(1, currency) ?? 1;
  const units = Math.ceil(minor / unit);
  if (units < LONG) return wholePrice(minor, currency);
  const step = units < 10 * LONG ? LONG / 100 : LONG / 10;
  const tenths = (Math.ceil(units / step) * step) / 100;
  const thousands = shortMoneyText(Math.floor(tenths / 10) * unit, currency);
  return `${thousands}${tenths % 10 === 0 ? '' : `.${tenths % 10}`}k`;
}

/**
 * The same in a day, without its symbol where “Ksh 129k” would run into the next day: the key below the days has it.
 */
export function dayPrice(minor: number, currency: CurrencyCode): string {
  const text = cellPrice(minor, currency);
  return text.length > CHARACTERS ? text.replace(currencySymbol(currency), '').trim() : text;
}
