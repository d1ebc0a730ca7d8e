import { servicesResponseSchema } from '@portico/contract/calls/services';
import type { ManagedReservation } from '@portico/contract/calls/parts/managed-reservation';
import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import { localDate } from '@portico/domain/calendar/local-date';
import type { ExtraId } from '@portico/domain/ids';
import { buildFlexibleBookingOf } from '@portico/testing/booking/booking-body';
import {
  buildCot,
  buildExtra,
  COT,
  buildHotelFile,
  buildRoomType,
  DOUBLE,
  FAMILY,
  family,
  FLEXIBLE,
} from '@portico/testing/builders/hotel-file';
import type { Guest } from '@portico/testing/world/guest';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const BED = 36 as ExtraId;
const cot = buildCot({
  inventory: [{ from: '2027-03-01', to: '2027-03-31', units: 1 }],
});
const bed = buildExtra({
  id: BED,
  code: 'BED',
  name: 'Extra bed',
  chargePerPerson: false,
  bed: 'extraBed',
  maximumQuantity: 2,
  articles: [{ name: 'A bed', price: 20 }],
});

let world: World;
let guest: Guest;
beforeAll(async () => {
  const double = buildRoomType({ occupancy: { maximum: 3 }, cots: 1, extraBeds: 2 });
  world = await openWorld({ hotel: buildHotelFile({ roomTypes: [double, family], extras: [cot, bed] }) });
  guest = world.guest();
});
beforeEach(async () => {
  const { kysely } = world.db.database;
  await kysely.updateTable('room_night').set({ sold: 0, held: 0 }).execute();
  await kysely.updateTable('extra_day').set({ sold: 0, held: 0 }).execute();
});
afterAll(() => world.close());

type Room = CreateRequestBody['Rooms'][number];

const oneCot = { ServiceId: COT, Quantity: 1 };
/** Two nights from 3 March in a Double for an adult and an infant, 200.00. */
const book = (room: Partial<Room>, dates: Partial<Pick<Room, 'DateFrom' | 'DateTo'>> = {}) =>
  guest.book(buildFlexibleBookingOf({ NumberOfInfants: 1, ...room, ...dates }, dates));

async function offered(roomTypeId: number) {
  const { body } = await guest.get('/api/Service/Get', {
    propertyId: '7',
    roomTypeId: String(roomTypeId),
    ratePlanId: String(FLEXIBLE),
    dateOfArrival: '2027-03-03',
    dateOfDeparture: '2027-03-05',
    languageCode: 'en',
  });
  return servicesResponseSchema
    .parse(body)
    .Services.map(({ ServiceId, Bed, MaximumQuantity }) => [ServiceId, Bed, MaximumQuantity]);
}

test('cots and extra beds are offered where they fit, and no more of them', async () => {
  expect(await offered(DOUBLE)).toEqual([
    [COT, 'Cot', 1],
    [BED, 'ExtraBed', 2],
  ]);
  expect(await offered(FAMILY)).toEqual([]);
});

test('a cot is there each night of a stay, and is promised once', async () => {
  expect(await book({ Services: [oneCot] })).toMatchObject({ body: { Status: 'Confirmed' } });
  const fromItsLastNight = { DateFrom: localDate('2027-03-04'), DateTo: localDate('2027-03-06') };
  const refused = await book({ Services: [oneCot] }, fromItsLastNight);
  expect(refused).toMatchObject({ status: 200, body: { RefusalCode: 'extra.unavailable' } });
  expect(refused.body.Message).toContain('Cot is no longer free on Thu 4 Mar 2027');
});

test('extra beds are paid each night by their number', async () => {
  const twoBeds = { Services: [{ ServiceId: BED, Quantity: 2 }], TotalCost: 280 };
  expect(await book(twoBeds)).toMatchObject({ body: { Status: 'Confirmed' } });
});

test.each<[string, Partial<Room>]>([
  ['without an infant or a child', { NumberOfInfants: 0, Services: [oneCot] }],
  ['beyond those that fit', { NumberOfInfants: 2, Services: [{ ...oneCot, Quantity: 2 }] }],
  ['where none fits', { RoomTypeId: FAMILY, TotalCost: 300, Services: [oneCot] }],
])('a cot %s is refused by name', async (_which, room) => {
  const answer = await book(room);
  expect(answer).toMatchObject({ status: 200, body: { RefusalCode: 'extra.unavailable' } });
  expect(answer.body.Message).toContain('Cot');
});

test('a cot is added to a booking with an infant, and to no other', async () => {
  const addCot = async (infants: number) => {
    const booked = await book({ NumberOfInfants: infants });
    const found = await guest.find(String(booked.body.ReferenceNumber));
    const { PropertyId, ReservationId, Version, Rooms } = found.body.Reservation as ManagedReservation;
    const items = Rooms.map((room) => ({
      ReservationItemId: room.ReservationItemId,
      DateOfArrival: room.DateOfArrival,
      DateOfDeparture: room.DateOfDeparture,
      RoomTypeId: room.RoomTypeId,
      RatePlanId: room.RatePlanId,
      NumberOfAdults: room.NumberOfAdults,
      NumberOfChildren: room.NumberOfChildren,
      NumberOfInfants: room.NumberOfInfants,
      Services: [oneCot],
    }));
    const order = { PropertyId, ReservationId, Version, ReservationItems: items };
    return guest.post('/api/ManageBooking/Update', order);
  };
  expect(await addCot(0)).toMatchObject({ status: 200, body: { RefusalCode: 'extra.unavailable' } });
  expect(await addCot(1)).toMatchObject({ status: 200, body: { Status: 'Applied' } });
});
