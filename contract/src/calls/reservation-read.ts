import * as z from 'zod';
import { refusalCode } from './error-body.ts';
import { wirePolicySchema, wirePromotionSchema } from './rate.ts';
import { wireStatuses } from './reservation-create.ts';
import { wireChargeTypes } from './services.ts';
import { queryId, wireAmount, wireDateOut, wireGuests, wireId, wirePicture } from './wire-parts.ts';

const confirmationToken = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'Expected the token of a booking');

/** `referenceNumber` is the confirmation token. */
export const reservationQuerySchema = z.strictObject({
  propertyId: queryId,
  referenceNumber: confirmationToken,
});

/** POST /api/Reservation/Abandon: ends a booking that waits at the bank's question. */
export const abandonRequestSchema = z.strictObject({
  PropertyId: wireId,
  ReferenceNumber: confirmationToken,
});
export type AbandonRequest = z.input<typeof abandonRequestSchema>;

export const statusResponseSchema = z.object({
  Success: z.boolean(),
  Message: z.string().nullable(),
  RefusalCode: refusalCode.nullable(),
  Status: z.enum(wireStatuses),
  ReferenceNumber: z.string(),
  ActionUrl: z.string().nullable(),
  HoldEndsAt: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'Until when the rooms are held unpaid; null once it is decided' }),
  Refund: z
    .object({ Amount: wireAmount, IsDone: z.boolean() })
    .nullable()
    .meta({ description: 'What was taken and is given back' }),
});
export type StatusResponse = z.infer<typeof statusResponseSchema>;

const confirmedServiceSchema = z.object({
  ServiceId: wireId,
  ServiceName: z.string(),
  Quantity: z.int(),
  ChargeType: z.enum(wireChargeTypes),
  ChargePerPerson: z.boolean(),
  TotalCost: wireAmount.meta({ description: 'Gross' }),
});

const confirmedRoomSchema = z.object({
  ReservationItemId: z.string(),
  RoomNumber: z.int(),
  DateOfArrival: wireDateOut,
  DateOfDeparture: wireDateOut,
  RoomTypeId: wireId,
  RoomTypeName: z.string(),
  RoomTypeImage: wirePicture.nullable(),
  RatePlanId: wireId,
  RatePlanName: z.string(),
  ...wireGuests,
  LeadGuest: z.object({ FirstName: z.string(), LastName: z.string() }),
  RoomConfiguration: z.object({ Id: wireId, Name: z.string() }).nullable(),
  Promotion: wirePromotionSchema.nullable(),
  Services: z.array(confirmedServiceSchema),
  VatSettings: z
    .object({ Rate: z.number().meta({ description: 'Percent' }), IsExclusive: z.boolean() })
    .meta({ description: 'As they were at booking' }),
  Policy: wirePolicySchema,
  Nights: z.array(z.object({ Date: wireDateOut, TotalCost: wireAmount })),
  TotalRoomCost: wireAmount.meta({ description: 'Before the discount' }),
  TotalDiscountedRoomCost: wireAmount,
  TotalServicesCost: wireAmount,
  TotalVat: wireAmount,
  TotalPayment: wireAmount.meta({ description: 'What is due now for it; the rooms add up to the booking' }),
  TotalCost: wireAmount,
  CanBeEdited: z.boolean(),
  CanBeCancelled: z.boolean(),
});
export type ConfirmedRoom = z.infer<typeof confirmedRoomSchema>;

/** GET /api/Reservation/Confirmation: the managed-reservation shape, read-only, granting nothing. */
export const confirmationResponseSchema = z.object({
  PropertyId: wireId,
  ReservationId: z.string(),
  ReservationNumber: z.string(),
  Status: z.enum(wireStatuses),
  DateFrom: wireDateOut,
  DateTo: wireDateOut,
  BookedAt: z.string(),
  SpecialRequests: z.string().nullable(),
  CanBeEdited: z.boolean(),
  CanBeCancelled: z.boolean(),
  IsCancelled: z.boolean(),
  CreditCards: z.array(z.object({ Name: z.string(), LastFour: z.string() })),
  Booker: z.object({ FirstName: z.string(), LastName: z.string(), Email: z.string(), Phone: z.string() }),
  Company: z.null(),
  LocationName: z.string().nullable().meta({ description: 'Where all rooms lie, when they lie together' }),
  PromoCode: z.string().nullable(),
  HopGiftVoucherCode: z.string().nullable().meta({ description: 'Masked to its last four characters' }),
  HopGiftDiscountAmount: wireAmount.meta({ description: 'What the gift voucher pays' }),
  Rooms: z.array(confirmedRoomSchema),
  TotalRoomCost: wireAmount.meta({ description: 'Before the discount' }),
  TotalDiscountedRoomCost: wireAmount,
  TotalServicesCost: wireAmount,
  TotalVat: wireAmount,
  TotalPayment: wireAmount.meta({ description: 'As DueNow' }),
  TotalCost: wireAmount,
  Paid: wireAmount,
  DueNow: wireAmount,
  DueLater: z.array(z.object({ Date: wireDateOut, Amount: wireAmount })),
  DueAtHotel: wireAmount,
});
export type ConfirmationResponse = z.infer<typeof confirmationResponseSchema>;
