import { deskCalls, type DeskCallName } from '@portico/contract/desk/desk-calls';
import { mayCall } from '@portico/contract/desk/may-call';
import { staffRoles, type StaffRole } from '@portico/contract/desk/staff-roles';
import type { PropertyId } from '@portico/domain/ids';
import { keysOf } from '@portico/domain/record';
import { buildHotelFile, PROPERTY } from '@portico/testing/builders/hotel-file';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureStaff, setStaffRole } from '../staff/staff.store.ts';
import { insertStaffSession } from '../staff/staff-session.store.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ hotel: buildHotelFile() });
});
afterAll(() => world.close());

const names = keysOf<DeskCallName>(deskCalls);
const from = { address: '192.0.2.7', userAgent: 'test' };

/** The cookie of somebody with that role at a hotel. */
async function cookieOf(role: StaffRole, propertyId: PropertyId = PROPERTY): Promise<string> {
  const { database, clock } = world.deps;
  const now = clock.now();
  const email = `${role}-${propertyId}@hotel.example`;
  const staffId = await ensureStaff(database.kysely, { email, name: 'Nell' }, now);
  await setStaffRole(database.kysely, { propertyId, staffId, role }, now);
  const { token } = await insertStaffSession(database.kysely, staffId, from, now);
  return `portico-staff=${token}`;
}

function call(name: DeskCallName, cookie: string) {
  const headers = cookie === '' ? {} : { cookie };
  return world.app.inject({ method: 'POST', url: `/api/Desk/QUAY/${name}`, payload: {}, headers });
}

test.each(names)('%s is refused without a log-in, and for a session that is made up', async (name) => {
  for (const cookie of ['', 'portico-staff=x', `portico-account-${PROPERTY}=x`]) {
    const { statusCode, json } = await call(name, cookie);
    expect([statusCode, json().RefusalCode]).toEqual([401, 'desk.logged-out']);
  }
});

test.each(staffRoles)('%s is refused what the table does not allow, whatever is sent', async (role) => {
  const cookie = await cookieOf(role);
  for (const name of names.filter((one) => !mayCall[one].includes(role))) {
    const { statusCode, json } = await call(name, cookie);
    expect([name, statusCode, json().RefusalCode]).toEqual([name, 403, 'desk.role']);
  }
});

test('an owner of another hotel is told nothing of this one', async () => {
  const cookie = await cookieOf('owner', (PROPERTY + 1) as PropertyId);
  for (const name of names) {
    const { statusCode, json } = await call(name, cookie);
    expect([name, statusCode, json().RefusalCode]).toEqual([name, 404, 'property.unknown']);
  }
});

test('a request from another site’s page is refused, whoever is logged in', async () => {
  const cookie = await cookieOf('owner');
  const headers = { cookie, origin: 'https://evil.example' };
  for (const name of names) {
    const answer = await world.app.inject({
      method: 'POST',
      url: `/api/Desk/QUAY/${name}`,
      payload: {},
      headers,
    });
    expect([name, answer.statusCode]).toEqual([name, 403]);
  }
});
