import { currencyDigits } from '@portico/domain/money/currency';
import { decimalOf } from '@portico/domain/money/decimal';
import type { Money } from '@portico/domain/money/money';

/** `160.00 GBP`. */
export function moneyText({ minor, currency }: Money): string {
  return `${decimalOf(minor, currency).toFixed(currencyDigits(currency))} ${currency}`;
}
