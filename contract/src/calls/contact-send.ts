import * as z from 'zod';
import { guestCounts } from './parts/guest.ts';
import { languageCode, wireDate, wireId, wireText } from './wire-parts.ts';

const code = z
  .string()
  .regex(/^[^\p{Cc}]{1,50}$/u, 'Expected 1 to 50 characters on one line')
  .pipe(wireText(50));

/** What the guest was looking for; the hotel reads it in words. */
export const contactSearchSchema = z.strictObject({
  DateFrom: wireDate.nullish(),
  DateTo: wireDate.nullish(),
  Rooms: z.array(z.strictObject(guestCounts)).max(50).nullish(),
  PromoCode: code.nullish(),
  RatePlanCode: code.nullish(),
});
export type WireContactSearch = z.output<typeof contactSearchSchema>;

/** POST /api/Contact/Send: a guest's message to the hotel. It is sent to nobody else. */
export const contactSendRequestSchema = z.strictObject({
  LanguageCode: languageCode,
  PropertyId: wireId,
  Name: wireText(120),
  Email: wireText(254),
  Phone: wireText(40).nullish(),
  Message: wireText(2_000),
  Search: contactSearchSchema.nullish(),
});
export type ContactSendRequest = z.output<typeof contactSendRequestSchema>;
export type ContactSendRequestBody = z.input<typeof contactSendRequestSchema>;

export const contactSendResponseSchema = z.object({ Success: z.literal(true), Message: z.string() });
export type ContactSendResponse = z.infer<typeof contactSendResponseSchema>;
