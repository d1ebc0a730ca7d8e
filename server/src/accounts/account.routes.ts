import {
  type AccountUpdateRequest,
  type AccountUpdateResponse,
} from '@portico/contract/calls/account-update';
import { accountTexts } from '@portico/contract/texts/account-texts';
import { accountFields } from '@portico/contract/wire/account';
import type { PropertyId } from '@portico/domain/ids';
import { accountDetailsIssues, type AccountDetails } from '@portico/domain/people/account-details';
import { ok, refused, type Issue, type Result } from '@portico/domain/result';
import { updateAccount } from './account.store.ts';
import type { Account } from './account.ts';
import { readUser } from './read-user.ts';
import { deleteSessions, readSession } from './session.store.ts';
import { countryCode } from '../hotel/country.ts';
import { fieldFaults } from '../hotel/field-faults.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { loggedInOf } from '../platform/http/require-account.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import { sessionCookies } from '../platform/http/session-cookie.ts';
import type { AccountDeps, AccountRefusal } from './account-deps.ts';
import { done } from './answers.ts';
import { authenticate } from './authenticate.ts';
import { accountCardRoutes } from './cards.routes.ts';
import { emailRoutes } from './email.routes.ts';
import { listBookings } from './list-bookings.ts';
import { loggedInAccount, type AccountOfHotel } from './logged-in-account.ts';
import { passwordRoutes } from './password.routes.ts';
import { passwordFrom, refuseAccount } from './refuse-account.routes.ts';
import { registerRoutes } from './register.routes.ts';

/** A guest's account with a hotel: registering, logging in and out, and its contents. Rule: docs/accounts.md. */
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
  await emailRoutes(app, deps);
  await accountCardRoutes(app, deps);

  app.route({
    ...endpoint('/api/Account'),
    handler: async (request, reply) => {
      const found = await loggedInAccount(deps, loggedInOf(request));
      return found.ok
        ? readUser(kysely, found.value.hotel, found.value.account)
        : refuseAccount(reply, found.refusal);
    },
  });

  app.route({
    ...endpoint('/api/Account/Reservations'),
    handler: async (request, reply) => {
      const found = await loggedInAccount(deps, loggedInOf(request));
      return found.ok ? listBookings(deps, found.value) : refuseAccount(reply, found.refusal);
    },
  });

  app.route({
    ...endpoint('/api/Account/Update'),
    handler: async (request, reply) => {
      const found = await loggedInAccount(deps, loggedInOf(request));
      const updated = found.ok ? await updateDetails(deps, found.value, request.body) : found;
      return updated.ok ? updated.value : refuseAccount(reply, updated.refusal);
    },
  });

  app.route({
    ...endpoint('/api/Account/Authenticate'),
    handler: async (request, reply) => {
      const brought = (propertyId: PropertyId) => cookies.read(request, propertyId);
      const from = { ...passwordFrom(request, deps), brought };
      const authenticated = await authenticate(deps, request.body, from);
      if (!authenticated.ok) return refuseAccount(reply, authenticated.refusal);
      const { answer, session } = authenticated.value;
      if (session !== undefined) cookies.set(reply, session.propertyId, session);
      return answer;
    },
  });

  app.route({
    ...endpoint('/api/Account/Logout'),
    handler: async (request, reply) => {
      const named = request.body?.PropertyId;
      for (const propertyId of cookies.brought(request)) {
        if (named !== undefined && named !== propertyId) continue;
        const token = cookies.read(request, propertyId);
        if (token !== undefined) await deleteSessions(kysely, propertyId, { token });
        cookies.clear(reply, propertyId);
      }
      return done(accountTexts.loggedOut);
    },
  });
}

/** Stores a guest's details; omitted fields stay unchanged. Rule: docs/accounts.md, "Details". */
async function updateDetails(
  { database }: AccountDeps,
  { hotel, account }: AccountOfHotel,
  body: AccountUpdateRequest,
): Promise<Result<AccountUpdateResponse, AccountRefusal>> {
  const details = detailsOf(account, body);
  const { countryId } = details;
  const hasUnknownCountry = countryId !== null && countryCode(countryId) === undefined;
  const country: Issue[] = hasUnknownCountry ? [{ field: 'countryId', code: 'country.required' }] : [];
  const faults = fieldFaults(hotel, null, accountFields, [...accountDetailsIssues(details), ...country]);
  if (faults.length > 0) return refused({ code: 'request.invalid', faults });
  await updateAccount(database.kysely, account, details);
  const User = await readUser(database.kysely, hotel, { ...account, ...details });
  return ok({ ...done(accountTexts.saved), User });
}

function detailsOf(stored: Account, body: AccountUpdateRequest): AccountDetails {
  const text = (sent: string | null | undefined, was: string) =>
    sent === undefined ? was : (sent?.trim() ?? '');
  return {
    firstName: text(body.Firstname, stored.firstName),
    lastName: text(body.Lastname, stored.lastName),
    phone: text(body.Telephone, stored.phone),
    street: text(body.Street, stored.street),
    city: text(body.City, stored.city),
    stateOrCounty: text(body.StateOrCounty, stored.stateOrCounty),
    postCode: text(body.ZipCode, stored.postCode),
    countryId: body.CountryId === undefined ? stored.countryId : body.CountryId,
    receiveBrandOffers: body.ReceiveBrandOffers ?? stored.receiveBrandOffers,
  };
}
