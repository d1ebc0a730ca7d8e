import * as z from 'zod';
import { wirePassword } from './account-answer.ts';
import { accountUserSchema } from './account-read.ts';
import { refusalCode } from './error-body.ts';
import { languageCode, wireEmail, wireId } from './wire-parts.ts';

/** POST /api/Account/Authenticate: logs in and sets a cookie. */
export const authenticateRequestSchema = z.strictObject({
  LanguageCode: languageCode,
  PropertyId: wireId,
  EmailAddress: wireEmail,
  Password: wirePassword,
});
export type AuthenticateRequest = z.output<typeof authenticateRequestSchema>;

export const authenticateResponseSchema = z.discriminatedUnion('Success', [
  accountUserSchema.extend({ Success: z.literal(true), Message: z.string(), RefusalCode: z.null() }),
  z.object({ Success: z.literal(false), Message: z.string(), RefusalCode: refusalCode }),
]);
export type AuthenticateResponse = z.infer<typeof authenticateResponseSchema>;

/** POST /api/Account/Logout: from one hotel's account; without a hotel, from all in this browser. */
export const logoutRequestSchema = z.strictObject({ PropertyId: wireId.optional() }).nullish();
