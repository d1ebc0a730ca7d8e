import * as z from 'zod';
import { wireAccountToken, wirePassword } from './account-answer.ts';
import { languageCode, wireEmail, wireId } from './wire-parts.ts';

/** POST /api/Account/RequestPasswordReset. The answer does not tell whether the address has an account. */
export const requestPasswordResetSchema = z.strictObject({
  LanguageCode: languageCode,
  PropertyId: wireId,
  EmailAddress: wireEmail,
});

/** POST /api/Account/PasswordReset: with what stands in the link of the mail. Every session of the account ends. */
export const passwordResetRequestSchema = z.strictObject({
  PropertyId: wireId,
  Token: wireAccountToken,
  Password: wirePassword.nullable().meta({ description: 'Null: only says whether the link works' }),
});
export type PasswordResetRequest = z.output<typeof passwordResetRequestSchema>;

/** POST /api/Account/ChangePassword: every other session of the account ends, and this one goes on under a new cookie. */
export const changePasswordRequestSchema = z.strictObject({
  PropertyId: wireId,
  OldPassword: wirePassword,
  NewPassword: wirePassword,
});
export type ChangePasswordRequest = z.output<typeof changePasswordRequestSchema>;
