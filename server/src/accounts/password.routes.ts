import { branded } from '@portico/contract/branded';
import { type AccountAnswer } from '@portico/contract/calls/account-answer';
import {
  type ChangePasswordRequest,
  type PasswordResetRequest,
} from '@portico/contract/calls/account-password';
import { accountTexts } from '@portico/contract/texts/account-texts';
import type { IndividualId } from '@portico/domain/ids';
import { passwordIssues } from '@portico/domain/people/password';
import { ok, refused, type Result } from '@portico/domain/result';
import * as z from 'zod';
import { accountHotel } from './account-hotel.ts';
import { lookAtToken, useToken } from './account-token.store.ts';
import { readAccount } from './account.store.ts';
import { changePasswordOf } from './change-password.ts';
import { insertSession, type Session } from './session.store.ts';
import { fieldFaults } from '../hotel/field-faults.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { clientAddress } from '../platform/http/client-address.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { loggedInOf } from '../platform/http/require-account.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import { sessionCookies } from '../platform/http/session-cookie.ts';
import type { AccountDeps, AccountRefusal } from './account-deps.ts';
import { done, notDone } from './answers.ts';
import { requestLink } from './request-mail.ts';
import { checkPassword, type PasswordFrom } from './check-password.ts';
import { loggedInAccount, type AccountOfHotel } from './logged-in-account.ts';
import { passwordFrom, refuseAccount } from './refuse-account.routes.ts';

const individual = branded<IndividualId>(z.uuid());

/**
 * Stores a password chosen by link. A refused password leaves the link valid; a used, expired or unknown link gets a
 * reply that says so. Without a password the link is only checked. Rule: docs/accounts.md, "A forgotten password".
 */
async function passwordReset(
  deps: AccountDeps,
  { PropertyId, Token: token, Password }: PasswordResetRequest,
): Promise<Result<AccountAnswer, AccountRefusal>> {
  const found = await accountHotel(deps.hotels, PropertyId);
  if (!found.ok) return found;
  const { propertyId, definition } = found.value;
  const link = { token, purpose: 'reset' } as const;
  const now = deps.clock.now();
  // Checked before the expensive hash; used up together with the change.
  const shown = await lookAtToken(deps.database.kysely, propertyId, link, now);
  if (shown.kind !== 'open') return ok(notDone(`account.link-${shown.kind}`));
  const individualId = individual.safeParse(shown.subjectId).data;
  const account = individualId && (await readAccount(deps.database.kysely, propertyId, { individualId }));
  if (account === undefined) return ok(notDone('account.link-unknown'));

  if (Password === null) return ok(done(accountTexts.linkWorks));
  const owner = { email: account.email, hotelName: definition.property.name };
  const faults = fieldFaults(found.value, null, { password: 'Password' }, passwordIssues(Password, owner));
  if (faults.length > 0) return refused({ code: 'request.invalid', faults });
  const passwordHash = await deps.passwords.make(Password);
  const answer = await inTransaction(deps.database, async (tx) => {
    const opened = await useToken(tx, propertyId, link, now);
    if (opened.kind !== 'open') return notDone(`account.link-${opened.kind}`);
    await changePasswordOf(tx, account, passwordHash, now);
    return done(accountTexts.passwordReset);
  });
  return ok(answer);
}

/** Changing a password: by a link when it is forgotten, or with the old one. */
export async function passwordRoutes(app: PorticoServer, deps: AccountDeps): Promise<void> {
  const cookies = sessionCookies(deps.publicUrl);

  app.route({
    ...endpoint('/api/Account/RequestPasswordReset'),
    handler: async (request, reply) => {
      const { PropertyId: propertyId, EmailAddress: email } = request.body;
      const requested = await requestLink(deps, 'reset', {
        propertyId,
        email,
        address: clientAddress(request),
      });
      return requested.ok ? done(accountTexts.resetSent) : refuseAccount(reply, requested.refusal);
    },
  });

  app.route({
    ...endpoint('/api/Account/PasswordReset'),
    handler: async ({ body }, reply) => {
      const reset = await passwordReset(deps, body);
      return reset.ok ? reset.value : refuseAccount(reply, reset.refusal);
    },
  });

  app.route({
    ...endpoint('/api/Account/ChangePassword'),
    handler: async (request, reply) => {
      const loggedIn = loggedInOf(request);
      const found = await loggedInAccount(deps, loggedIn);
      const changed = found.ok
        ? await changePassword(deps, found.value, request.body, passwordFrom(request, deps))
        : found;
      if (!changed.ok) return refuseAccount(reply, changed.refusal);
      const { answer, session } = changed.value;
      if (session !== undefined) cookies.set(reply, loggedIn.propertyId, session);
      return answer;
    },
  });
}

interface PasswordChanged {
  readonly answer: AccountAnswer;
  /** Replaces the caller's session, and all others; undefined: nothing was changed. */
  readonly session: Session | undefined;
}

/**
 * Stores a new password for a caller with the old one; every other session ends. Tries count as log-ins. Rule:
 * docs/accounts.md, "Sessions".
 */
async function changePassword(
  deps: AccountDeps,
  { hotel, account }: AccountOfHotel,
  { OldPassword, NewPassword }: ChangePasswordRequest,
  from: PasswordFrom,
): Promise<Result<PasswordChanged, AccountRefusal>> {
  const owner = { email: account.email, hotelName: hotel.definition.property.name };
  const issues = passwordIssues(NewPassword, owner, 'newPassword');
  const faults = fieldFaults(hotel, null, { newPassword: 'NewPassword' }, issues);
  if (faults.length > 0) return refused({ code: 'request.invalid', faults });

  const { email, passwordHash: current } = account;
  const typed = { email, password: OldPassword, stored: [current] };
  const isRight = await checkPassword(deps, hotel, typed, from);
  if (!isRight.ok) return isRight;
  if (!isRight.value) return ok({ answer: notDone('account.password-wrong'), session: undefined });
  const passwordHash = await deps.passwords.make(NewPassword);
  const now = deps.clock.now();
  const session = await inTransaction(deps.database, async (tx) => {
    await changePasswordOf(tx, account, passwordHash, now);
    return insertSession(tx, account, now);
  });
  return ok({ answer: done(accountTexts.passwordChanged), session });
}
