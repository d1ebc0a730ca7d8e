import type { DeskAnswer, DeskCallName, DeskTakes } from '@portico/contract/desk/desk-calls';
import type { StaffRole } from '@portico/contract/desk/staff-roles';
import type { PropertyId } from '@portico/domain/ids';
import { insertStaffSession } from '@portico/server/staff/staff-session.store';
import { ensureStaff, setStaffRole } from '@portico/server/staff/staff.store';
import { PROPERTY } from '../builders/hotel-file.ts';
import type { World } from './world.ts';

interface Called<Name extends DeskCallName> {
  readonly status: number;
  /** The answer; of a refused call, its words and code instead. */
  readonly body: DeskAnswer<Name>;
}

/** Calls the desk as somebody of that role at these hotels; the first is the one called. */
export async function callDeskAs<Name extends DeskCallName>(
  { deps, app }: World,
  role: StaffRole,
  name: Name,
  takes: DeskTakes<Name>,
  hotels: readonly PropertyId[] = [PROPERTY],
): Promise<Called<Name>> {
  const { kysely } = deps.database;
  const now = deps.clock.now();
  const email = `${role}-${hotels.join('-')}@hotel.example`;
  const staffId = await ensureStaff(kysely, { email, name: 'Nell' }, now);
  for (const propertyId of hotels) await setStaffRole(kysely, { propertyId, staffId, role }, now);
  const from = { address: '192.0.2.7', userAgent: 'test' };
  const { token } = await insertStaffSession(kysely, staffId, from, now);
  const answer = await app.inject({
    method: 'POST',
    url: `/api/Desk/${hotels[0] ?? ''}/${name}`,
    payload: takes,
    headers: { cookie: `portico-staff=${token}` },
  });
  return { status: answer.statusCode, body: answer.json() };
}
