import * as z from 'zod';
import { guestCounts } from './parts/guest.ts';
import { languageCode, wireDate, wireEmail, wireGroupId, wirePropertyId, wireText } from './wire-parts.ts';

const code = z
  .string()
  .regex(/^[^\p{Cc}]{1,50}$/u, 'Expected 1 to 50 characters on one line')
  .pipe(wireText(50));

/** The guest's search, put into words for the hotel. */
export const contactSearchSchema = z.strictObject({
  DateFrom: wireDate.nullish(),
  DateTo: wireDate.nullish(),
  Rooms: z.array(z.strictObject(guestCounts)).max(50).nullish(),
  PromoCode: code.nullish(),
  RatePlanCode: code.nullish(),
});
export type WireContactSearch = z.output<typeof contactSearchSchema>;

const isGiven = (id: number | null | undefined) => (id ?? null) !== null;

/** POST /api/Contact/Send: a guest's message to one hotel or one group of hotels, and to no one else. */
export const contactSendRequestSchema = z
  .strictObject({
    LanguageCode: languageCode,
    PropertyId: wirePropertyId.nullish(),
    PropertyGroupId: wireGroupId.nullish(),
    Name: wireText(120),
    Email: wireEmail,
    Phone: wireText(40).nullish(),
    Message: wireText(2_000),
    Search: contactSearchSchema.nullish(),
  })
  .refine(({ PropertyId, PropertyGroupId }) => isGiven(PropertyId) !== isGiven(PropertyGroupId), {
    path: ['PropertyId'],
    message: 'Expected a hotel or a group',
  });
export type ContactSendRequest = z.output<typeof contactSendRequestSchema>;
export type ContactSendRequestBody = z.input<typeof contactSendRequestSchema>;

export const contactSendResponseSchema = z.object({ Success: z.literal(true), Message: z.string() });
export type ContactSendResponse = z.infer<typeof contactSendResponseSchema>;
