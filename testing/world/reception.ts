import type { DeskAnswer, DeskTakes } from '@portico/contract/desk/desk-calls';
import type { StaffRole } from '@portico/contract/desk/staff-roles';
import { DOUBLE, FLEXIBLE, PROPERTY } from '../builders/hotel-file.ts';
import type { World } from './world.ts';
import { cookieName } from '@portico/server/platform/http/cookies';
import { ensureStaff, setStaffRole } from '@portico/server/staff/staff.store';
import { insertStaffSession } from '@portico/server/staff/staff-session.store';

type Name = 'NewBooking/Search' | 'NewBooking/Price' | 'NewBooking/Create';

/** A member of staff at the telephone. */
export async function openReception({ app, deps }: World, role: StaffRole = 'reception') {
  const { database, clock } = deps;
  const now = clock.now();
  const staffId = await ensureStaff(database.kysely, { email: `${role}@hotel.example`, name: 'Nell' }, now);
  await setStaffRole(database.kysely, { propertyId: PROPERTY, staffId, role }, now);
  const from = { address: '192.0.2.7', userAgent: 'test' };
  const { token } = await insertStaffSession(database.kysely, staffId, from, now);
  async function call<Called extends Name>(name: Called, payload: object, key?: string) {
    const headers = {
      cookie: `${cookieName('staff', deps.publicUrl?.startsWith('https:') ?? false)}=${token}`,
      ...(key !== undefined && { 'idempotency-key': key }),
    };
    const answer = await app.inject({ method: 'POST', url: `/api/Desk/QUAY/${name}`, payload, headers });
    return { status: answer.statusCode, body: answer.json<DeskAnswer<Called> & Refused>() };
  }
  return {
    search: (changes: Partial<DeskTakes<'NewBooking/Search'>> = {}) =>
      call('NewBooking/Search', { ...stay, rooms: [couple], ...changes }),
    price: (changes: object = {}) => call('NewBooking/Price', { ...stay, rooms: [room], ...changes }),
    create: (changes: object = {}, key?: string) =>
      call('NewBooking/Create', { ...createTakes, ...changes }, key),
  };
}

interface Refused {
  readonly Message: string;
  readonly RefusalCode: string;
  readonly ModelState?: Readonly<Record<string, readonly string[]>>;
}

const couple = { adults: 2, children: 0, infants: 0 };
/** Two nights of Flexible for two: 2 x 110.00. */
const stay = {
  arrival: '2027-03-15',
  departure: '2027-03-17',
  promoCode: '',
  ratePlanCode: '',
  areStayRulesWaived: false,
};
export const room = { roomTypeId: DOUBLE, ratePlanId: FLEXIBLE, ...couple, childAges: [], extras: [] };

export const createTakes: DeskTakes<'NewBooking/Create'> = {
  ...stay,
  rooms: [{ ...room, bedOptionId: null, leadGuest: null }],
  booker: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@guest.example', phone: '' },
  requests: '',
  note: '',
  payment: { way: 'on-arrival' },
  seenMinor: 22_000,
  reason: '',
};
