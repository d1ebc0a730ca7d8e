import type { PayRequestId } from '@portico/domain/ids';
import { currencyCodes } from '@portico/domain/money/currency';
import { holdsCardNumber } from '@portico/domain/payment/card-number-in-text';
import * as z from 'zod';
import { branded } from '../../branded.ts';
import { wireEmail, wireText } from '../../calls/wire-parts.ts';
import { vatRateSchema } from '../../property-file/file-parts.ts';
import { money, read, write } from '../desk-call.ts';

const minor = z.int();
const instant = z.iso.datetime();
const bookingNumber = z.string().max(40);

/** The hotel’s own number of an invoice, which stands in addresses. */
export const invoiceNumber = z
  .string()
  .regex(/^[A-Za-z0-9][\w.-]{0,39}$/, 'Expected up to 40 letters, digits, dots, dashes and underscores')
  .refine((number) => !holdsCardNumber(number), 'Expected a number that could be no card number');

/** What one line asks for; `vatRate`: in percent, null for the hotel's standard rate. */
const line = { text: z.string(), quantity: z.int(), unitMinor: minor, vatRate: vatRateSchema.nullable() };

const invoice = z.strictObject({
  number: z.string(),
  description: z.string(),
  lines: z.array(z.strictObject(line)).readonly(),
  to: z.string(),
  email: z.string(),
  currency: z.enum(currencyCodes),
  grossMinor: minor,
  vatMinor: minor,
  paidMinor: minor,
  outstandingMinor: minor,
  /** The booking that it bills; null: none. */
  reservation: z.string().nullable(),
  createdAt: instant,
  cancelledAt: instant.nullable(),
  /** The ids of its links that still open. */
  payments: z.array(z.string()).readonly(),
});
export type DeskInvoice = z.input<typeof invoice>;

/** Of one page. */
export const MOST_INVOICES = 200;

/** Rule: docs/payments.md, "Pay by link". */
export const invoiceCalls = {
  /** The newest first: of the hotel, or of one booking. */
  'Invoices/List': read(
    z.strictObject({
      reservation: bookingNumber.nullable(),
      /** `next` of the page before. */
      after: z.string().max(40).nullable(),
      limit: z.int().min(1).max(MOST_INVOICES),
    }),
    z.strictObject({
      invoices: z.array(invoice).readonly(),
      /** The number after which the next page begins; null: this is the last. */
      next: z.string().nullable(),
    }),
  ),
  /** Writes an invoice that can be paid by a link. */
  'Invoices/Create': write(
    z.strictObject({
      number: invoiceNumber,
      description: wireText(500).min(1),
      /** VAT included. */
      lines: z
        .array(
          z.strictObject({
            ...line,
            text: wireText(200).min(1),
            quantity: z.int().min(1).max(9_999),
            unitMinor: z.int().min(1).max(1_000_000_000_000),
          }),
        )
        .min(1)
        .max(50)
        .readonly(),
      to: wireText(200).min(1),
      email: wireEmail,
      reservation: bookingNumber.nullable(),
    }),
    invoice,
  ),
  /** A link that pays what is left of one, or a part. */
  'Invoices/PayLink': money(
    z.strictObject({ number: z.string().max(40), minor: z.int().min(1).nullable() }),
    z.strictObject({
      number: z.string(),
      /** Names the link where it is revoked. */
      paymentId: z.string(),
      url: z.string(),
    }),
  ),
  /** Lets one link to pay or to leave a card open nothing any more. A payment that was begun by it goes on. */
  'Invoices/RevokeLink': write(
    z.strictObject({ paymentId: branded<PayRequestId>(z.uuid()) }),
    z.strictObject({ paymentId: z.string() }),
  ),
  /** Of which nothing is paid. Its number stays taken. */
  'Invoices/Cancel': write(z.strictObject({ number: z.string().max(40) }), invoice),
} as const;
