import {
  deskCalls,
  type DeskAnswer,
  type DeskCallName,
  type DeskTakes,
} from '@portico/contract/desk/desk-calls';
import type { StaffRole } from '@portico/contract/desk/staff-roles';
import { insertStaffSession } from '@portico/server/staff/staff-session.store';
import { ensureStaff, setStaffRole } from '@portico/server/staff/staff.store';
import { PROPERTY } from '../builders/hotel-file.ts';
import type { World } from './world.ts';

/** Somebody of the hotel who is logged in to its desk. */
export async function logInStaff({ app, deps: { database, clock } }: World, name: string, role: StaffRole) {
  const now = clock.now();
  const staffId = await ensureStaff(database.kysely, { email: `${name}@hotel.example`, name }, now);
  await setStaffRole(database.kysely, { propertyId: PROPERTY, staffId, role }, now);
  const from = { address: '192.0.2.7', userAgent: 'test' };
  const { token } = await insertStaffSession(database.kysely, staffId, from, now);
  const send = async (call: DeskCallName, payload: object) => {
    const headers = { cookie: `portico-staff=${token}` };
    const answer = await app.inject({ method: 'POST', url: `/api/Desk/QUAY/${call}`, payload, headers });
    return { status: answer.statusCode, body: answer.json() };
  };
  return {
    /** Calls the desk: the status and the body. */
    send,
    /** The answer. Throws where the call is refused. */
    call: async <Name extends DeskCallName>(
      call: Name,
      payload: DeskTakes<Name>,
    ): Promise<DeskAnswer<Name>> => {
      const { status, body } = await send(call, payload);
      if (status !== 200) throw new Error(`${call} answers ${status} ${JSON.stringify(body)}`);
      return deskCalls[call].answers.parse(body);
    },
  };
}
