import { shortMoneyText } from '@portico/contract/texts/money-text';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { minorOf } from '@portico/domain/money/decimal';

/** “£116” of 115.66: a day has no room for pence, and no price may look lower than it is. */
export function cellPrice(minor: number, currency: CurrencyCode): string {
  const unit = minorOf(1, currency) ?? 1;
  const pence = minor % unit;
  return shortMoneyText(pence === 0 ? minor : minor - pence + unit, currency);
}
