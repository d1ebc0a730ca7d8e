import * as z from 'zod';
import { manageConfigResponseSchema } from './manage-booking.ts';
import { managedBookerSchema } from './parts/booker.ts';
import { changeableUntil } from './parts/managed-reservation.ts';
import { childAge, guestCounts } from './parts/guest.ts';
import { confirmedServiceSchema } from './parts/room.ts';
import { wirePolicySchema } from './rate.ts';
import { servicesResponseSchema } from './services.ts';
import {
  queryId,
  wireAmount,
  wireAnyText,
  wireBedOptionId,
  wireDateOut,
  wireId,
  wirePicture,
  wireRatePlanId,
  wireRoomTypeId,
  wireText,
} from './wire-parts.ts';

export const MOST_LETTERS_OF_CODE = 200;

/** GET /api/PreCheckIn/Config/{id}: `CardRequired`: checking in online requires a saved card. */
export const preCheckInConfigResponseSchema = manageConfigResponseSchema.extend({
  PreCheckInActive: z.boolean().meta({ description: 'False: guests of this hotel check in at its desk' }),
});
export type PreCheckInConfigResponse = z.infer<typeof preCheckInConfigResponseSchema>;

/** GET /api/PreCheckIn/Get: `hash` is the code of the link. */
export const preCheckInQuerySchema = z.strictObject({
  propertyId: queryId,
  referenceNumber: wireText(40).trim().default(''),
  hash: wireAnyText(MOST_LETTERS_OF_CODE).default('').meta({ description: 'The code of the link' }),
});

/** A guest of the room, in order: lead guest, further adults, children. */
const preCheckInGuestSchema = z.object({
  IndividualId: z.string().meta({ description: 'Of this person in this answer' }),
  FirstName: z.string().meta({ description: 'Empty: not named yet' }),
  LastName: z.string(),
  Email: z.string().nullable(),
  Phone: z.string().nullable(),
  IsLead: z.boolean(),
  IsChild: z.boolean(),
  Age: childAge.nullable().meta({ description: 'Of a child; null: not known' }),
  AsksAge: z.boolean().meta({ description: 'A child whose age is asked' }),
});
export type PreCheckInGuest = z.infer<typeof preCheckInGuestSchema>;

const preCheckInItemSchema = z.object({
  ReservationItemId: z.string(),
  RoomNumber: z.int(),
  DateOfArrival: wireDateOut,
  DateOfDeparture: wireDateOut,
  RoomTypeId: wireRoomTypeId,
  RoomType: z.object({
    RoomTypeId: wireRoomTypeId,
    Name: z.string().meta({ description: 'As it was booked' }),
    Image: wirePicture.nullable(),
  }),
  RatePlanId: wireRatePlanId,
  RatePlan: z.object({ RatePlanId: wireRatePlanId, RatePlanName: z.string() }),
  Policy: wirePolicySchema.meta({ description: 'As it was at booking' }),
  RoomConfiguration: z.object({ Id: wireBedOptionId, Name: z.string() }).nullable(),
  ...guestCounts,
  Guests: z.array(preCheckInGuestSchema),
  Services: z.array(confirmedServiceSchema),
  ServiceOptions: servicesResponseSchema.nullable().meta({
    description: 'What can be had, its own units left; null: extras cannot be changed by this link',
  }),
  ChangeableUntil: changeableUntil,
  OriginalTotalAccommodationCost: wireAmount.meta({ description: 'What the room costs, as it stands' }),
  OriginalTotalServicesCost: wireAmount,
  OriginalTotalVat: wireAmount,
  CompletedAt: z.iso.datetime().nullable().meta({ description: 'When its guests checked in online' }),
});
export type PreCheckInItem = z.infer<typeof preCheckInItemSchema>;

/** What a link opens: a booking or one of its rooms. Rule: docs/pre-check-in.md. */
export const preCheckInReservationSchema = z.object({
  Success: z.literal(true),
  PropertyId: wireId,
  ReferenceNumber: z.string(),
  IsReservation: z.boolean().meta({ description: 'False: the link is for one room' }),
  EntityId: z.string().meta({ description: 'Of the booking, or of the one room' }),
  SpecialRequests: z.string().nullable(),
  ArrivalTime: z.string().nullable().meta({ description: 'When the guests expect to arrive, HH:MM' }),
  ...guestCounts,
  CreditCards: z
    .array(z.object({ Name: z.string(), LastFour: z.string() }))
    .meta({ description: 'The card that is kept for the booking' }),
  Booker: managedBookerSchema.nullable().meta({ description: 'Null by the link of one room' }),
  Company: z.object({ AccountId: wireId, Name: z.string(), PONumber: z.string() }).nullable(),
  ReservationItems: z.array(preCheckInItemSchema).meta({
    description: 'Those whose guests are still to come; each is named by Save',
  }),
  Version: z.int().meta({ description: 'Raised by each change; sent back with Save' }),
  CompletedAt: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'When all of it was done; null: something is left' }),
  CardRequired: z.boolean().meta({ description: 'A card is still to be kept' }),
  HowToKeepCard: z
    .enum(['card', 'redirect'])
    .nullable()
    .meta({ description: 'Typed here, or on a page of the provider; null: none is asked for' }),
  PendingSave: z
    .object({ Status: z.enum(['Pending', 'ActionRequired']), ActionUrl: z.string().nullable() })
    .nullable()
    .meta({ description: 'A card or a payment that waits' }),
  LastSave: z.enum(['Applied', 'Declined', 'Expired']).nullable().meta({
    description: 'What became of the last that waited',
  }),
  DateFrom: wireDateOut,
  DateTo: wireDateOut,
  CheckInTime: z.string(),
  CheckOutTime: z.string(),
  DirectionsUrl: z.string(),
});
export type PreCheckInReservation = z.infer<typeof preCheckInReservationSchema>;

/** The alternative for a link that is invalid or has nothing left to do; recognised by its Title. */
export const preCheckInPanelSchema = z.object({
  Title: z.string(),
  Message: z.string(),
  Success: z.boolean().meta({ description: 'True: all is well' }),
});
export type PreCheckInPanel = z.infer<typeof preCheckInPanelSchema>;

export const preCheckInResponseSchema = z.union([preCheckInReservationSchema, preCheckInPanelSchema]);
export type PreCheckInResponse = z.infer<typeof preCheckInResponseSchema>;
