import type { PropertyId } from '@portico/domain/ids';
import { buildFlexibleBooking } from '@portico/testing/booking/booking-body';
import { buildHotelFile, PROPERTY } from '@portico/testing/builders/hotel-file';
import { openStaff } from '@portico/testing/world/staff';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { findByNumber } from '../../reservation/find-by-number.store.ts';
import { eraseBooking } from '../../guest-data/erase-guest.store.ts';

const OTHER = 8 as PropertyId;

let world: World;
beforeAll(async () => {
  const allotments = [{ from: '2027-03-01', to: '2027-04-29', rooms: 9 }];
  world = await openWorld({
    hotel: buildHotelFile({ allotments }),
    otherHotels: [buildHotelFile({ property: { id: OTHER, code: 'MILL', name: 'The Mill' } })],
  });
});
afterAll(() => world.close());

interface Booker {
  readonly FirstName?: string;
  readonly LastName: string;
  readonly Email?: string;
  readonly Phone?: string;
}

async function book(booker: Booker, changes: object = {}): Promise<string> {
  const body = buildFlexibleBooking(changes);
  const { body: made } = await world.book({ ...body, Booker: { ...body.Booker, ...booker } });
  return made.ReferenceNumber ?? '';
}

async function find(text: string) {
  const staff = await openStaff(world, 'reception');
  return (await staff.ask('NewBooking/FindGuests', { find: text })).guests;
}

test('who booked before is found by name, address or telephone, once, as in the newest booking', async () => {
  await book({ LastName: 'Oakshott', Email: 'marian@example.com', Phone: '+447700900111' });
  world.setNow('2027-02-21T12:00:00Z');
  await book({ LastName: 'Oakshott', Email: 'Marian@example.com', Phone: '+447700900222' });
  const marian = {
    ...{ firstName: 'Ada', lastName: 'Oakshott', email: 'Marian@example.com', phone: '+447700900222' },
    lastArrival: '2027-03-03',
  };
  for (const text of ['oaksh', 'Ada Oak', 'marian@', '07700 900222'])
    expect(await find(text)).toEqual([marian]);
});

test('nobody is found of another hotel, of a booking that was cancelled, or once erased', async () => {
  await book({ LastName: 'Elsewhere' }, { PropertyId: OTHER });
  expect(await find('elsewhere')).toEqual([]);
  const number = await book({ LastName: 'Fenwick' });
  expect(await find('fenwick')).toHaveLength(1);
  const staff = await openStaff(world);
  await staff.ask('Booking/Cancel', { number, version: null, roomNumber: null, reason: null });
  expect(await find('fenwick')).toEqual([]);
  const { database } = world.db;
  const erased = await findByNumber(database.kysely, PROPERTY, await book({ LastName: 'Gallow' }));
  expect(await find('gallow')).toHaveLength(1);
  await inTransaction(database, async (tx) => {
    if (erased) await eraseBooking(tx, { propertyId: PROPERTY }, erased, world.deps.clock.now());
  });
  expect(await find('gallow')).toEqual([]);
});

test('the guest of a room whom another booked for, is not taken for the booker', async () => {
  const [room] = buildFlexibleBooking().Rooms;
  const LeadGuest = { FirstName: 'Iris', LastName: 'Roomguest' };
  await book({ LastName: 'Hollis' }, { Rooms: [{ ...room, LeadGuest }] });
  expect(await find('roomguest')).toEqual([]);
});

test('one letter is too few', async () => {
  const staff = await openStaff(world, 'reception');
  expect(await staff.refusal('NewBooking/FindGuests', { find: ' a ' })).toBe('request.invalid');
});
