import * as z from 'zod';
import { wireAccountToken, wirePassword } from './account-answer.ts';
import { languageCode, wireEmail, wireId } from './wire-parts.ts';

/** POST /api/Account/ChangeEmail: mails both addresses. The answer does not reveal whether the new one has an account. */
export const changeEmailRequestSchema = z.strictObject({
  LanguageCode: languageCode,
  PropertyId: wireId,
  EmailAddress: wireEmail,
  Password: wirePassword,
});
export type ChangeEmailRequest = z.output<typeof changeEmailRequestSchema>;

/** POST /api/Account/ConfirmNewEmail: with the token in the link of either mail. */
export const confirmNewEmailRequestSchema = z.strictObject({
  PropertyId: wireId,
  Token: wireAccountToken,
});
export type ConfirmNewEmailRequest = z.output<typeof confirmNewEmailRequestSchema>;
