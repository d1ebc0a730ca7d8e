import {
  authenticateRequestSchema,
  authenticateResponseSchema,
  logoutRequestSchema,
} from '@portico/contract/calls/account-authenticate';
import { accountAnswerSchema } from '@portico/contract/calls/account-answer';
import { accountQuerySchema, accountUserSchema } from '@portico/contract/calls/account-read';
import {
  confirmEmailRequestSchema,
  registerRequestSchema,
  resendConfirmationRequestSchema,
} from '@portico/contract/calls/account-register';
import { errorBodySchema } from '@portico/contract/calls/error-body';
import { apiPaths } from '@portico/contract/paths';
import { accountTexts } from '@portico/contract/texts/account-texts';
import type { PropertyId } from '@portico/domain/ids';
import type { FastifyReply } from 'fastify';
import { accountHotel } from '../../core/account/account-hotel.ts';
import { readAccount } from '../../core/account/account.store.ts';
import { readUser } from '../../core/account/read-user.ts';
import { deleteSessions, readSession } from '../../core/account/session.store.ts';
import { invalidAnswer } from '../../core/booking/refusal-answer.ts';
import { leavePlace } from '../../platform/http/bounded-concurrency.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { forAnyone } from '../../platform/http/for-anyone.ts';
import { refuseTooMany } from '../../platform/http/refuse-too-many.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { loggedInOf } from '../../platform/http/require-account.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import {
  clearSessionCookie,
  readSessionCookie,
  sessionsBrought,
  setSessionCookie,
} from '../../platform/http/session-cookie.ts';
import type { AccountDeps, AccountRefusal } from './account-deps.ts';
import { done } from './answers.ts';
import { askForLink } from './ask-for-mail.ts';
import { authenticate } from './authenticate.ts';
import { confirmEmail } from './confirm-email.ts';
import { register } from './register.ts';

/** Having an account with a hotel: making one, and logging in and out. */
export async function accountRoutes(app: PorticoServer, deps: AccountDeps): Promise<void> {
  const { kysely } = deps.database;
  const cookie = { isSecure: deps.publicUrl?.startsWith('https:') ?? false };
  app.findLoggedIn = async (request, propertyId) => {
    const token = readSessionCookie(request, propertyId, cookie);
    if (token === undefined) return undefined;
    const individualId = await readSession(kysely, propertyId, token, deps.clock.now());
    return individualId && { propertyId, individualId };
  };

  app.get(
    apiPaths.account(),
    {
      config: { access: 'account' },
      schema: {
        querystring: accountQuerySchema,
        response: { 200: accountUserSchema, '4xx': errorBodySchema },
      },
    },
    async (request, reply) => {
      const loggedIn = loggedInOf(request);
      const hotel = await accountHotel(deps.hotels, loggedIn.propertyId);
      if (!hotel.ok) return refuse(reply, hotel.refusal.code);
      const account = await readAccount(kysely, loggedIn.propertyId, loggedIn);
      if (account === undefined) return refuse(reply, 'account.logged-out');
      return readUser(kysely, hotel.value, account);
    },
  );

  app.post(
    apiPaths.accountAuthenticate(),
    forAnyone({ body: authenticateRequestSchema }, authenticateResponseSchema),
    async (request, reply) => {
      const { body } = request;
      const wait = (milliseconds: number) => {
        leavePlace(request);
        return deps.delay(milliseconds);
      };
      const brought = (propertyId: PropertyId) => readSessionCookie(request, propertyId, cookie);
      const from = { address: clientAddress(request), brought, wait };
      const authenticated = await authenticate(deps, body, from);
      if (!authenticated.ok) return refuseAccount(reply, authenticated.refusal);
      const { answer, session } = authenticated.value;
      if (session !== undefined) setSessionCookie(reply, session.propertyId, session, cookie);
      return answer;
    },
  );

  app.post(
    apiPaths.accountLogout(),
    forAnyone({ body: logoutRequestSchema }, accountAnswerSchema),
    async (request, reply) => {
      const named = request.body?.PropertyId;
      for (const propertyId of sessionsBrought(request, cookie)) {
        if (named !== undefined && named !== propertyId) continue;
        const token = readSessionCookie(request, propertyId, cookie);
        if (token !== undefined) await deleteSessions(kysely, propertyId, { token });
        clearSessionCookie(reply, propertyId, cookie);
      }
      return done(accountTexts.loggedOut);
    },
  );

  app.post(
    apiPaths.accountRegister(),
    forAnyone({ body: registerRequestSchema }, accountAnswerSchema),
    async (request, reply) => {
      const registered = await register(deps, request.body, clientAddress(request));
      return registered.ok ? done(accountTexts.registered) : refuseAccount(reply, registered.refusal);
    },
  );

  app.post(
    apiPaths.accountConfirmEmail(),
    forAnyone({ body: confirmEmailRequestSchema }, accountAnswerSchema),
    async ({ body }, reply) => {
      const confirmed = await confirmEmail(deps, body);
      return confirmed.ok ? confirmed.value : refuse(reply, confirmed.refusal.code);
    },
  );

  app.post(
    apiPaths.accountResendConfirmation(),
    forAnyone({ body: resendConfirmationRequestSchema }, accountAnswerSchema),
    async (request, reply) => {
      const { PropertyId: propertyId, EmailAddress: email } = request.body;
      const asked = await askForLink(deps, 'confirm-again', {
        propertyId,
        email,
        address: clientAddress(request),
      });
      return asked.ok ? done(accountTexts.confirmationSent) : refuseAccount(reply, asked.refusal);
    },
  );
}

function refuseAccount(reply: FastifyReply, refusal: AccountRefusal): FastifyReply {
  switch (refusal.code) {
    case 'request.invalid':
      return reply.code(400).send(invalidAnswer(refusal.faults, undefined));
    case 'request.too-many':
      return refuseTooMany(reply, refusal);
    case 'property.unknown':
    case 'account.not-offered':
      return refuse(reply, refusal.code);
  }
}
