import type { DeskTakes } from '@portico/contract/desk/desk-calls';
import type { DeskRefusal } from '@portico/contract/desk/desk-refusals';
import { invoiceNumber, MOST_INVOICES } from '@portico/contract/desk/calls/invoice-calls';
import { vatRateSchema } from '@portico/contract/property-file/file-parts';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { ok, refused, type Result } from '@portico/domain/result';
import * as z from 'zod';
import type { Hotel } from '../hotel/hotel.ts';
import { moneyText } from '../operations/reconcile/money-text.ts';
import { optional, property, required, value } from './command-option.ts';
import { command, done, refusedFor } from './command.ts';
import { invoiceAnswer, invoiceLine, shownInvoice } from './shown-invoice.ts';
import { typedMinor } from './typed-money.ts';
import { withHotel } from './with-hotel.ts';
import { operate, withOperation, wordsOf } from './with-operation.ts';

const MOST_LINES = 50;
const MOST_UNITS = 9_999;

interface NoLine {
  readonly code: 'no-line';
  readonly line: string;
}

type Line = DeskTakes<'Invoices/Create'>['lines'][number];

/**
 * `Supper; 6; 20.00 | Boat; 1; 14.50; 5`: text, quantity, unit price with VAT, and its rate in percent where that is not
 * the standard one. Refused: which line is invalid.
 */
function typedLines(typed: string, currency: CurrencyCode): Result<readonly Line[], NoLine> {
  const lines: Line[] = [];
  for (const line of typed.split('|')) {
    const [text = '', count = '', price = '', rate, ...rest] = line.split(';').map((part) => part.trim());
    const unitMinor = typedMinor(price, currency);
    const quantity = /^\d{1,4}$/.test(count) ? Number(count) : 0;
    const isRate =
      rate === undefined || (/^[\d.]+$/.test(rate) && vatRateSchema.safeParse(Number(rate)).success);
    const isLine = text !== '' && isRate && rest.length === 0 && quantity > 0 && quantity <= MOST_UNITS;
    if (!isLine || unitMinor === undefined || lines.length === MOST_LINES)
      return refused({ code: 'no-line', line: line.trim() });
    lines.push({ text, quantity, unitMinor, vatRate: rate === undefined ? null : Number(rate) });
  }
  return ok(lines);
}

const numberOption = required({
  placeholder: 'NUMBER',
  means: 'the hotel’s own number of the invoice',
  expected: 'up to 40 letters, digits, dots, dashes and underscores that could be no card number',
  read: (typed: string) => invoiceNumber.safeParse(typed).data,
});

/** Rule: docs/payments.md, "Pay by link". */
export const createInvoiceCommand = command({
  name: 'invoice create',
  does: [
    'Writes an invoice that a guest or a company can pay by a link.',
    'Its lines are typed as TEXT; HOW MANY; PRICE OF ONE, with | between them, VAT included: "Supper; 6; 20.00 | Boat; 1; 14.50".',
    'A line with a VAT rate of its own ends in it, in percent: "Boat; 1; 14.50; 5". The others have the standard rate.',
    'One of a booking that is on invoice asks for no more than that still owes.',
  ],
  options: {
    property,
    number: numberOption,
    description: required(value.text('TEXT', 'what it is for, as its payer reads it')),
    lines: required(value.text('LINES', 'what is owed, line by line')),
    to: required(value.text('NAME', 'who is billed')),
    email: required(value.email('of who is billed')),
    reservation: optional(value.text('NUMBER', 'the booking that it bills; default: none')),
  },
  answers: shownInvoice,
  run: ({ property: code, lines: typed, reservation = null, ...named }, setting) =>
    withHotel({ property: code }, setting, async (hotel, database) => {
      const lines = typedLines(typed, hotel.currency);
      if (!lines.ok)
        return refusedFor(
          `“${lines.refusal.line}” is no line in ${hotel.currency}: “Supper; 6; 20.00” is one.`,
        );
      const { number, description, to, email } = named;
      return operate(
        { setting, hotel, database },
        'Invoices/Create',
        { number, description, to, email, lines: [...lines.value], reservation },
        {
          tell: (invoice) => {
            const next = `npm run hotel -- link pay --property ${code} --invoice ${invoice.number}`;
            return done([invoiceLine(invoice), `To have it paid by a link: ${next}`], invoiceAnswer(invoice));
          },
          why: whyRefused,
        },
      );
    }),
});

/** Newest first. */
export const listInvoices = command({
  name: 'invoice list',
  does: [
    'The invoices of a hotel, the newest first: what each asks for, and what is left to pay.',
    `At most ${MOST_INVOICES}; the next ones with --after.`,
  ],
  options: { property, after: optional(value.text('NUMBER', 'only those before this invoice')) },
  answers: z.strictObject({ invoices: z.array(shownInvoice), next: z.string().nullable() }),
  run: ({ property: code, after = null }, setting) =>
    withOperation(
      setting,
      code,
      'Invoices/List',
      { reservation: null, after, limit: MOST_INVOICES },
      ({ invoices, next }) =>
        done(
          [
            ...(invoices.length === 0 ? ['There are no invoices.'] : invoices.map(invoiceLine)),
            ...(next === null ? [] : [`There are more: --after ${next}`]),
          ],
          { invoices: invoices.map(invoiceAnswer), next },
        ),
    ),
});

function whyRefused(refusal: DeskRefusal, hotel: Hotel): string[] {
  if (refusal.code !== 'desk.invoice-more-than-owed') return wordsOf(refusal, hotel);
  const { freeMinor: minor, currency } = refusal.facts;
  const free = moneyText({ minor, currency });
  return [`The booking owes ${free} on invoice that no invoice asks for yet; this one asks for more.`];
}
