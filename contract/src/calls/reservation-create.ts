import { MAX_PO_NUMBER_LENGTH } from '@portico/domain/payment/company-invoice';
import * as z from 'zod';
import { outcome } from './error-body.ts';
import { bookerSchema } from './parts/booker.ts';
import { withCard } from './parts/card.ts';
import { createRoomSchema } from './parts/room.ts';
import { wirePaymentType } from './payment-type-schema.ts';
import { languageCode, wireAmount, wireDate, wireId, wireText } from './wire-parts.ts';

/** POST /api/Reservation/Create. The server compares totals with its own and never trusts them. */
export const createRequestSchema = z.strictObject({
  LanguageCode: languageCode,
  IsAppBooking: z.boolean().default(false),
  PropertyId: wireId,
  DateFrom: wireDate,
  DateTo: wireDate,
  Notes: wireText(2_000).nullish(),
  Comment: wireText(2_000).nullish(),
  Booker: bookerSchema,
  PaymentAmount: wireAmount,
  PaymentType: wirePaymentType.nullable(),
  AccountId: wireId.nullish().meta({ description: 'The company to be invoiced' }),
  AccountCode: wireText(50).nullish().meta({ description: 'Of that company, where it asks for one' }),
  PONumber: wireText(MAX_PO_NUMBER_LENGTH).nullish(),
  PromoCode: wireText(50).nullish(),
  RatePlanCode: wireText(50).nullish().meta({ description: 'Opens the unlisted rate plan that has it' }),
  HopGiftVoucherCode: wireText(50).nullish(),
  HopGiftDiscountAmount: wireAmount.nullish().meta({ description: 'What the guest saw the voucher pay' }),
  Rooms: z.array(createRoomSchema).min(1).max(50),
  ...withCard,
});
export type CreateRequest = z.output<typeof createRequestSchema>;
export type CreateRequestBody = z.input<typeof createRequestSchema>;

const wireStatuses = [
  'Pending',
  'ActionRequired',
  'Confirmed',
  'Declined',
  'Expired',
  'Refused',
  'Cancelled',
] as const;

/** Of a booking. Meaning: docs/api.md, "Status of a booking". */
export const bookingStatus = z.enum(wireStatuses);

export const createResponseSchema = z.object({
  ...outcome,
  ReferenceNumber: z.string().nullable(),
  ConfirmationToken: z.string().nullable(),
  Status: bookingStatus,
  ActionUrl: z.string().nullable(),
  TotalCost: wireAmount.nullable(),
  PaymentAmount: wireAmount.nullable(),
});
export type CreateResponse = z.infer<typeof createResponseSchema>;
