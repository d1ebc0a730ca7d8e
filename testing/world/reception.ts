import type { DeskAnswer, DeskTakes } from '@portico/contract/desk/desk-calls';
import type { StaffRole } from '@portico/contract/desk/staff-roles';
import { DOUBLE, FLEXIBLE } from '../builders/hotel-file.ts';
import type { World } from './world.ts';
import { openStaff } from './staff.ts';

type Name = 'NewBooking/Search' | 'NewBooking/Price' | 'NewBooking/Create';

/** A member of staff at the telephone. */
export async function openReception(world: World, role: StaffRole = 'reception') {
  const staff = await openStaff(world, role);
  const call = async <Called extends Name>(
    name: Called,
    payload: object,
    key?: string,
  ): Promise<Answered<Called>> => staff.call(name, payload, key);
  return {
    search: (changes: Partial<DeskTakes<'NewBooking/Search'>> = {}) =>
      call('NewBooking/Search', { ...stay, rooms: [couple], ...changes }),
    price: (changes: object = {}) => call('NewBooking/Price', { ...stay, rooms: [room], ...changes }),
    create: (changes: object = {}, key?: string) =>
      call('NewBooking/Create', { ...createTakes, ...changes }, key),
  };
}

interface Answered<Called extends Name> {
  readonly status: number;
  readonly body: DeskAnswer<Called> & Refused;
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
