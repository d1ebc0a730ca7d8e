import * as z from 'zod';
import { refusalCode } from './error-body.ts';
import {
  languageCode,
  queryId,
  queryRestaurantId,
  wireAmount,
  wireAnyText,
  wireClockTime,
  wireDate,
  wireDateOut,
  wireEmail,
  wireId,
  wirePicture,
  wirePropertyId,
  wireRestaurantId,
  wireText,
} from './wire-parts.ts';

const MOST_PEOPLE = 100;

const queryBoolean = z
  .enum(['true', 'false', 'True', 'False'], 'Expected true or false')
  .transform((text) => text.toLowerCase() === 'true');

const ofRestaurant = { propertyId: queryId, restaurantId: queryRestaurantId, date: wireDate };

/** GET /api/RestaurantBooking/Restaurants; empty if the hotel has none. */
export const restaurantsResponseSchema = z.array(
  z.object({
    Id: wireRestaurantId,
    Name: z.string(),
    Description: z.string(),
    Image: wirePicture.nullable(),
    MinOnlinePartySize: z.int(),
    MaxOnlinePartySize: z.int(),
  }),
);
export type WireRestaurant = z.infer<typeof restaurantsResponseSchema>[number];

/** GET /api/RestaurantBooking/RestaurantSetup: for a date. `isReservation` and `identifier` have no effect. */
export const restaurantSetupQuerySchema = z.strictObject({
  ...ofRestaurant,
  isReservation: queryBoolean.optional(),
  identifier: wireText(60).optional(),
});
export const restaurantSetupResponseSchema = z.object({
  CurrencySymbol: z.string(),
  MinOnlinePartySize: z.int(),
  MaxOnlinePartySize: z.int(),
  NoAvailabilityText: z.string(),
});
export type RestaurantSetup = z.infer<typeof restaurantSetupResponseSchema>;

/** GET /api/RestaurantBooking/Availability. `currencySymbol` is accepted but unused: sums carry their own. */
export const tableAvailabilityQuerySchema = z.strictObject({
  ...ofRestaurant,
  partySize: queryId.refine((size) => size <= MOST_PEOPLE, `Expected at most ${MOST_PEOPLE}`),
  currencySymbol: wireAnyText(10).optional(),
});

const tablePromotionSchema = z.object({
  Id: wireId,
  Name: z.string(),
  Description: z.string().nullable(),
  PricePerPerson: wireAmount.nullable(),
});
export type WireTablePromotion = z.infer<typeof tablePromotionSchema>;

const clockTimeSchema = z.object({ Date: wireDateOut, At: z.string() });

const tableTimeSchema = z.object({
  Time: z.string(),
  Promotions: z.array(tablePromotionSchema),
  IsLeaveTimeRequired: z.boolean(),
  LeaveTime: z.string().nullable().meta({ description: 'By when the table has to be left' }),
  TurnMinutes: z.int().meta({ description: 'How long the table is kept' }),
  CancelBefore: clockTimeSchema,
});
export type WireTableTime = z.infer<typeof tableTimeSchema>;

/** `Times`: those with a table for the party. `FullTimes`: the other times of the date, without one. */
export const tableAvailabilityResponseSchema = z.object({
  Times: z.array(tableTimeSchema),
  FullTimes: z.array(z.string()),
});
export type TableAvailability = z.infer<typeof tableAvailabilityResponseSchema>;

/** POST /api/RestaurantBooking/Create. */
export const tableCreateRequestSchema = z.strictObject({
  LanguageCode: languageCode,
  PropertyId: wirePropertyId,
  RestaurantId: wireRestaurantId,
  RestaurantName: wireText(120).nullish(),
  VisitTime: wireClockTime,
  VisitDate: wireDate,
  PartySize: z.int().min(1).max(MOST_PEOPLE),
  SpecialRequests: wireText(2_000).nullish(),
  IsReservation: z.boolean().default(false),
  Identifier: wireText(60).meta({
    description: 'The reservation number where IsReservation, else a word of the guest’s own browser',
  }),
  PromotionId: z.int().min(0).max(2_147_483_647).nullish().meta({ description: 'Null or 0: none' }),
  Email: wireEmail,
  ContactNumber: wireText(40),
  IsLeaveTimeRequired: z
    .boolean()
    .default(false)
    .meta({ description: 'True: the guest has acknowledged that the table is given until LeaveTime' }),
  LeaveTime: wireClockTime.nullish(),
  ConfirmationToken: z
    .string()
    .regex(/^[\w-]{22}$/, 'Expected the token of a booking')
    .nullish()
    .meta({ description: 'Proves the reservation that the table is for' }),
});
export type TableCreateRequest = z.output<typeof tableCreateRequestSchema>;
export type TableCreateBody = z.input<typeof tableCreateRequestSchema>;

export const tableCreateResponseSchema = z.object({
  Success: z.boolean(),
  BookingReference: z.string().nullable(),
  InfoMessage: z.string().nullable(),
  RefusalCode: refusalCode.nullable(),
});
export type TableCreateResponse = z.infer<typeof tableCreateResponseSchema>;

/** GET /api/RestaurantBooking/Booking: the table of a link in a mail. */
export const tableBookingQuerySchema = z.strictObject({
  propertyId: queryId,
  referenceNumber: wireText(40).trim().default(''),
  hash: wireAnyText(200).default('').meta({ description: 'The code of the link' }),
});
export const tableBookingResponseSchema = z.object({
  BookingReference: z.string(),
  RestaurantName: z.string(),
  VisitDate: wireDateOut,
  VisitTime: z.string(),
  LeaveTime: z.string().nullable(),
  PartySize: z.int(),
  PromotionName: z.string().nullable(),
  IsCancelled: z.boolean(),
  CanBeCancelled: z.boolean(),
  CancelBefore: clockTimeSchema,
});
export type WireTableBooking = z.infer<typeof tableBookingResponseSchema>;

/** POST /api/RestaurantBooking/Cancel: idempotent. */
export const tableCancelRequestSchema = z.strictObject({
  PropertyId: wirePropertyId,
  ReferenceNumber: wireText(40),
  Code: wireAnyText(200),
});
export const tableCancelResponseSchema = z.object({
  Success: z.boolean(),
  Message: z.string(),
  RefusalCode: refusalCode.nullable(),
});
export type TableCancelResponse = z.infer<typeof tableCancelResponseSchema>;
