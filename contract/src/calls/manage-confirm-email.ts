import * as z from 'zod';
import { outcome } from './error-body.ts';
import { languageCode, wireAnyText, wireId } from './wire-parts.ts';

/** POST /api/ManageBooking/ConfirmEmail: one of two mailboxes confirms the new address of a booking. */
export const confirmBookerEmailRequestSchema = z.strictObject({
  LanguageCode: languageCode,
  PropertyId: wireId,
  Code: wireAnyText(200).meta({ description: 'Of the link in the mail' }),
});

export const confirmBookerEmailResponseSchema = z.object({
  ...outcome,
  IsChanged: z.boolean().meta({ description: 'Both have confirmed: mails go to the new address' }),
});
export type ConfirmBookerEmailResponse = z.infer<typeof confirmBookerEmailResponseSchema>;
