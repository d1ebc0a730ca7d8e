import { type AccountAnswer } from '@portico/contract/calls/account-answer';
import { type ConfirmEmailRequest } from '@portico/contract/calls/account-register';
import { accountTexts } from '@portico/contract/texts/account-texts';
import { ok, type Result } from '@portico/domain/result';
import { accountHotel } from './account-hotel.ts';
import { deleteRequests, readRequest } from './account-request.store.ts';
import { lookAtToken, useToken } from './account-token.store.ts';
import { insertAccount } from './account.store.ts';
import { joinBookings } from './join-bookings.store.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { clientAddress } from '../platform/http/client-address.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import type { AccountDeps, AccountRefusal } from './account-deps.ts';
import { done, notDone } from './answers.ts';
import { requestLink } from './request-mail.ts';
import { checkPassword, type PasswordFrom } from './check-password.ts';
import { passwordFrom, refuseAccount } from './refuse-account.routes.ts';
import { register } from './register.ts';

/** Registration: requested, then confirmed by a mailed link. */
export async function registerRoutes(app: PorticoServer, deps: AccountDeps): Promise<void> {
  app.route({
    ...endpoint('/api/Account/Register'),
    handler: async (request, reply) => {
      const registered = await register(deps, request.body, clientAddress(request));
      return registered.ok ? done(accountTexts.registered) : refuseAccount(reply, registered.refusal);
    },
  });

  app.route({
    ...endpoint('/api/Account/ConfirmEmail'),
    handler: async (request, reply) => {
      const from = passwordFrom(request, deps);
      const confirmed = await confirmEmail(deps, request.body, from);
      return confirmed.ok ? confirmed.value : refuseAccount(reply, confirmed.refusal);
    },
  });

  app.route({
    ...endpoint('/api/Account/ResendConfirmation'),
    handler: async (request, reply) => {
      const { PropertyId: propertyId, EmailAddress: email } = request.body;
      const who = { propertyId, email, address: clientAddress(request) };
      const requested = await requestLink(deps, 'confirm-again', who);
      return requested.ok ? done(accountTexts.confirmationSent) : refuseAccount(reply, requested.refusal);
    },
  });
}

/**
 * Makes the account whose address the link confirms, with the password of the same request, and adds earlier bookings
 * of that address. So a mailbox owner who did not register cannot complete a stranger's request. A used link gets the
 * first reply again and does nothing. Rule: docs/accounts.md, "Registering".
 */
async function confirmEmail(
  deps: AccountDeps,
  { PropertyId, Token, Password }: ConfirmEmailRequest,
  from: PasswordFrom,
): Promise<Result<AccountAnswer, AccountRefusal>> {
  const found = await accountHotel(deps.hotels, PropertyId);
  if (!found.ok) return found;
  const { propertyId } = found.value;
  const now = deps.clock.now();
  const shown = await lookAtToken(
    deps.database.kysely,
    propertyId,
    { token: Token, purpose: 'confirm' },
    now,
  );
  const requested =
    shown.kind === 'open' && (await readRequest(deps.database.kysely, propertyId, shown.subjectId));
  if (requested && requested.registration) {
    // Counted apart from log-ins: a request is not an account yet.
    const guess = {
      email: `request ${requested.requestId}`,
      password: Password,
      stored: [requested.registration.passwordHash],
    };
    const isRight = await checkPassword(deps, found.value, guess, from);
    if (!isRight.ok) return isRight;
    if (!isRight.value) return ok(notDone('account.request-password'));
  }
  const answer = await inTransaction(
    deps.database,
    async (tx) => {
      const opened = await useToken(tx, propertyId, { token: Token, purpose: 'confirm' }, now);
      if (opened.kind === 'used') return done(accountTexts.confirmed);
      if (opened.kind !== 'open') return notDone(`account.link-${opened.kind}`);
      const request = await readRequest(tx, propertyId, opened.subjectId);
      // Another mail already confirmed the address: that account stays unchanged.
      if (!request?.registration) return notDone('account.link-used');
      const { email, registration } = request;
      const individualId = await insertAccount(tx, propertyId, { ...registration, email }, now);
      await deleteRequests(tx, propertyId, { email });
      if (individualId !== undefined) await joinBookings(tx, propertyId, { individualId, email });
      return done(accountTexts.confirmed);
    },
    { retryable: true },
  );
  return ok(answer);
}
