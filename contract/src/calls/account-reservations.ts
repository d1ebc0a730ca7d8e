import * as z from 'zod';
import { wireAmount, wireDateOut } from './wire-parts.ts';

/** A booking of the account, as listed. */
export const accountReservationSchema = z.object({
  ReservationId: z.string(),
  ReservationNumber: z.string(),
  DateFrom: wireDateOut,
  DateTo: wireDateOut,
  RoomTypeNames: z.array(z.string()).meta({ description: 'One for each room' }),
  TotalCost: wireAmount,
  IsCancelled: z.boolean(),
  IsPast: z.boolean().meta({ description: 'The day of departure has passed' }),
  Code: z.string().nullable().meta({ description: 'For its manage page; null once that link has ended' }),
});
export type AccountReservation = z.infer<typeof accountReservationSchema>;

/**
 * GET /api/Account/Reservations?propertyId: confirmed and cancelled bookings; upcoming ones first, the next one on top.
 */
export const accountReservationsResponseSchema = z.object({
  Reservations: z.array(accountReservationSchema),
});
export type AccountReservationsResponse = z.infer<typeof accountReservationsResponseSchema>;
