import { roleNames, type StaffRole } from '@portico/contract/desk/staff-roles';
import type { Hotel } from '../hotel/hotel.ts';
import { callerOf } from '../platform/http/client-address.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { refuse } from '../platform/http/refuse.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import { ensureStaff, setStaffRole } from '../staff/staff.store.ts';
import { deleteStaffSession, insertStaffSession } from '../staff/staff-session.store.ts';
import type { DeskDeps } from './desk.routes.ts';
import { staffCookie } from './staff-cookie.routes.ts';

const done = { done: true } as const;

/** Log-in and log-out of staff. Rule: docs/desk.md, "Sessions". */
export async function deskLogInRoutes(app: PorticoServer, deps: DeskDeps): Promise<void> {
  const { hotels, clock, database } = deps;
  const cookie = staffCookie(deps.publicUrl);

  app.route({
    ...endpoint('/api/Desk/:propertyCode/LogOut'),
    handler: async (request, reply) => {
      const token = cookie.read(request);
      if (token !== undefined) await deleteStaffSession(database.kysely, token);
      cookie.clear(reply);
      return done;
    },
  });

  app.route({
    ...endpoint('/api/Desk/:propertyCode/LogInAs'),
    handler: async (request, reply) => {
      const hotel = await hotels.find(request.params.propertyCode);
      if (hotel === undefined) return refuse(reply, 'property.unknown');
      const now = clock.now();
      const staffId = await demoStaff(deps, hotel, request.body.role, now);
      const from = {
        address: callerOf(request).address,
        userAgent: request.headers['user-agent'] ?? '',
      };
      const brought = cookie.read(request);
      if (brought !== undefined) await deleteStaffSession(database.kysely, brought);
      cookie.set(reply, await insertStaffSession(database.kysely, staffId, from, now));
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
async function demoStaff({ database, hotels }: DeskDeps, hotel: Hotel, role: StaffRole, now: Date) {
  const { kysely } = database;
  const email = `${roleNames[role].toLowerCase().replace(' ', '-')}@portico.example`;
  const staffId = await ensureStaff(kysely, { email, name: demoNames[role] }, now);
  for (const { propertyId } of [hotel, ...(await hotels.all(50))])
    await setStaffRole(kysely, { propertyId, staffId, role }, now);
  return staffId;
}
