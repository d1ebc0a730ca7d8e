import { of } from './refusal-words.ts';

/** Of who works here and how they log in. */
export const staffRefusals = {
  'desk.log-in-failed': of(
    401,
    () =>
      'E-mail address, password and code do not go together. A code works once, for about a minute: wait for the next one.',
  ),
  'desk.passkey-failed': of(
    401,
    () => 'This passkey was not accepted. Please try again, or log in with your password and a code.',
  ),
  'desk.invitation-ended': of(
    404,
    () => 'This invitation was used, replaced or is older than a day. An owner can invite you again.',
  ),
  'desk.invitation-unknown': of(
    404,
    ({ email }: { readonly email: string }) => `There is no open invitation for ${email}.`,
  ),
  'desk.staff-unknown': of(404, ({ email }: { readonly email: string }) => `${email} does not work here.`),
  'desk.staff-elsewhere': of(
    409,
    ({ name }: { readonly name: string }) =>
      `${name} also works at a hotel of which you are no owner, so only the one who runs this server can make a new log-in: npm run hotel -- staff invite.`,
  ),
  'desk.last-owner': of(
    409,
    ({ name }: { readonly name: string }) =>
      `${name} is the last owner here. Make somebody else an owner first.`,
  ),
  'desk.session-unknown': of(404, () => 'That browser is logged out already.'),
  'desk.passkey-unknown': of(404, () => 'That passkey was removed already.'),
  'desk.passkey-known': of(409, () => 'This passkey was added before.'),
  'desk.last-way-in': of(
    409,
    () => 'This is your only way to log in. Add another passkey or a password first.',
  ),
  'desk.no-password': of(409, () => 'You have no password. Recovery codes stand in for the code beside it.'),
} as const;
