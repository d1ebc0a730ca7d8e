import * as z from 'zod';
import { wireAccountToken, wirePassword } from './account-answer.ts';
import { languageCode, wireEmail, wireId } from './wire-parts.ts';

/** POST /api/Account/RequestPasswordReset. The response does not reveal whether the address has an account. */
export const requestPasswordResetSchema = z.strictObject({
  LanguageCode: languageCode,
  PropertyId: wireId,
  EmailAddress: wireEmail,
});

/** POST /api/Account/PasswordReset: with the token in the link of the mail. Ends every session of the account. */
export const passwordResetRequestSchema = z.strictObject({
  PropertyId: wireId,
  Token: wireAccountToken,
  Password: wirePassword.nullable().meta({ description: 'Null: only says whether the link works' }),
});
export type PasswordResetRequest = z.output<typeof passwordResetRequestSchema>;

/** POST /api/Account/ChangePassword: ends every other session of the account; this one continues under a new cookie. */
export const changePasswordRequestSchema = z.strictObject({
  PropertyId: wireId,
  OldPassword: wirePassword,
  NewPassword: wirePassword,
});
export type ChangePasswordRequest = z.output<typeof changePasswordRequestSchema>;
