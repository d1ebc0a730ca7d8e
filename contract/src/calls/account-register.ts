import * as z from 'zod';
import { wireAccountToken, wirePassword } from './account-answer.ts';
import { languageCode, wireEmail, wireId, wireText } from './wire-parts.ts';

/** POST /api/Account/Register. The answer does not tell whether the address had an account; the mail does. */
export const registerRequestSchema = z.strictObject({
  LanguageCode: languageCode,
  PropertyId: wireId,
  EmailAddress: wireEmail,
  Password: wirePassword,
  Firstname: wireText(80),
  Lastname: wireText(80),
  MobileNumber: wireText(40).nullish(),
});
export type RegisterRequest = z.output<typeof registerRequestSchema>;

/** POST /api/Account/ConfirmEmail: with what stands in the link of the mail, and the password chosen when registering. */
export const confirmEmailRequestSchema = z.strictObject({
  PropertyId: wireId,
  Token: wireAccountToken,
  Password: wirePassword,
});
export type ConfirmEmailRequest = z.output<typeof confirmEmailRequestSchema>;

/** POST /api/Account/ResendConfirmation: the mail once more, where there is an account that waits for it. */
export const resendConfirmationRequestSchema = z.strictObject({
  LanguageCode: languageCode,
  PropertyId: wireId,
  EmailAddress: wireEmail,
});
