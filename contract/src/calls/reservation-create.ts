import * as z from 'zod';
import { refusalCode } from './error-body.ts';
import {
  languageCode,
  wireAmount,
  wireAnyText,
  wireDate,
  wireGuests,
  wireId,
  wireText,
} from './wire-parts.ts';

const bookerSchema = z.strictObject({
  FirstName: wireText(80),
  LastName: wireText(80),
  Email: wireText(254),
  Phone: wireText(40),
  Street: wireText(200).nullish(),
  City: wireText(120).nullish(),
  CountryId: wireId.nullish(),
  StateOrCounty: wireText(120).nullish(),
  ZipCode: wireText(20).nullish(),
  OptInToReceiveUpdates: z.boolean().default(false),
});

const leadGuestSchema = z.strictObject({
  IndividualId: wireText(64).nullish().meta({ description: 'Taken, and proves nothing' }),
  FirstName: wireText(80),
  LastName: wireText(80),
  Email: wireText(254).nullish(),
  Phone: wireText(40).nullish(),
});

/** Held in memory for one request; never logged, kept or fingerprinted. */
const cardDetailsSchema = z.strictObject({
  CreditCardId: z.null().optional(),
  SaveCreditCardToIndividual: z.boolean().optional(),
  CardNumber: wireAnyText(40),
  NameOnCard: wireText(120),
  EmailAddress: wireText(254),
  CreditCardTypeId: wireId,
  ExpiryMonth: z.int().min(1).max(12),
  ExpiryYear: z.int().min(2000).max(2100),
  SecurityCode: wireText(8),
});

const browserDataSchema = z.strictObject({
  ColorDepthInBits: z.int().min(0).max(64),
  JavaScriptEnabled: z.boolean(),
  BrowserLanguage: wireText(40),
  ScreenHeight: z.int().min(0).max(100_000),
  ScreenWidth: z.int().min(0).max(100_000),
  UserAgent: wireAnyText(1_000),
  TimezoneOffSet: z.int().min(-1_000).max(1_000),
});

const createServiceSchema = z.strictObject({ ServiceId: wireId, Quantity: z.int().min(0).max(99) });

export const createRoomSchema = z.strictObject({
  DateFrom: wireDate,
  DateTo: wireDate,
  RoomTypeId: wireId,
  RoomConfigurationDropdownOptionId: wireId.nullish(),
  RatePlanId: wireId,
  Promotion: z.strictObject({ PromotionId: wireId }).nullish(),
  ...wireGuests,
  LeadGuest: leadGuestSchema,
  Services: z.array(createServiceSchema).max(200).default([]),
  TotalCost: wireAmount,
});

/** POST /api/Reservation/Create. Totals are compared with the server's own, never believed. */
export const createRequestSchema = z.strictObject({
  LanguageCode: languageCode,
  IsAppBooking: z.boolean().default(false),
  PropertyId: wireId,
  DateFrom: wireDate,
  DateTo: wireDate,
  Notes: wireText(2_000).nullish(),
  Comment: wireText(2_000).nullish(),
  Booker: bookerSchema,
  CardDetails: cardDetailsSchema.nullish(),
  PaymentAmount: wireAmount,
  PaymentType: z.int().min(0).max(5).nullable(),
  AccountId: z.null().optional(),
  PONumber: z.null().optional(),
  PromoCode: wireText(50).nullish(),
  RatePlanCode: wireText(50).nullish().meta({ description: 'Opens the unlisted rate plan that has it' }),
  HopGiftVoucherCode: wireText(50).nullish(),
  HopGiftDiscountAmount: wireAmount.nullish().meta({ description: 'What the guest saw the voucher pay' }),
  Rooms: z.array(createRoomSchema).min(1).max(50),
  BrowserData: browserDataSchema.nullish(),
});
export type CreateRequest = z.output<typeof createRequestSchema>;
export type CreateRequestBody = z.input<typeof createRequestSchema>;

export const wireStatuses = [
  'Pending',
  'ActionRequired',
  'Confirmed',
  'Declined',
  'Expired',
  'Refused',
] as const;

export const createResponseSchema = z.object({
  Success: z.boolean(),
  Message: z.string().nullable(),
  RefusalCode: refusalCode.nullable(),
  ReferenceNumber: z.string().nullable(),
  ConfirmationToken: z.string().nullable(),
  Status: z.enum(wireStatuses),
  ActionUrl: z.string().nullable(),
  TotalCost: wireAmount.nullable(),
  PaymentAmount: wireAmount.nullable(),
});
export type CreateResponse = z.infer<typeof createResponseSchema>;
