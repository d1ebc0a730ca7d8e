import { roleNames, type StaffRole } from '@portico/contract/desk/staff-roles';
import type { Hotel } from '../../hotel/hotel.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import { ensureStaff, setStaffRole } from '../../staff/staff.store.ts';
import { confirmStaffSession, useStaffSession } from '../../staff/staff-session.store.ts';
import { deskEndpoint, refuseCall } from '../run/desk-endpoint.routes.ts';
import { beginSession } from './begin-session.routes.ts';
import type { LogInDeps } from './log-in-deps.ts';
import { staffCookie } from './staff-cookie.routes.ts';

const done = { done: true } as const;

/** A demo's staff log in by one press, as any role. */
export async function demoLogInRoutes(app: PorticoServer, deps: LogInDeps): Promise<void> {
  const { hotels, clock, database, publicUrl } = deps;

  app.route({
    ...deskEndpoint('/api/Desk/:propertyCode/LogInAs'),
    handler: async (request, reply) => {
      const hotel = await hotels.find(request.params.propertyCode);
      if (hotel === undefined) return refuseCall(reply, { code: 'property.unknown' }, hotel);
      const staffId = await demoStaff(deps, hotel, request.body.role);
      await beginSession(deps, { request, reply }, hotel, staffId, { isFirst: true });
      return done;
    },
  });

  app.route({
    ...deskEndpoint('/api/Desk/:propertyCode/ConfirmInDemo'),
    handler: async (request, reply) => {
      const token = staffCookie(publicUrl).read(request);
      const now = clock.now();
      const session = token && (await useStaffSession(database.kysely, token, now));
      if (!session) return refuseCall(reply, { code: 'desk.logged-out' }, undefined);
      await confirmStaffSession(database.kysely, session.sessionId, now);
      return done;
    },
  });
}

const demoNames: Readonly<Record<StaffRole, string>> = {
  owner: 'Ada',
  reception: 'Nell',
  accounts: 'Tom',
  'read-only': 'Iris',
};

/** Somebody of that role at every hotel of a demo. */
async function demoStaff({ database, hotels, clock }: LogInDeps, hotel: Hotel, role: StaffRole) {
  const { kysely } = database;
  const now = clock.now();
  const email = `${roleNames[role].toLowerCase().replace(' ', '-')}@portico.example`;
  const staffId = await ensureStaff(kysely, { email, name: demoNames[role] }, now);
  for (const { propertyId } of [hotel, ...(await hotels.all(50))])
    await setStaffRole(kysely, { propertyId, staffId, role }, now);
  return staffId;
}
