import { buildFlexibleBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildExtrasHotel } from '@portico/testing/booking/extras-hotel';
import { readBooked } from '@portico/testing/world/books';
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

let world: World;
beforeEach(async () => {
  world = await openWorld({ hotel: buildExtrasHotel() });
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
  const { body } = await world.book(buildFlexibleBooking());
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
  expect(await world.guestOf(booked).preview(order)).toMatchObject({
    body: { Quote: all },
  });
  const updated = await world.guestOf(booked).change(order);
  expect(updated.body).toMatchObject({ Status: 'Applied' });
  expect((await readBooked(world, booked.confirmationToken)).grossMinor).toBe(100 * all.TotalNow);
});

test('so are a booking and what a voucher would pay of it', async () => {
  await world.book(buildFlexibleBooking());
  await importDearer();
  const room = buildRoom({ RatePlanId: FLEXIBLE, Services, TotalCost: 200 + 2 * 40 });
  const asSeen = await world.book(buildFlexibleBooking({ Rooms: [room] }));
  expect(asSeen.body).toMatchObject({ RefusalCode: 'quote.price-changed', TotalCost: 2 * 120 + 2 * 40 });
  const payload = { PropertyId: PROPERTY, VoucherCode: 'GIFT-900', Rooms: [room] };
  await insertHotel(world.db.database, buildExtrasHotel(), new Date('2027-02-20T12:00:05Z'));
  const voucher = await world.app.inject({
    method: 'POST',
    url: '/api/Reservation/CheckVoucherCode',
    payload,
  });
  expect(voucher.json()).toMatchObject({ IsValid: true, TotalDiscount: 2 * 100 + 2 * 12 });
});
