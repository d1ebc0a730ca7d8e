import type * as z from 'zod';
import { accountAnswerSchema } from '../calls/account-answer.ts';
import { accountCardSchema, accountUserSchema } from '../calls/account-read.ts';
import { accountReservationSchema } from '../calls/account-reservations.ts';
import { roomTypeAvailabilitySchema } from '../calls/availability-search.ts';
import { bookConfigResponseSchema } from '../calls/book-config.ts';
import { refusalCode } from '../calls/error-body.ts';
import { manageConfigResponseSchema } from '../calls/manage-booking.ts';
import { bookerSchema, confirmedBookerSchema, managedBookerSchema } from '../calls/parts/booker.ts';
import { cardDetailsSchema } from '../calls/parts/card.ts';
import { changeQuoteSchema } from '../calls/parts/change-quote.ts';
import { changedRoomSchema, roomToCancelSchema } from '../calls/parts/changed-room.ts';
import { confirmedGuestSchema, leadGuestSchema } from '../calls/parts/guest.ts';
import { managedGuestSchema, managedLeadGuestSchema } from '../calls/parts/managed-guest.ts';
import { managedReservationSchema, managedRoomSchema } from '../calls/parts/managed-reservation.ts';
import { refundToSchema } from '../calls/parts/refund-to.ts';
import { confirmedRoomSchema, confirmedServiceSchema, createRoomSchema } from '../calls/parts/room.ts';
import { wireCityTaxSchema, wireVatByRate } from '../calls/parts/taxes.ts';
import { wirePaymentType } from '../calls/payment-type-schema.ts';
import { preCheckInReservationSchema } from '../calls/pre-check-in.ts';
import { wirePolicySchema, wirePromotionSchema, wireRateSchema } from '../calls/rate.ts';
import { bookingStatus } from '../calls/reservation-create.ts';
import { confirmationResponseSchema, statusResponseSchema } from '../calls/reservation-read.ts';
import { wireRoomTypeSchema } from '../calls/room-type.ts';
import { servicesResponseSchema, wireServiceSchema } from '../calls/services.ts';
import { wireAmount, wirePicture, wireTheme } from '../calls/wire-parts.ts';
import { eventParts } from './event-schemas.ts';

type Named = Readonly<Record<string, z.ZodType>>;

/** What callers send and read alike. */
const inBoth: Named = { Amount: wireAmount, PaymentType: wirePaymentType };

/** Parts of what callers send, by the names of their types. */
export const sentSchemas: Named = {
  ...inBoth,
  Booker: bookerSchema,
  Card: cardDetailsSchema,
  LeadGuest: leadGuestSchema,
  RoomToBook: createRoomSchema,
  ChangedRoom: changedRoomSchema,
  RoomToCancel: roomToCancelSchema,
};

/** Parts of what the server answers, and answers of several calls. */
export const answeredSchemas: Named = {
  ...inBoth,
  RefusalCode: refusalCode,
  BookingStatus: bookingStatus,
  BookConfig: bookConfigResponseSchema,
  ManageConfig: manageConfigResponseSchema,
  Picture: wirePicture,
  Theme: wireTheme,
  RoomType: wireRoomTypeSchema,
  RoomTypeAvailability: roomTypeAvailabilitySchema,
  Rate: wireRateSchema,
  Policy: wirePolicySchema,
  Promotion: wirePromotionSchema,
  Services: servicesResponseSchema,
  Service: wireServiceSchema,
  BookingState: statusResponseSchema,
  Reservation: confirmationResponseSchema,
  ReservedBooker: confirmedBookerSchema,
  ReservedRoom: confirmedRoomSchema,
  ReservedService: confirmedServiceSchema,
  ReservedGuest: confirmedGuestSchema,
  CityTax: wireCityTaxSchema,
  VatByRate: wireVatByRate,
  ManagedReservation: managedReservationSchema,
  ManagedBooker: managedBookerSchema,
  ManagedRoom: managedRoomSchema,
  ManagedGuest: managedGuestSchema,
  ManagedLeadGuest: managedLeadGuestSchema,
  ChangeQuote: changeQuoteSchema,
  RefundTo: refundToSchema,
  PreCheckInReservation: preCheckInReservationSchema,
  AccountAnswer: accountAnswerSchema,
  AccountUser: accountUserSchema,
  AccountCard: accountCardSchema,
  AccountReservation: accountReservationSchema,
  ...eventParts,
};
