import { propertyQuerySchema } from '@portico/contract/calls/property';
import { accountAnswerSchema } from '@portico/contract/calls/account-answer';
import {
  authenticateRequestSchema,
  authenticateResponseSchema,
  logoutRequestSchema,
} from '@portico/contract/calls/account-authenticate';
import { accountUserSchema } from '@portico/contract/calls/account-read';
import {
  accountUpdateRequestSchema,
  accountUpdateResponseSchema,
} from '@portico/contract/calls/account-update';
import { accountReservationsResponseSchema } from '@portico/contract/calls/account-reservations';
import { apiPaths } from '@portico/contract/paths';
import { accountTexts } from '@portico/contract/texts/account-texts';
import type { PropertyId } from '@portico/domain/ids';
import { readUser } from '../../core/account/read-user.ts';
import { deleteSessions, readSession } from '../../core/account/session.store.ts';
import { forAccount, forAnyone } from '../../platform/http/for-anyone.ts';
import { loggedInOf } from '../../platform/http/require-account.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import { sessionCookies } from '../../platform/http/session-cookie.ts';
import type { AccountDeps } from './account-deps.ts';
import { done } from './answers.ts';
import { authenticate } from './authenticate.ts';
import { accountCardRoutes } from './cards.routes.ts';
import { listBookings } from './list-bookings.ts';
import { loggedInAccount } from './logged-in-account.ts';
import { passwordRoutes } from './password.routes.ts';
import { passwordFrom, refuseAccount } from './refuse-account.routes.ts';
import { registerRoutes } from './register.routes.ts';
import { updateDetails } from './update-account.ts';

/** A guest's account with a hotel: making one, logging in and out, and what it holds. Rule: docs/accounts.md. */
export async function accountRoutes(app: PorticoServer, deps: AccountDeps): Promise<void> {
  const { kysely } = deps.database;
  const cookies = sessionCookies(deps.publicUrl);
  app.findLoggedIn = async (request, propertyId) => {
    const token = cookies.read(request, propertyId);
    if (token === undefined) return undefined;
    const individualId = await readSession(kysely, propertyId, token, deps.clock.now());
    return individualId && { propertyId, individualId };
  };
  await registerRoutes(app, deps);
  await passwordRoutes(app, deps);
  await accountCardRoutes(app, deps);

  app.get(
    apiPaths.account(),
    forAccount({ querystring: propertyQuerySchema }, accountUserSchema),
    async (request, reply) => {
      const found = await loggedInAccount(deps, loggedInOf(request));
      return found.ok
        ? readUser(kysely, found.value.hotel, found.value.account)
        : refuseAccount(reply, found.refusal);
    },
  );

  app.get(
    apiPaths.accountReservations(),
    forAccount({ querystring: propertyQuerySchema }, accountReservationsResponseSchema),
    async (request, reply) => {
      const found = await loggedInAccount(deps, loggedInOf(request));
      return found.ok ? listBookings(deps, found.value) : refuseAccount(reply, found.refusal);
    },
  );

  app.post(
    apiPaths.accountUpdate(),
    forAccount({ body: accountUpdateRequestSchema }, accountUpdateResponseSchema),
    async (request, reply) => {
      const found = await loggedInAccount(deps, loggedInOf(request));
      const updated = found.ok ? await updateDetails(deps, found.value, request.body) : found;
      return updated.ok ? updated.value : refuseAccount(reply, updated.refusal);
    },
  );

  app.post(
    apiPaths.accountAuthenticate(),
    forAnyone({ body: authenticateRequestSchema }, authenticateResponseSchema),
    async (request, reply) => {
      const brought = (propertyId: PropertyId) => cookies.read(request, propertyId);
      const from = { ...passwordFrom(request, deps), brought };
      const authenticated = await authenticate(deps, request.body, from);
      if (!authenticated.ok) return refuseAccount(reply, authenticated.refusal);
      const { answer, session } = authenticated.value;
      if (session !== undefined) cookies.set(reply, session.propertyId, session);
      return answer;
    },
  );

  app.post(
    apiPaths.accountLogout(),
    forAnyone({ body: logoutRequestSchema }, accountAnswerSchema),
    async (request, reply) => {
      const named = request.body?.PropertyId;
      for (const propertyId of cookies.brought(request)) {
        if (named !== undefined && named !== propertyId) continue;
        const token = cookies.read(request, propertyId);
        if (token !== undefined) await deleteSessions(kysely, propertyId, { token });
        cookies.clear(reply, propertyId);
      }
      return done(accountTexts.loggedOut);
    },
  );
}
