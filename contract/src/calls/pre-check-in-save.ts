import * as z from 'zod';
import { outcome } from './error-body.ts';
import { bookerSchema } from './parts/booker.ts';
import { childAge } from './parts/guest.ts';
import { withCard } from './parts/card.ts';
import { changeQuoteSchema } from './parts/change-quote.ts';
import { MOST_LETTERS_OF_CODE, preCheckInReservationSchema } from './pre-check-in.ts';
import {
  languageCode,
  wireAmount,
  wireAnyText,
  wireBedOptionId,
  wireClockTime,
  wireEmail,
  wireEchoedId,
  wireExtraId,
  wireId,
  wireItemId,
  wireText,
} from './wire-parts.ts';

const echoed = { description: 'Taken, and proves nothing' };

const savedGuestSchema = z.strictObject({
  IndividualId: wireEchoedId,
  FirstName: wireText(80),
  LastName: wireText(80),
  Email: wireEmail.nullish(),
  Phone: wireText(40).nullish(),
  IsLead: z.boolean().nullish().meta(echoed),
  IsChild: z.boolean().nullish().meta(echoed),
  Age: childAge.nullish().meta({ description: 'Of a child, where it is asked' }),
  AsksAge: z.boolean().nullish().meta(echoed),
});

const savedServiceSchema = z.strictObject({
  ReservationItemId: wireItemId.nullish().meta(echoed),
  ServiceId: wireExtraId,
  Quantity: z.int().min(0).max(99),
  Service: z.unknown().optional().meta(echoed),
});

const savedItemSchema = z.strictObject({
  ReservationItemId: wireItemId,
  RoomConfigurationDropdownOptionId: wireBedOptionId.nullish().meta({ description: 'Absent: as it is' }),
  Guests: z
    .array(savedGuestSchema)
    .max(150)
    .meta({ description: 'Everyone who sleeps there, in the order of Get' }),
  Services: z
    .array(savedServiceSchema)
    .max(200)
    .default([])
    .meta({ description: 'Those that change: 0 takes one away, and one that is not named stays' }),
});

const requestedShape = {
  LanguageCode: languageCode,
  PropertyId: wireId,
  ReferenceNumber: wireText(40).trim(),
  Code: wireAnyText(MOST_LETTERS_OF_CODE).meta({ description: 'Of the link' }),
  IsReservation: z.boolean().nullish().meta(echoed),
  EntityId: wireEchoedId,
  Version: z
    .int()
    .min(1)
    .nullish()
    .meta({ description: 'Of the booking as the guest saw it; absent: as it is' }),
  SpecialRequests: wireText(2_000).nullish().meta({ description: 'Null: none; absent: as they are' }),
  ArrivalTime: wireClockTime
    .nullable()
    .optional()
    .meta({ description: 'When the guests expect to arrive; null: not said; absent: as it is' }),
  Booker: bookerSchema.nullish(),
  ReservationItems: z.array(savedItemSchema).max(50),
  SeenTotalCost: wireAmount.nullish().meta({ description: 'TotalNow of Preview as the guest saw it' }),
  SeenPayment: wireAmount.nullish().meta({ description: 'ToPayNow of Preview as the guest saw it' }),
};

/** POST /api/PreCheckIn/Preview: as Save without a card. Changes nothing. */
export const preCheckInPreviewRequestSchema = z.strictObject(requestedShape);
export type PreCheckInPreviewRequest = z.output<typeof preCheckInPreviewRequestSchema>;
export type PreCheckInPreviewRequestBody = z.input<typeof preCheckInPreviewRequestSchema>;

const answerShape = {
  ...outcome,
  Quote: changeQuoteSchema.nullable(),
};

export const preCheckInPreviewResponseSchema = z.object(answerShape);
export type PreCheckInPreviewResponse = z.infer<typeof preCheckInPreviewResponseSchema>;

/** POST /api/PreCheckIn/Save: saves nothing unless every guest is named and valid. */
export const preCheckInSaveRequestSchema = z.strictObject({
  ...requestedShape,
  ...withCard,
});
export type PreCheckInSaveRequest = z.output<typeof preCheckInSaveRequestSchema>;
export type PreCheckInSaveRequestBody = z.input<typeof preCheckInSaveRequestSchema>;

export const preCheckInSaveResponseSchema = z.object({
  ...answerShape,
  Status: z.enum(['Applied', 'ActionRequired', 'Pending', 'Declined', 'Expired', 'Refused']),
  ActionUrl: z.string().nullable().meta({ description: 'Where the guest has to go on in ActionRequired' }),
  Reservation: preCheckInReservationSchema.nullable().meta({ description: 'As it stands now' }),
});
export type PreCheckInSaveResponse = z.infer<typeof preCheckInSaveResponseSchema>;
