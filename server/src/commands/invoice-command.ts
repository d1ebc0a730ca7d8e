import { holdsCardNumber } from '@portico/domain/payment/card-number-in-text';
import * as z from 'zod';
import { createInvoice, type InvoiceRefusal } from '../core/invoice/create-invoice.ts';
import type { Invoice } from '../core/invoice/invoice.ts';
import { readInvoices, readInvoiceSums } from '../core/invoice/invoice.store.ts';
import { readOutstanding } from '../core/invoice/read-outstanding.ts';
import { readStandingRequests } from '../core/payment/by-link/payment-request.store.ts';
import { readReservation } from '../core/reservation/read-reservation.store.ts';
import { moneyText } from '../core/reconcile/money-text.ts';
import type { Hotel } from '../core/hotel/hotel.ts';
import type { Database } from '../platform/database/database.ts';
import { command, refusedFor } from './command.ts';
import { optional, property, required, value } from './command-option.ts';
import { findByNumber } from './reservation-history.store.ts';
import { typedLines } from './typed-lines.ts';
import { withHotel } from './with-hotel.ts';

const text = z.string();
const minor = z.int();

const shown = z.strictObject({
  number: text,
  description: text,
  to: text,
  email: text,
  currency: text,
  grossMinor: minor,
  vatMinor: minor,
  paidMinor: minor,
  outstandingMinor: minor,
  reservation: text.nullable(),
  createdAt: z.date(),
  cancelledAt: z.date().nullable(),
  payments: z.array(text),
});

/** Of the wire: a slash would end it in an address. */
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
    'One of a booking that is on invoice asks for no more than that still owes.',
  ],
  options: {
    property,
    number: invoiceNumber,
    description: required(value.text('TEXT', 'what it is for, as its payer reads it')),
    lines: required(value.text('LINES', 'what is owed, line by line')),
    to: required(value.text('NAME', 'who is billed')),
    email: required(value.email('of who is billed')),
    reservation: optional(value.text('NUMBER', 'the booking of which it is; of none unless told')),
  },
  answers: shown,
  run: (order, setting) =>
    withHotel(order, setting, async (hotel, database) => {
      const lines = typedLines(order.lines, hotel.currency);
      if (!lines.ok)
        return refusedFor(
          `“${lines.refusal.line}” is no line in ${hotel.currency}: “Supper; 6; 20.00” is one.`,
        );
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
      const answer = await answerOf(database, created.value);
      const next = `npm run hotel -- link pay --property ${order.property} --invoice ${number}`;
      return { exitCode: 0, lines: [lineOf(hotel, answer), `To have it paid by a link: ${next}`], answer };
    }),
});

/** Newest first. */
export const listInvoices = command({
  name: 'invoice list',
  does: ['The invoices of a hotel, the newest first: what each asks for, and what is left to pay.'],
  options: { property },
  answers: z.strictObject({ invoices: z.array(shown) }),
  run: (named, setting) =>
    withHotel(named, setting, async (hotel, database) => {
      const written = await readInvoices(database.kysely, hotel.propertyId);
      const invoices = [];
      for (const invoice of written) invoices.push(await answerOf(database, invoice));
      const lines =
        invoices.length === 0
          ? ['There are no invoices.']
          : invoices.map((invoice) => lineOf(hotel, invoice));
      return { exitCode: 0, lines, answer: { invoices } };
    }),
});

function whyRefused({ currency }: Hotel, number: string, refusal: InvoiceRefusal): string {
  if (refusal.code === 'invoice.number-taken') return `There is an invoice of the number ${number} already.`;
  const free = moneyText({ minor: refusal.freeMinor, currency });
  return `The booking owes ${free} on invoice that no invoice asks for yet; this one asks for more.`;
}

async function answerOf({ kysely }: Database, invoice: Invoice): Promise<z.input<typeof shown>> {
  const { propertyId, invoiceId } = invoice;
  const { keptMinor } = await readInvoiceSums(kysely, invoice);
  const { reservationId } = invoice;
  const booking = reservationId ? await readReservation(kysely, propertyId, { reservationId }) : undefined;
  const standing = await readStandingRequests(kysely, propertyId, { invoiceId });
  return {
    number: invoice.number,
    description: invoice.description,
    to: invoice.billedTo.name,
    email: invoice.billedTo.email,
    currency: invoice.currency,
    grossMinor: invoice.grossMinor,
    vatMinor: invoice.vatMinor,
    paidMinor: keptMinor,
    outstandingMinor: await readOutstanding(kysely, invoice),
    reservation: booking?.referenceNumber ?? null,
    createdAt: invoice.createdAt,
    cancelledAt: invoice.cancelledAt,
    payments: standing.map(({ paymentId }) => paymentId),
  };
}

function lineOf({ currency }: Hotel, invoice: z.input<typeof shown>): string {
  const sum = (amount: number) => moneyText({ minor: amount, currency });
  const left =
    invoice.outstandingMinor === 0 ? 'nothing left to pay' : `${sum(invoice.outstandingMinor)} left to pay`;
  return `${invoice.number}  ${sum(invoice.grossMinor)}, ${left}, to ${invoice.to} <${invoice.email}>: ${invoice.description}`;
}
