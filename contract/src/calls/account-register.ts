import * as z from 'zod';
import { wireAccountToken, wirePassword } from './account-answer.ts';
import { languageCode, wireEmail, wireId, wireText } from './wire-parts.ts';

/** POST /api/Account/Register. Only the mail, not the response, reveals whether the address had an account. */
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

/** POST /api/Account/ConfirmEmail: with the token in the link of the mail and the password chosen at registration. */
export const confirmEmailRequestSchema = z.strictObject({
  PropertyId: wireId,
  Token: wireAccountToken,
  Password: wirePassword,
});
export type ConfirmEmailRequest = z.output<typeof confirmEmailRequestSchema>;

/** POST /api/Account/ResendConfirmation: sends the mail again if an account awaits confirmation. */
export const resendConfirmationRequestSchema = z.strictObject({
  LanguageCode: languageCode,
  PropertyId: wireId,
  EmailAddress: wireEmail,
});
