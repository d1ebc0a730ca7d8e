import { keysOf } from '@portico/domain/record';
import { decimalOf } from '@portico/domain/money/decimal';
import type { CurrencyCode } from '@portico/domain/money/currency';

/** Rule: docs/pricing.md, "Currencies". */
const LOCALES: Readonly<Record<CurrencyCode, string>> = {
  GBP: 'en-GB',
  USD: 'en-US',
  AED: 'en-AE',
  ZAR: 'en-ZA',
  DKK: 'en-DK',
  EUR: 'en-EU',
  AUD: 'en-AU',
  CAD: 'en-CA',
  MXN: 'en-MX',
  NGN: 'en-NG',
  KES: 'en-KE',
};

/** “£1,184.00”, from minor units. */
export function moneyText(minor: number, currency: CurrencyCode): string {
  return withoutStop(formatterFor(currency, 'auto').format(decimalOf(minor, currency)));
}

/** “£112”, and “£112.50” with pence: for small places such as a calendar day. */
export function shortMoneyText(minor: number, currency: CurrencyCode): string {
  return withoutStop(formatterFor(currency, 'stripIfInteger').format(decimalOf(minor, currency)));
}

/** “£”. */
export function currencySymbol(currency: CurrencyCode): string {
  const parts = formatterFor(currency, 'auto').formatToParts(0);
  return withoutStop(parts.find(({ type }) => type === 'currency')?.value ?? currency);
}

/** Sentences end with sums. “kr.” would give them two full stops, so it becomes “kr”. */
const withoutStop = (text: string) => text.replace(/\.$/, '');

/** Whether a text contains a sum in any hotel's currency. */
export function containsMoney(text: string): boolean {
  pattern ??= sumPattern();
  return pattern.test(text);
}

let pattern: RegExp | undefined;

function sumPattern(): RegExp {
  const symbols = keysOf(LOCALES).map(currencySymbol);
  const any = symbols.map((symbol) => symbol.replace('$', String.raw`\$`)).join('|');
  return new RegExp(String.raw`(?:${any})\s*\d|\d\s*(?:${any})`, 'u');
}

type Zeros = 'auto' | 'stripIfInteger';

const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(currency: CurrencyCode, trailingZeroDisplay: Zeros): Intl.NumberFormat {
  // Creating a formatter costs far more than using one.
  const key = `${currency} ${trailingZeroDisplay}`;
  const cached = formatters.get(key);
  if (cached !== undefined) return cached;
  const made = new Intl.NumberFormat(LOCALES[currency], { style: 'currency', currency, trailingZeroDisplay });
  formatters.set(key, made);
  return made;
}
