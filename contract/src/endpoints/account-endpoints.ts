import { accountAnswerSchema } from '../calls/account-answer.ts';
import {
  authenticateRequestSchema,
  authenticateResponseSchema,
  logoutRequestSchema,
} from '../calls/account-authenticate.ts';
import {
  addCardRequestSchema,
  addCardResponseSchema,
  cardStatusQuerySchema,
  removeCardRequestSchema,
  removeCardResponseSchema,
} from '../calls/account-cards.ts';
import { changeEmailRequestSchema, confirmNewEmailRequestSchema } from '../calls/account-email.ts';
import {
  changePasswordRequestSchema,
  passwordResetRequestSchema,
  requestPasswordResetSchema,
} from '../calls/account-password.ts';
import { accountUserSchema } from '../calls/account-read.ts';
import {
  confirmEmailRequestSchema,
  registerRequestSchema,
  resendConfirmationRequestSchema,
} from '../calls/account-register.ts';
import { accountReservationsResponseSchema } from '../calls/account-reservations.ts';
import { accountUpdateRequestSchema, accountUpdateResponseSchema } from '../calls/account-update.ts';
import { propertyQuerySchema } from '../calls/property.ts';
import { get, post } from './endpoint.ts';

export const accountEndpoints = {
  '/api/Account': get('account', { querystring: propertyQuerySchema }, accountUserSchema),
  '/api/Account/Authenticate': post(
    'anyone',
    { body: authenticateRequestSchema },
    authenticateResponseSchema,
  ),
  '/api/Account/Logout': post('anyone', { body: logoutRequestSchema }, accountAnswerSchema),
  '/api/Account/Register': post('anyone', { body: registerRequestSchema }, accountAnswerSchema),
  '/api/Account/ConfirmEmail': post('anyone', { body: confirmEmailRequestSchema }, accountAnswerSchema),
  '/api/Account/ResendConfirmation': post(
    'anyone',
    { body: resendConfirmationRequestSchema },
    accountAnswerSchema,
  ),
  '/api/Account/RequestPasswordReset': post(
    'anyone',
    { body: requestPasswordResetSchema },
    accountAnswerSchema,
  ),
  '/api/Account/PasswordReset': post('anyone', { body: passwordResetRequestSchema }, accountAnswerSchema),
  '/api/Account/ChangePassword': post('account', { body: changePasswordRequestSchema }, accountAnswerSchema),
  '/api/Account/ChangeEmail': post('account', { body: changeEmailRequestSchema }, accountAnswerSchema),
  '/api/Account/ConfirmNewEmail': post('anyone', { body: confirmNewEmailRequestSchema }, accountAnswerSchema),
  '/api/Account/Update': post('account', { body: accountUpdateRequestSchema }, accountUpdateResponseSchema),
  '/api/Account/Cards/Add': post('account', { body: addCardRequestSchema }, addCardResponseSchema),
  '/api/Account/Cards/Status': get('account', { querystring: cardStatusQuerySchema }, addCardResponseSchema),
  '/api/Account/Cards/Remove': post('account', { body: removeCardRequestSchema }, removeCardResponseSchema),
  '/api/Account/Reservations': get(
    'account',
    { querystring: propertyQuerySchema },
    accountReservationsResponseSchema,
  ),
} as const;
