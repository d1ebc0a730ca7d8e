import type { PayRequestId } from '@portico/domain/ids';
import * as z from 'zod';
import { branded } from '../branded.ts';
import { outcome, refusalCode } from './error-body.ts';
import { manageConfigResponseSchema } from './manage-booking.ts';
import { withCard } from './parts/card.ts';
import { wireVatByRate } from './parts/taxes.ts';
import { bookingStatus } from './reservation-create.ts';
import { queryId, wireAmount, wireAnyText, wireDateOut, wireEmail, wireId, wireText } from './wire-parts.ts';

/** GET /api/PayByLink/Config/{id}: as ManageBooking's; `CardRequired`: the page takes the card. */
export const payByLinkConfigResponseSchema = manageConfigResponseSchema;
export type PayByLinkConfigResponse = z.infer<typeof payByLinkConfigResponseSchema>;

/** `P` pays an invoice; anything else saves a card. */
const actionType = wireAnyText(20).transform((letter) => (letter === 'P' ? 'Pay' : 'StoreCard'));
const paymentId = branded<PayRequestId>(z.uuid('Expected the id of a payment'));
const hash = wireAnyText(200).meta({ description: 'The code of a pay link' });
const invoiceNumber = wireText(40).meta({
  description: 'The hotel’s number of the invoice; of a card to be kept the reservation number',
});

/** GET /api/PayByLink/Get: what a link requests. */
export const payByLinkQuerySchema = z.strictObject({
  propertyId: queryId,
  invoiceNumber,
  hash,
  actionType,
  paymentId,
});
export type PayByLinkQuery = z.output<typeof payByLinkQuerySchema>;

const transactionType = z.enum(['Invoice', 'Reservation']);
const transactionAction = z.enum(['None', 'Pay', 'StoreCard']);

const invoiceLineSchema = z.object({
  Text: z.string(),
  Quantity: z.int(),
  UnitAmount: wireAmount,
  Amount: wireAmount,
});

/** The booking that needs a saved card, and the amount to be charged. */
const bookingOfCardSchema = z.object({
  ReservationNumber: z.string(),
  DateFrom: wireDateOut,
  DateTo: wireDateOut,
  PropertyRoomNames: z.array(z.string()),
  DueLater: z.array(z.object({ Date: wireDateOut, Amount: wireAmount })),
  DueAtHotel: wireAmount,
});

export const payByLinkResponseSchema = z.object({
  Success: z.boolean(),
  Message: z.string().nullable().meta({ description: 'Why there is nothing to do, with Action None' }),
  RefusalCode: refusalCode.nullable(),
  EntityId: z.string(),
  Type: transactionType,
  Action: transactionAction,
  Timestamp: z.iso.datetime().meta({ description: 'When the link was made' }),
  InvoiceNumber: z.string(),
  Description: z.string(),
  AmountToPay: wireAmount.meta({ description: 'What is still to be paid; 0 for a card to be kept' }),
  PaymentId: z.string(),
  Hash: z.string(),
  Email: z.string().nullable().meta({ description: 'To which the receipt goes unless another is typed' }),
  Currency: z.string(),
  Lines: z.array(invoiceLineSchema),
  TotalAmount: wireAmount.meta({ description: 'Of the invoice, VAT included' }),
  TotalVat: wireAmount,
  VatRate: z.number().meta({ description: 'Percent; of lines without a rate of their own' }),
  VatByRate: wireVatByRate.meta({ description: 'Of the invoice, each rate once' }),
  Paid: wireAmount.meta({ description: 'Of the invoice so far' }),
  PaymentUnderWay: z.boolean().meta({
    description: 'Someone is paying it, or another invoice of its booking, at this moment',
  }),
  BilledTo: z.string().nullable(),
  HowToPay: z.enum(['card', 'redirect']).nullable().meta({
    description: 'By a card typed on the page, or on the provider’s; null: nobody can be asked now',
  }),
  Booking: bookingOfCardSchema.nullable(),
});
export type PayByLinkResponse = z.infer<typeof payByLinkResponseSchema>;

/**
 * POST /api/PayByLink/Process. The server takes the amount from the link alone; the other fields are compared or
 * ignored.
 */
export const processRequestSchema = z.strictObject({
  PropertyId: wireId,
  EntityId: z.uuid().nullish(),
  Type: transactionType.nullish(),
  Action: transactionAction.exclude(['None']),
  Timestamp: wireAnyText(40).nullish(),
  InvoiceNumber: invoiceNumber,
  Description: wireAnyText(500).nullish(),
  AmountToPay: wireAmount,
  PaymentId: paymentId,
  Hash: hash,
  Email: wireEmail,
  ...withCard,
});
export type ProcessRequest = z.output<typeof processRequestSchema>;
export type ProcessRequestBody = z.input<typeof processRequestSchema>;

/** As Create's; `Expired`: voided before completion; `Refused`: charged, and being refunded. */
const transactionStatus = bookingStatus.exclude(['Cancelled']);
export type TransactionStatus = z.infer<typeof transactionStatus>;

const transactionState = {
  ...outcome,
  ActionUrl: z.string().nullable().meta({ description: 'Where the guest has to go on, in ActionRequired' }),
};

export const processResponseSchema = z.object({
  ...transactionState,
  Status: transactionStatus.nullable().meta({ description: 'Null: nothing was begun' }),
  ConfirmationToken: z.string().nullable(),
  AmountToPay: wireAmount.nullable().meta({ description: 'What is to be paid now, where it has changed' }),
});
export type ProcessResponse = z.infer<typeof processResponseSchema>;

const transactionToken = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22}$/, 'Expected the token of a payment')
  .meta({ description: 'The ConfirmationToken that Process answered' });

/** GET /api/PayByLink/Status and /Confirmation: `referenceNumber` is the confirmation token. */
export const transactionQuerySchema = z.strictObject({
  propertyId: queryId,
  referenceNumber: transactionToken,
});

/** POST /api/PayByLink/Abandon: ends a payment that waits for 3-D Secure or on the provider's page. */
export const abandonTransactionRequestSchema = z.strictObject({
  PropertyId: wireId,
  ReferenceNumber: transactionToken,
});
export type AbandonTransactionRequest = z.input<typeof abandonTransactionRequestSchema>;

export const transactionStatusResponseSchema = z.object({
  ...transactionState,
  Status: transactionStatus,
});
export type TransactionStatusResponse = z.infer<typeof transactionStatusResponseSchema>;

/** GET /api/PayByLink/Confirmation: the receipt. 400: unknown or unfinished. */
export const transactionConfirmationResponseSchema = z.object({
  Success: z.boolean().meta({ description: 'False: it came to nothing, and Message says why' }),
  Message: z.string().nullable(),
  RefusalCode: refusalCode.nullable(),
  InvoiceNumber: z.string(),
  Action: z.enum(['Pay', 'StoreCard']),
  Type: transactionType,
  Description: z.string(),
  AmountToPay: wireAmount.meta({ description: 'What was paid; 0 for a card that is kept' }),
  TransactionReference: z.string(),
  Currency: z.string(),
  PaidAt: z.iso.datetime().nullable(),
  CardBrand: z.string().nullable(),
  LastFour: z.string().nullable(),
  Email: z.string(),
});
export type TransactionConfirmationResponse = z.infer<typeof transactionConfirmationResponseSchema>;
