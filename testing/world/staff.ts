import type { DeskAnswer, DeskCallName, DeskTakes } from '@portico/contract/desk/desk-calls';
import type { StaffRole } from '@portico/contract/desk/staff-roles';
import { ensureStaff, setStaffRole } from '@portico/server/staff/staff.store';
import { insertStaffSession } from '@portico/server/staff/staff-session.store';
import { cookieName } from '@portico/server/platform/http/cookies';
import { PROPERTY } from '../builders/hotel-file.ts';
import type { World } from './world.ts';

const from = { address: '192.0.2.7', userAgent: 'test' };

/** Somebody of a role at the hotel's desk: Nell, unless named. */
export async function openStaff({ app, deps }: World, role: StaffRole = 'owner', name = 'Nell') {
  const { kysely } = deps.database;
  const now = deps.clock.now();
  const email = `${name}-${role}@hotel.example`.toLowerCase();
  const staffId = await ensureStaff(kysely, { email, name }, now);
  await setStaffRole(kysely, { propertyId: PROPERTY, staffId, role }, now);
  const { token } = await insertStaffSession(kysely, staffId, from, now);

  const cookie = cookieName('staff', deps.publicUrl?.startsWith('https:') ?? false);

  const call = async (call: DeskCallName, takes: object, key?: string) => {
    const headers = {
      cookie: `${cookie}=${token}`,
      ...(key !== undefined && { 'idempotency-key': key }),
    };
    const url = `/api/Desk/QUAY/${call}`;
    const answer = await app.inject({ method: 'POST', url, payload: takes, headers });
    return { status: answer.statusCode, body: answer.json() };
  };
  return {
    call,
    /** Throws when it is refused. */
    ask: async <Name extends DeskCallName>(
      asked: Name,
      takes: DeskTakes<Name>,
    ): Promise<DeskAnswer<Name>> => {
      const { status, body } = await call(asked, takes);
      if (status !== 200) throw new Error(`${asked} answers ${status} ${JSON.stringify(body)}`);
      return body;
    },
    /** The code it is refused with; null when it is done. */
    refusal: async <Name extends DeskCallName>(
      asked: Name,
      takes: DeskTakes<Name>,
    ): Promise<string | null> => {
      const { status, body } = await call(asked, takes);
      return status === 200 ? null : body.RefusalCode;
    },
  };
}
