import type { CurrencyCode } from '@portico/domain/money/currency';
import { refused, ok, type Result } from '@portico/domain/result';
import type { InvoiceLine } from '../core/invoice/invoice.ts';
import { typedMinor } from './typed-money.ts';

const MOST_LINES = 50;
const MOST_UNITS = 9_999;

/** `Supper; 6; 20.00 | Boat; 1; 14.50`: text, how many, and the price of one with VAT. Refused: which line is none. */
export function typedLines(
  typed: string,
  currency: CurrencyCode,
): Result<readonly InvoiceLine[], { readonly code: 'no-line'; readonly line: string }> {
  const lines: InvoiceLine[] = [];
  for (const line of typed.split('|')) {
    const [text = '', count = '', price = '', ...rest] = line.split(';').map((part) => part.trim());
    const unitMinor = typedMinor(price, currency);
    const quantity = /^\d{1,4}$/.test(count) ? Number(count) : 0;
    const isLine = text !== '' && rest.length === 0 && quantity > 0 && quantity <= MOST_UNITS;
    if (!isLine || unitMinor === undefined || lines.length === MOST_LINES)
      return refused({ code: 'no-line', line: line.trim() });
    lines.push({ text, quantity, unitMinor, minor: quantity * unitMinor });
  }
  return ok(lines);
}
