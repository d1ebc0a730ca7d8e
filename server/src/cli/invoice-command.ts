import { MOST_AMOUNT } from '@portico/contract/calls/wire-parts';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { decimalOf } from '@portico/domain/money/decimal';
import { holdsCardNumber } from '@portico/domain/payment/card-number-in-text';
import { refused, ok, type Result } from '@portico/domain/result';
import { vatRateOf } from '@portico/domain/money/vat';
import { vatRateSchema } from '@portico/contract/property-file/file-parts';
import * as z from 'zod';
import type { Hotel } from '../hotel/hotel.ts';
import { createInvoice, type InvoiceRefusal } from '../payments/invoice/create-invoice.ts';
import { readInvoices } from '../payments/invoice/invoice.store.ts';
import type { InvoiceLine } from '../payments/invoice/invoice.ts';
import { moneyText } from '../operations/reconcile/money-text.ts';
import { optional, property, required, value } from './command-option.ts';
import { command, done, refusedFor } from './command.ts';
import { findByNumber } from '../reservation/find-by-number.store.ts';
import { invoiceLine, showInvoice, shownInvoice } from './shown-invoice.ts';
import { typedMinor } from './typed-money.ts';
import { withHotel } from './with-hotel.ts';

const MOST_LINES = 50;
const MOST_UNITS = 9_999;

type TypedLinesRefusal =
  | { readonly code: 'no-line'; readonly line: string }
  /** The total exceeds the highest amount of the API. */
  | { readonly code: 'too-much' };

/**
 * `Supper; 6; 20.00 | Boat; 1; 14.50; 5`: text, quantity, unit price with VAT, and its rate in percent where that is not
 * the standard one. Refused: which line is invalid.
 */
function typedLines(
  typed: string,
  currency: CurrencyCode,
): Result<readonly InvoiceLine[], TypedLinesRefusal> {
  const lines: InvoiceLine[] = [];
  for (const line of typed.split('|')) {
    const [text = '', count = '', price = '', rate, ...rest] = line.split(';').map((part) => part.trim());
    const unitMinor = typedMinor(price, currency);
    const quantity = /^\d{1,4}$/.test(count) ? Number(count) : 0;
    const isRate =
      rate === undefined || (/^[\d.]+$/.test(rate) && vatRateSchema.safeParse(Number(rate)).success);
    const isLine = text !== '' && isRate && rest.length === 0 && quantity > 0 && quantity <= MOST_UNITS;
    if (!isLine || unitMinor === undefined || lines.length === MOST_LINES)
      return refused({ code: 'no-line', line: line.trim() });
    const vatRateMillipercent = rate === undefined ? undefined : vatRateOf(Number(rate));
    lines.push({ text, quantity, unitMinor, minor: quantity * unitMinor, vatRateMillipercent });
  }
  const sum = lines.reduce((total, { minor }) => total + minor, 0);
  return decimalOf(sum, currency) > MOST_AMOUNT ? refused({ code: 'too-much' }) : ok(lines);
}

/** As on the wire: a slash would end it in an address. */
const invoiceNumber = required({
  placeholder: 'NUMBER',
  means: 'the hotel’s own number of the invoice',
  expected: 'up to 40 letters, digits, dots, dashes and underscores that could be no card number',
  read: (typed: string) =>
    /^[A-Za-z0-9][\w.-]{0,39}$/.test(typed) && !holdsCardNumber(typed) ? typed : undefined,
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
    number: invoiceNumber,
    description: required(value.text('TEXT', 'what it is for, as its payer reads it')),
    lines: required(value.text('LINES', 'what is owed, line by line')),
    to: required(value.text('NAME', 'who is billed')),
    email: required(value.email('of who is billed')),
    reservation: optional(value.text('NUMBER', 'the booking that it bills; default: none')),
  },
  answers: shownInvoice,
  run: (order, setting) =>
    withHotel(order, setting, async (hotel, database) => {
      const lines = typedLines(order.lines, hotel.currency);
      if (!lines.ok) return refusedFor(whyNoLines(hotel, lines.refusal));
      const { kysely } = database;
      const { reservation } = order;
      const found = reservation && (await findByNumber(kysely, hotel.propertyId, reservation.toUpperCase()));
      if (reservation !== undefined && found === undefined)
        return refusedFor(`This hotel has no booking of the number ${reservation}.`);
      const { number, description, to: name, email } = order;
      const created = await createInvoice({ database, clock: setting.clock }, hotel, {
        number,
        description,
        lines: lines.value,
        billedTo: { name, email },
        reservationId: found || null,
      });
      if (!created.ok) return refusedFor(whyRefused(hotel, number, created.refusal));
      const answer = await showInvoice(database, created.value);
      const next = `npm run hotel -- link pay --property ${order.property} --invoice ${number}`;
      return done([invoiceLine(hotel, answer), `To have it paid by a link: ${next}`], answer);
    }),
});

/** Newest first. */
export const listInvoices = command({
  name: 'invoice list',
  does: ['The invoices of a hotel, the newest first: what each asks for, and what is left to pay.'],
  options: { property },
  answers: z.strictObject({ invoices: z.array(shownInvoice) }),
  run: (named, setting) =>
    withHotel(named, setting, async (hotel, database) => {
      const written = await readInvoices(database.kysely, hotel.propertyId);
      const invoices = [];
      for (const invoice of written) invoices.push(await showInvoice(database, invoice));
      const lines =
        invoices.length === 0
          ? ['There are no invoices.']
          : invoices.map((invoice) => invoiceLine(hotel, invoice));
      return done(lines, { invoices });
    }),
});

function whyNoLines({ currency }: Hotel, refusal: TypedLinesRefusal): string {
  return refusal.code === 'no-line'
    ? `“${refusal.line}” is no line in ${currency}: “Supper; 6; 20.00” is one.`
    : `These lines come to more than an invoice can ask for: ${MOST_AMOUNT} ${currency}.`;
}

function whyRefused({ currency }: Hotel, number: string, refusal: InvoiceRefusal): string {
  if (refusal.code === 'invoice.number-taken') return `There is an invoice of the number ${number} already.`;
  const free = moneyText({ minor: refusal.freeMinor, currency });
  return `The booking owes ${free} on invoice that no invoice asks for yet; this one asks for more.`;
}
