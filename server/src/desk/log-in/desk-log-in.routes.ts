import type { StaffId } from '@portico/domain/ids';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Hotel } from '../../hotel/hotel.ts';
import { waitAside } from '../../platform/http/bounded-concurrency.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import { askPasskey, signerOf } from '../../staff/passkeys.ts';
import { confirmStaffSession, deleteStaffSession, useStaffSession } from '../../staff/staff-session.store.ts';
import { demoLogInRoutes } from './demo-log-in.routes.ts';
import { deskEndpoint, refuseCall } from '../run/desk-endpoint.routes.ts';
import { invitationRoutes } from './invitation.routes.ts';
import { beginSession } from './begin-session.routes.ts';
import { checkLogIn, countAsked, type TriedFrom } from './check-log-in.ts';
import type { LogInDeps } from './log-in-deps.ts';
import { originOf } from './origin-of.routes.ts';
import { staffCookie } from './staff-cookie.routes.ts';

const done = { done: true } as const;

/** Log-in and log-out of staff. Rule: docs/desk.md, "Logging in". */
export async function deskLogInRoutes(app: PorticoServer, deps: LogInDeps): Promise<void> {
  const { clock, publicUrl, hotels } = deps;
  const { kysely } = deps.database;
  const cookie = staffCookie(publicUrl);

  const tried = (request: FastifyRequest): TriedFrom => ({
    address: clientAddress(request),
    wait: (milliseconds) => waitAside(request, milliseconds, deps),
  });
  const asked = (request: FastifyRequest) => ({
    db: kysely,
    origin: originOf(request, publicUrl),
    now: clock.now(),
  });
  const sessionOf = async (request: FastifyRequest) => {
    const token = cookie.read(request);
    return token === undefined ? undefined : useStaffSession(kysely, token, clock.now());
  };
  const begin = async (request: FastifyRequest, reply: FastifyReply, hotel: Hotel, staffId: StaffId) => {
    await beginSession(deps, { request, reply }, hotel, staffId);
    return done;
  };

  app.route({
    ...deskEndpoint('/api/Desk/:propertyCode/LogIn'),
    handler: async (request, reply) => {
      const hotel = await hotels.find(request.params.propertyCode);
      if (hotel === undefined) return refuseCall(reply, { code: 'property.unknown' }, hotel);
      const found = await checkLogIn(deps, request.body, tried(request));
      return found.ok ? begin(request, reply, hotel, found.value) : refuseCall(reply, found.refusal, hotel);
    },
  });

  app.route({
    ...deskEndpoint('/api/Desk/:propertyCode/AskPasskey'),
    handler: async (request, reply) => {
      const counted = await countAsked(deps, clientAddress(request));
      if (!counted.ok)
        return refuseCall(reply, counted.refusal, await hotels.find(request.params.propertyCode));
      const { to } = request.body;
      if (to === 'log-in') return askPasskey({ ...asked(request), of: { purpose: to, subject: '' } });
      const session = await sessionOf(request);
      if (session === undefined) return refuseCall(reply, { code: 'desk.logged-out' }, undefined);
      return askPasskey({ ...asked(request), of: { purpose: to, subject: session.sessionId } });
    },
  });

  app.route({
    ...deskEndpoint('/api/Desk/:propertyCode/LogInWithPasskey'),
    handler: async (request, reply) => {
      const hotel = await hotels.find(request.params.propertyCode);
      if (hotel === undefined) return refuseCall(reply, { code: 'property.unknown' }, hotel);
      const of = { purpose: 'log-in', subject: '' } as const;
      const staffId = await signerOf({ ...asked(request), of }, request.body.answer);
      if (staffId === undefined) return refuseCall(reply, { code: 'desk.passkey-failed' }, hotel);
      return begin(request, reply, hotel, staffId);
    },
  });

  app.route({
    ...deskEndpoint('/api/Desk/:propertyCode/Confirm'),
    handler: async (request, reply) => {
      const hotel = await hotels.find(request.params.propertyCode);
      const session = await sessionOf(request);
      if (session === undefined) return refuseCall(reply, { code: 'desk.logged-out' }, hotel);
      const found = await checkLogIn(deps, { ...request.body, email: session.email }, tried(request));
      if (!found.ok) return refuseCall(reply, found.refusal, hotel);
      await confirmStaffSession(kysely, session.sessionId, clock.now());
      return done;
    },
  });

  app.route({
    ...deskEndpoint('/api/Desk/:propertyCode/ConfirmWithPasskey'),
    handler: async (request, reply) => {
      const session = await sessionOf(request);
      if (session === undefined) return refuseCall(reply, { code: 'desk.logged-out' }, undefined);
      const of = { purpose: 'confirm', subject: session.sessionId } as const;
      const staffId = await signerOf({ ...asked(request), of }, request.body.answer);
      if (staffId !== session.staffId) return refuseCall(reply, { code: 'desk.passkey-failed' }, undefined);
      await confirmStaffSession(kysely, session.sessionId, clock.now());
      return done;
    },
  });

  app.route({
    ...deskEndpoint('/api/Desk/:propertyCode/LogOut'),
    handler: async (request, reply) => {
      const token = cookie.read(request);
      if (token !== undefined) await deleteStaffSession(kysely, token);
      cookie.clear(reply);
      return done;
    },
  });

  await invitationRoutes(app, deps);
  await demoLogInRoutes(app, deps);
}
