import * as z from 'zod';
import { outcome } from './error-body.ts';
import { bookerSchema } from './parts/booker.ts';
import { withCard } from './parts/card.ts';
import { changeQuoteSchema } from './parts/change-quote.ts';
import { changedRoomSchema, roomToCancelSchema } from './parts/changed-room.ts';
import { managedReservationSchema } from './parts/managed-reservation.ts';
import { languageCode, wireAmount, wireId, wireReservationId, wireText } from './wire-parts.ts';

/** The change: named fields are replaced, others stay unchanged. */
export const requestedChangeShape = {
  LanguageCode: languageCode,
  PropertyId: wireId,
  ReservationId: wireReservationId,
  Version: z
    .int()
    .min(1)
    .nullish()
    .meta({ description: 'Of the booking as the guest saw it; absent: as it is' }),
  SpecialRequests: wireText(2_000).nullish().meta({ description: 'Null: none' }),
  Booker: bookerSchema.nullish(),
  RoomsToCancel: z.array(roomToCancelSchema).max(50).default([]),
  ReservationItems: z.array(changedRoomSchema).max(50).default([]),
  SeenTotalCost: wireAmount.nullish().meta({ description: 'TotalNow as the guest saw it' }),
  SeenPayment: wireAmount.nullish().meta({ description: 'ToPayNow as the guest saw it' }),
};

/** POST /api/ManageBooking/Update. The server compares totals with its own and never trusts them. */
export const manageUpdateRequestSchema = z.strictObject({
  ...requestedChangeShape,
  ...withCard,
});
export type ManageUpdateRequest = z.output<typeof manageUpdateRequestSchema>;
export type ManageUpdateRequestBody = z.input<typeof manageUpdateRequestSchema>;

const wireChangeStatuses = [
  'Applied',
  'ActionRequired',
  'Pending',
  'Declined',
  'Expired',
  'Refused',
] as const;

export const manageUpdateResponseSchema = z.object({
  ...outcome,
  Status: z.enum(wireChangeStatuses),
  ActionUrl: z.string().nullable().meta({ description: 'Where the guest has to go on in ActionRequired' }),
  Quote: changeQuoteSchema.nullable().meta({ description: 'The new sums after quote.price-changed' }),
  Reservation: managedReservationSchema.nullable().meta({ description: 'As it stands now' }),
});
export type ManageUpdateResponse = z.infer<typeof manageUpdateResponseSchema>;
