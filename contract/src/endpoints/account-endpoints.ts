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
  '/api/Account': get(
    'Read the guest who is logged in, with stored cards',
    'account',
    { querystring: propertyQuerySchema },
    accountUserSchema,
  ),
  '/api/Account/Authenticate': post(
    'Log a guest in, by a session cookie',
    'anyone',
    { body: authenticateRequestSchema },
    authenticateResponseSchema,
  ),
  '/api/Account/Logout': post(
    'Log out of the named hotel, or of all in this browser',
    'anyone',
    { body: logoutRequestSchema },
    accountAnswerSchema,
  ),
  '/api/Account/Register': post(
    'Request an account; only the mail states whether there is one',
    'anyone',
    { body: registerRequestSchema },
    accountAnswerSchema,
  ),
  '/api/Account/ConfirmEmail': post(
    'Confirm the e-mail address of an account',
    'anyone',
    { body: confirmEmailRequestSchema },
    accountAnswerSchema,
  ),
  '/api/Account/ResendConfirmation': post(
    'Send the mail that confirms an address again, if one is due',
    'anyone',
    { body: resendConfirmationRequestSchema },
    accountAnswerSchema,
  ),
  '/api/Account/RequestPasswordReset': post(
    'Mail a link to set a password, if there is an account',
    'anyone',
    { body: requestPasswordResetSchema },
    accountAnswerSchema,
  ),
  '/api/Account/PasswordReset': post(
    'Set a password by link, and end every session',
    'anyone',
    { body: passwordResetRequestSchema },
    accountAnswerSchema,
  ),
  '/api/Account/ChangePassword': post(
    'Set a password, and end every other session',
    'account',
    { body: changePasswordRequestSchema },
    accountAnswerSchema,
  ),
  '/api/Account/ChangeEmail': post(
    'Request another address of an account; mails both',
    'account',
    { body: changeEmailRequestSchema },
    accountAnswerSchema,
  ),
  '/api/Account/ConfirmNewEmail': post(
    'Confirm another address of an account at one of two mailboxes',
    'anyone',
    { body: confirmNewEmailRequestSchema },
    accountAnswerSchema,
  ),
  '/api/Account/Update': post(
    'Save the details of an account',
    'account',
    { body: accountUpdateRequestSchema },
    accountUpdateResponseSchema,
  ),
  '/api/Account/Cards/Add': post(
    'Store a card, or read where to type it',
    'account',
    { body: addCardRequestSchema },
    addCardResponseSchema,
  ),
  '/api/Account/Cards/Status': get(
    'Read the outcome of storing a card',
    'account',
    { querystring: cardStatusQuerySchema },
    addCardResponseSchema,
  ),
  '/api/Account/Cards/Remove': post(
    'Delete a stored card',
    'account',
    { body: removeCardRequestSchema },
    removeCardResponseSchema,
  ),
  '/api/Account/Reservations': get(
    'List the bookings of an account',
    'account',
    { querystring: propertyQuerySchema },
    accountReservationsResponseSchema,
  ),
} as const;
