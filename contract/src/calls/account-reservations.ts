import * as z from 'zod';
import { guestCounts } from './parts/guest.ts';
import { wireAmount, wireDateOut, wireId, wirePicture } from './wire-parts.ts';

/** A booking of the account, as listed. */
export const accountReservationSchema = z.object({
  ReservationId: z.string(),
  ReservationNumber: z.string(),
  DateFrom: wireDateOut,
  DateTo: wireDateOut,
  RoomTypeNames: z.array(z.string()).meta({ description: 'One for each room' }),
  Guests: z.array(z.object(guestCounts)).meta({ description: 'One for each room' }),
  RoomTypeId: wireId.nullable().meta({
    description:
      'The room type of all its rooms, while the hotel sells it; null if they differ or it is gone',
  }),
  RoomTypeImage: wirePicture
    .nullable()
    .meta({ description: 'Of its first room, as the hotel shows it today' }),
  TotalCost: wireAmount,
  IsCancelled: z.boolean(),
  IsPast: z.boolean().meta({ description: 'The day of departure has passed' }),
  Code: z.string().nullable().meta({ description: 'For its manage page; null once that link has ended' }),
  PreCheckIn: z
    .object({ Code: z.string(), IsDone: z.boolean() })
    .nullable()
    .meta({ description: 'For its pre-check-in page, in the days when that link is mailed; else null' }),
});
export type AccountReservation = z.infer<typeof accountReservationSchema>;

/**
 * GET /api/Account/Reservations?propertyId: confirmed and cancelled bookings; upcoming ones first, the next one on top.
 */
export const accountReservationsResponseSchema = z.object({
  Reservations: z.array(accountReservationSchema),
  HasMore: z.boolean().meta({ description: 'There are older ones, which are not listed' }),
});
export type AccountReservationsResponse = z.infer<typeof accountReservationsResponseSchema>;
