import { buildFlexibleBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { buildExtrasHotel, openExtrasWorld, type ExtrasWorld } from '@portico/testing/booking/extras-world';
import { readBooked } from '@portico/testing/booking/pre-check-in-world';
import {
  BREAKFAST,
  buildExtra,
  buildRatePlan,
  buildSeason,
  DOUBLE,
  FLEXIBLE,
  PROPERTY,
  saver,
  sauna,
} from '@portico/testing/builders/hotel-file';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { afterEach, beforeEach, expect, test } from 'vitest';

const stay = { DateOfArrival: '2027-03-03', DateOfDeparture: '2027-03-05' };
const Services = [{ ServiceId: BREAKFAST, Quantity: 1 }];

let world: ExtrasWorld;
beforeEach(async () => {
  world = await openExtrasWorld();
});
afterEach(() => world.close());

/** Flexible at 120.00 a night and breakfast at 40.00 a day, imported without any server noticing. */
async function importDearer(): Promise<void> {
  const file = buildExtrasHotel({
    ratePlans: [buildRatePlan({ seasons: [buildSeason({ price: { base: 120 } })] }), buildRatePlan(saver)],
    extras: [buildExtra({ articles: [{ name: 'Breakfast', price: 40 }] }), sauna],
  });
  await insertHotel(world.db.database, file, new Date('2027-02-20T12:00:00Z'));
}
async function bookAndFind() {
  const { body } = await world.create(buildFlexibleBooking());
  return readBooked(world, body.ConfirmationToken);
}

const newRoom = {
  ReservationItemId: null,
  ...stay,
  RoomTypeId: DOUBLE,
  RatePlanId: FLEXIBLE,
  NumberOfAdults: 1,
  NumberOfChildren: 0,
  NumberOfInfants: 0,
  LeadGuest: { FirstName: 'Bea', LastName: 'Brook' },
  Services,
};

test('a change in the first second after an import is priced by that import, rooms and extras alike', async () => {
  const booked = await bookAndFind();
  await importDearer();
  const order = {
    PropertyId: PROPERTY,
    ReservationId: booked.reservationId,
    Version: booked.version,
    ReservationItems: [newRoom],
  };
  const all = { TotalWas: 200, TotalNow: 200 + 2 * 120 + 2 * 40 };
  expect(await world.manage(booked, '/api/ManageBooking/Preview', order)).toMatchObject({
    body: { Quote: all },
  });
  const updated = await world.manage(booked, '/api/ManageBooking/Update', order);
  expect(updated.body).toMatchObject({ Status: 'Applied' });
  expect((await readBooked(world, booked.confirmationToken)).grossMinor).toBe(100 * all.TotalNow);
});

test('so are a booking and what a voucher would pay of it', async () => {
  await world.create(buildFlexibleBooking());
  await importDearer();
  const room = buildRoom({ RatePlanId: FLEXIBLE, Services, TotalCost: 200 + 2 * 40 });
  const asSeen = await world.create(buildFlexibleBooking({ Rooms: [room] }));
  expect(asSeen.body).toMatchObject({ RefusalCode: 'quote.price-changed', TotalCost: 2 * 120 + 2 * 40 });
  const payload = { PropertyId: PROPERTY, VoucherCode: 'GIFT-900', Rooms: [room] };
  await insertHotel(world.db.database, buildExtrasHotel(), new Date('2027-02-20T12:00:05Z'));
  const voucher = await world.inject({ method: 'POST', url: '/api/Reservation/CheckVoucherCode', payload });
  expect(voucher.json()).toMatchObject({ IsValid: true, TotalDiscount: 2 * 100 + 2 * 12 });
});
