import { MOST_AMOUNT } from '@portico/contract/calls/wire-parts';
import { decimalOf } from '@portico/domain/money/decimal';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { refused, ok, type Result } from '@portico/domain/result';
import type { InvoiceLine } from '../core/invoice/invoice.ts';
import { typedMinor } from './typed-money.ts';

const MOST_LINES = 50;
const MOST_UNITS = 9_999;

export type TypedLinesRefusal =
  | { readonly code: 'no-line'; readonly line: string }
  /** Together they come to more than an answer of the API can say. */
  | { readonly code: 'too-much' };

/** `Supper; 6; 20.00 | Boat; 1; 14.50`: text, how many, and the price of one with VAT. Refused: which line is none. */
export function typedLines(
  typed: string,
  currency: CurrencyCode,
): Result<readonly InvoiceLine[], TypedLinesRefusal> {
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
  const sum = lines.reduce((total, { minor }) => total + minor, 0);
  return decimalOf(sum, currency) > MOST_AMOUNT ? refused({ code: 'too-much' }) : ok(lines);
}
