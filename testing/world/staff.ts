import type { DeskAnswer, DeskCallName, DeskTakes } from '@portico/contract/desk/desk-calls';
import type { StaffRole } from '@portico/contract/desk/staff-roles';
import { ensureStaff, setStaffRole } from '@portico/server/staff/staff.store';
import { insertStaffSession } from '@portico/server/staff/staff-session.store';
import { cookieName } from '@portico/server/platform/http/cookies';
import type { PropertyId } from '@portico/domain/ids';
import { PROPERTY } from '../builders/hotel-file.ts';
import type { World } from './world.ts';

const from = { address: '192.0.2.7', userAgent: 'test' };

/** Somebody of a role at the desk of these hotels, of which the first is called: Nell, unless named. */
export async function openStaff(
  { app, deps }: World,
  role: StaffRole = 'owner',
  name = 'Nell',
  hotels: readonly PropertyId[] = [PROPERTY],
) {
  const { kysely } = deps.database;
  const now = deps.clock.now();
  const email = `${name}-${role}-${hotels.join('-')}@hotel.example`.toLowerCase();
  const staffId = await ensureStaff(kysely, { email, name }, now);
  for (const propertyId of hotels) await setStaffRole(kysely, { propertyId, staffId, role }, now);
  const { token } = await insertStaffSession(kysely, staffId, from, now);

  const cookie = `${cookieName('staff', deps.publicUrl?.startsWith('https:') ?? false)}=${token}`;

  const call = async (call: DeskCallName, takes: object, key?: string) => {
    const headers = {
      cookie,
      ...(key !== undefined && { 'idempotency-key': key }),
    };
    const url = `/api/Desk/${hotels[0] ?? ''}/${call}`;
    const answer = await app.inject({ method: 'POST', url, payload: takes, headers });
    return { status: answer.statusCode, body: answer.json() };
  };
  return {
    cookie,
    /** The status and the body. */
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
