import * as z from 'zod';
import { post } from '../endpoints/endpoint.ts';
import { createdPasskey, creationOptions, requestOptions, signedByPasskey } from './passkeys.ts';
import { staffRoles } from './staff-roles.ts';

const params = z.object({ propertyCode: z.string().max(40) });
const done = z.strictObject({ done: z.literal(true) });
const nothing = z.strictObject({});

const password = z.string().max(800);
/** Six figures of an authenticator, or a recovery code. */
const code = z.string().max(40);
const token = z.string().max(100);
/** Of an authenticator, as the server sealed it. */
const sealed = z.string().max(400);

/** Calls of the desk before and around a log-in; what staff do once logged in is in desk-calls.ts. */
export const deskEndpoints = {
  '/api/Desk/:propertyCode/LogIn': post(
    'Log staff in with e-mail, password and code',
    'anyone',
    { params, body: z.strictObject({ email: z.string().max(254), password, code }) },
    done,
  ),
  '/api/Desk/:propertyCode/LogInWithPasskey': post(
    'Log staff in with a passkey',
    'anyone',
    { params, body: z.strictObject({ answer: signedByPasskey }) },
    done,
  ),
  /** What a passkey is to sign, to log in or to confirm a log-in that was idle. */
  '/api/Desk/:propertyCode/AskPasskey': post(
    'Ask what a passkey is to sign',
    'anyone',
    { params, body: z.strictObject({ to: z.enum(['log-in', 'confirm']) }) },
    requestOptions,
  ),
  '/api/Desk/:propertyCode/Confirm': post(
    'Confirm a log-in of staff that was idle',
    'anyone',
    { params, body: z.strictObject({ password, code }) },
    done,
  ),
  '/api/Desk/:propertyCode/ConfirmWithPasskey': post(
    'Confirm a log-in that was idle with a passkey',
    'anyone',
    { params, body: z.strictObject({ answer: signedByPasskey }) },
    done,
  ),
  '/api/Desk/:propertyCode/LogOut': post(
    'Log staff out in this browser',
    'anyone',
    { params, body: nothing },
    done,
  ),
  /** What the link of an invitation offers. */
  '/api/Desk/:propertyCode/ReadInvitation': post(
    'Read who is invited to the desk, with an authenticator to set up',
    'anyone',
    { params, body: z.strictObject({ token }) },
    z.strictObject({
      name: z.string(),
      email: z.string(),
      role: z.enum(staffRoles),
      /** A log-in of another hotel serves here too. */
      hasLogIn: z.boolean(),
      authenticator: z.strictObject({ secret: z.string(), uri: z.string(), sealed }),
    }),
  ),
  '/api/Desk/:propertyCode/AskInvitedPasskey': post(
    'Ask what to make a passkey of',
    'anyone',
    { params, body: z.strictObject({ token }) },
    creationOptions,
  ),
  /** Accepts: with a passkey, with a password and an authenticator, or with the log-in there is. */
  '/api/Desk/:propertyCode/AcceptInvitation': post(
    'Accept an invitation with a passkey, a password, or the log-in there is',
    'anyone',
    {
      params,
      body: z.strictObject({
        token,
        passkey: z
          .strictObject({ name: z.string().trim().min(1).max(60), answer: createdPasskey })
          .nullable(),
        password: z.strictObject({ password, sealed, code }).nullable(),
      }),
    },
    z.strictObject({ recoveryCodes: z.array(z.string()), isLoggedIn: z.boolean() }),
  ),
  /** A demo has staff of every role: one press logs in. */
  '/api/Desk/:propertyCode/LogInAs': post(
    'Log in as a role of a demo',
    'demo',
    { params, body: z.strictObject({ role: z.enum(staffRoles) }) },
    done,
  ),
  /** And one confirms a log-in that was idle. */
  '/api/Desk/:propertyCode/ConfirmInDemo': post(
    'Confirm a log-in that was idle, in a demo',
    'demo',
    { params, body: nothing },
    done,
  ),
} as const;
