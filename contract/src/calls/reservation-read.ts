import * as z from 'zod';
import { outcome } from './error-body.ts';
import { confirmedBookerSchema } from './parts/booker.ts';
import { wirePaymentType } from './payment-type-schema.ts';
import { wireTaxes } from './parts/taxes.ts';
import { confirmedRoomSchema } from './parts/room.ts';
import { bookingStatus } from './reservation-create.ts';
import { queryId, wireAmount, wireDateOut, wireId } from './wire-parts.ts';

const confirmationToken = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22}$/, 'Expected the token of a booking')
  .meta({ description: 'The ConfirmationToken that Create answered, not the number of the booking' });

/** `referenceNumber` is the confirmation token. */
export const reservationQuerySchema = z.strictObject({
  propertyId: queryId,
  referenceNumber: confirmationToken,
});

/** POST /api/Reservation/Abandon: ends a booking that waits for 3-D Secure. */
export const abandonRequestSchema = z.strictObject({
  PropertyId: wireId,
  ReferenceNumber: confirmationToken,
});
export type AbandonRequest = z.input<typeof abandonRequestSchema>;

export const statusResponseSchema = z.object({
  ...outcome,
  Status: bookingStatus,
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

/** GET /api/Reservation/Confirmation: the shape of the managed reservation, read-only; grants nothing. */
export const confirmationResponseSchema = z.object({
  PropertyId: wireId,
  ReservationId: z.string(),
  ReservationNumber: z.string(),
  Status: bookingStatus,
  DateFrom: wireDateOut,
  DateTo: wireDateOut,
  BookedAt: z.string(),
  SpecialRequests: z.string().nullable(),
  Comment: z.string().nullable().meta({ description: 'Additional information of who booked' }),
  CanBeEdited: z.boolean(),
  CanBeCancelled: z.boolean(),
  IsCancelled: z.boolean(),
  CreditCards: z.array(z.object({ Name: z.string(), LastFour: z.string() })),
  Booker: confirmedBookerSchema,
  Company: z.object({ AccountId: wireId, Name: z.string(), PONumber: z.string() }).nullable(),
  LocationName: z.string().nullable().meta({ description: 'Where all rooms lie, when they lie together' }),
  PromoCode: z.string().nullable(),
  HopGiftVoucherCode: z.string().nullable().meta({ description: 'Masked to its last four characters' }),
  HopGiftDiscountAmount: wireAmount.meta({ description: 'What the gift voucher pays' }),
  Rooms: z.array(confirmedRoomSchema),
  TotalRoomCost: wireAmount.meta({
    description: 'Before the discount; this and the others without cancelled rooms',
  }),
  TotalDiscountedRoomCost: wireAmount,
  TotalServicesCost: wireAmount,
  CancellationFees: wireAmount.meta({ description: 'What cancelling rooms of it has cost' }),
  TotalVat: wireAmount,
  ...wireTaxes,
  TotalPayment: wireAmount.meta({ description: 'As DueNow' }),
  TotalCost: wireAmount.meta({ description: 'Rooms and extras, and the fees of cancelled rooms' }),
  Paid: wireAmount,
  PaidAtHotel: wireAmount.meta({ description: 'Of Paid, what staff took at the hotel' }),
  Payments: z
    .array(
      z.object({
        Card: z.object({ Name: z.string(), LastFour: z.string() }).nullable(),
        Date: wireDateOut.nullable(),
        Amount: wireAmount,
      }),
    )
    .meta({
      description: 'What else Paid is made of, the oldest first; Card null: which it was is not said',
    }),
  DueNow: wireAmount,
  DueLater: z.array(z.object({ Date: wireDateOut, Amount: wireAmount })),
  DueAtHotel: wireAmount,
  DueOnInvoice: wireAmount.meta({ description: 'What is still owed on the invoice' }),
  PaymentType: wirePaymentType
    .nullable()
    .meta({ description: 'As sent to Create; null: nothing was asked for' }),
});
export type ConfirmationResponse = z.infer<typeof confirmationResponseSchema>;
export type ConfirmedRoom = ConfirmationResponse['Rooms'][number];
