import { ok, refused, type Result } from '@portico/domain/result';
import type { DeskRefusal } from '@portico/contract/desk/desk-refusals';
import type { Hotel } from '../../hotel/hotel.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import { newAuthenticator } from '../../staff/authenticator.ts';
import { openInvitation, type Invitation } from '../../staff/invitation.store.ts';
import { askNewPasskey } from '../../staff/passkeys.ts';
import { hasLogIn } from '../../staff/staff-role.store.ts';
import { deskEndpoint, refuseCall } from '../run/desk-endpoint.routes.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { beginSession } from './begin-session.routes.ts';
import { countAsked } from './check-log-in.ts';
import type { LogInDeps } from './log-in-deps.ts';
import { originOf } from './origin-of.routes.ts';

/** The page of an invitation's link. Rule: docs/desk.md, "Invitations". */
export async function invitationRoutes(app: PorticoServer, deps: LogInDeps): Promise<void> {
  const { hotels, clock, database, publicUrl, secrets } = deps;
  const { kysely } = database;

  const opened = async (
    code: string,
    token: string,
  ): Promise<Result<{ hotel: Hotel; invitation: Invitation }, DeskRefusal>> => {
    const hotel = await hotels.find(code);
    const invitation = hotel && (await openInvitation(kysely, hotel.propertyId, token, clock.now()));
    if (hotel === undefined || invitation === undefined) return refused({ code: 'desk.invitation-ended' });
    return ok({ hotel, invitation });
  };

  app.route({
    ...deskEndpoint('/api/Desk/:propertyCode/ReadInvitation'),
    handler: async ({ params, body }, reply) => {
      const found = await opened(params.propertyCode, body.token);
      if (!found.ok) return refuseCall(reply, found.refusal, undefined);
      const { hotel, invitation } = found.value;
      const { invitationId, name, email, role, isNewLogIn } = invitation;
      const hotelName = hotel.definition.property.name;
      return {
        name,
        email,
        role,
        hasLogIn: !isNewLogIn && (await hasLogIn(kysely, email)),
        authenticator: newAuthenticator(secrets, invitationId, { hotelName, email }),
      };
    },
  });

  app.route({
    ...deskEndpoint('/api/Desk/:propertyCode/AskInvitedPasskey'),
    handler: async (request, reply) => {
      const found = await opened(request.params.propertyCode, request.body.token);
      if (!found.ok) return refuseCall(reply, found.refusal, undefined);
      const { hotel, invitation } = found.value;
      const counted = await countAsked(deps, clientAddress(request));
      if (!counted.ok) return refuseCall(reply, counted.refusal, hotel);
      const { invitationId: id, name, email } = invitation;
      return askNewPasskey(
        {
          db: kysely,
          of: { purpose: 'invitation', subject: id },
          origin: originOf(request, publicUrl),
          now: clock.now(),
        },
        { id, name, email, hotelName: hotel.definition.property.name, known: [] },
      );
    },
  });

  app.route({
    ...deskEndpoint('/api/Desk/:propertyCode/AcceptInvitation'),
    handler: async (request, reply) => {
      const found = await opened(request.params.propertyCode, request.body.token);
      if (!found.ok) return refuseCall(reply, found.refusal, undefined);
      const { hotel, invitation } = found.value;
      const accepted = await acceptInvitation(deps, hotel, invitation, {
        ...request.body,
        origin: originOf(request, publicUrl),
        from: clientAddress(request),
      });
      if (!accepted.ok) return refuseCall(reply, accepted.refusal, hotel);
      const { staffId, recoveryCodes, isSetUp } = accepted.value;
      if (isSetUp) await beginSession(deps, { request, reply }, hotel, staffId, { isFirst: true });
      return { recoveryCodes, isLoggedIn: isSetUp };
    },
  });
}
