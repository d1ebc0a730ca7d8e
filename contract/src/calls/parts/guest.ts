import { oldestChild } from '@portico/domain/occupancy/child-ages';
import * as z from 'zod';
import { wireEchoedId, wireEmail, wireText } from '../wire-parts.ts';

export const guestCounts = {
  NumberOfAdults: z.int().min(0).max(50),
  NumberOfChildren: z.int().min(0).max(50),
  NumberOfInfants: z.int().min(0).max(50),
};
export type WireGuestCounts = { [Kind in keyof typeof guestCounts]: number };

/** In whole years. Rule: docs/journeys.md, "Children's ages". */
export const childAge = z.int().min(0).max(oldestChild);

/** The ages of a room's children in order. */
export const childAgesSchema = z.array(childAge).max(50);

/** The named guest of a room, in a request. */
export const leadGuestSchema = z.strictObject({
  IndividualId: wireEchoedId,
  FirstName: wireText(80),
  LastName: wireText(80),
  Email: wireEmail.nullish(),
  Phone: wireText(40).nullish(),
});
export type WireLeadGuest = z.infer<typeof leadGuestSchema>;

/** The same in the response for a booking: the name alone, by room number. */
export const confirmedGuestSchema = z.object({
  IndividualId: z.string(),
  FirstName: z.string(),
  LastName: z.string(),
});
export type ConfirmedGuest = z.infer<typeof confirmedGuestSchema>;
