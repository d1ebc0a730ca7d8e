import * as z from 'zod';
import { wireEchoedId, wireEmail, wireId, wireText } from '../wire-parts.ts';

/** The booker, in a request. */
export const bookerSchema = z.strictObject({
  IndividualId: wireEchoedId,
  FirstName: wireText(80),
  LastName: wireText(80),
  Email: wireEmail,
  Phone: wireText(40),
  Street: wireText(200).nullish(),
  City: wireText(120).nullish(),
  CountryId: wireId.nullish(),
  StateOrCounty: wireText(120).nullish(),
  ZipCode: wireText(20).nullish(),
  OptInToReceiveUpdates: z.boolean().default(false),
});
export type WireBooker = z.output<typeof bookerSchema>;

/** The booker in the response for a booking: without the address. */
export const confirmedBookerSchema = z.object({
  IndividualId: z.string(),
  FirstName: z.string(),
  LastName: z.string(),
  Email: z.string(),
  Phone: z.string(),
});
export type ConfirmedBooker = z.infer<typeof confirmedBookerSchema>;

/** The booker in the response to a grant: in full. Fields not given are null. */
export const managedBookerSchema = confirmedBookerSchema.extend({
  Street: z.string().nullable(),
  City: z.string().nullable(),
  CountryId: z.int().nullable(),
  StateOrCounty: z.string().nullable(),
  ZipCode: z.string().nullable(),
  OptInToReceiveUpdates: z.boolean(),
});
export type ManagedBooker = z.infer<typeof managedBookerSchema>;
