import * as z from 'zod';
import { wireEmail, wireText } from '../wire-parts.ts';

/** Who sleeps in a room, counted. */
export const guestCounts = {
  NumberOfAdults: z.int().min(0).max(50),
  NumberOfChildren: z.int().min(0).max(50),
  NumberOfInfants: z.int().min(0).max(50),
};
export type WireGuestCounts = { [Kind in keyof typeof guestCounts]: number };

/** The one of a room's guests who is asked for by name, as it is sent. */
export const leadGuestSchema = z.strictObject({
  IndividualId: wireText(64).nullish().meta({ description: 'Taken, and proves nothing' }),
  FirstName: wireText(80),
  LastName: wireText(80),
  Email: wireEmail.nullish(),
  Phone: wireText(40).nullish(),
});
export type WireLeadGuest = z.infer<typeof leadGuestSchema>;

/** The same as it is answered of a booking: the name alone, under the place in it. */
export const confirmedGuestSchema = z.object({
  IndividualId: z.string(),
  FirstName: z.string(),
  LastName: z.string(),
});
export type ConfirmedGuest = z.infer<typeof confirmedGuestSchema>;
