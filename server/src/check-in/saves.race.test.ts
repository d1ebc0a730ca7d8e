import { buildFlexibleBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { readBooked, saunasOn } from '@portico/testing/world/books';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildExtrasHotel } from '@portico/testing/booking/extras-hotel';
import { bookAndLink } from '@portico/testing/booking/book-and-link';
import type { Guest } from '@portico/testing/world/guest';
import { FLEXIBLE, PROPERTY, SAUNA } from '@portico/testing/builders/hotel-file';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { reconcile } from '../operations/reconcile/reconcile.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({
    hotel: buildExtrasHotel({
      allotments: [{ from: '2027-03-01', to: '2027-04-29', rooms: 40 }],
      settings: { preCheckIn: { daysBefore: 3 } },
    }),
  });
});
afterEach(async () => expect((await reconcile(world.deps)).drift).toEqual([]));
afterAll(() => world.close());

const forTwo = buildFlexibleBooking({
  Rooms: [buildRoom({ RatePlanId: FLEXIBLE, NumberOfAdults: 2, TotalCost: 220 })],
});

async function orderOf(guest: Guest, fields: { SpecialRequests?: string; sauna?: number } = {}) {
  const { sauna, ...rest } = fields;
  const order = await guest.buildCheckIn(rest);
  const Services = sauna === undefined ? [] : [{ ServiceId: SAUNA, Quantity: sauna }];
  return { ...order, ReservationItems: order.ReservationItems.map((item) => ({ ...item, Services })) };
}
const outcomes = (answers: readonly { body: { Status?: string; RefusalCode?: string | null } }[]) =>
  answers.map(({ body }) => body.RefusalCode ?? body.Status).sort();

test('of many saves of one booking at once the first counts, and the others are shown what it saved', async () => {
  const { booked, guest } = await bookAndLink(world, forTwo);
  const orders = await Promise.all(
    Array.from({ length: 8 }, (_, index) => orderOf(guest, { SpecialRequests: `Number ${index}` })),
  );
  const answers = await Promise.all(orders.map((order, index) => guest.checkIn(order, `race-${index}`)));
  expect(outcomes(answers)).toEqual([
    'Applied',
    ...Array.from({ length: 7 }, () => 'reservation.changed-meanwhile'),
  ]);
  const { specialRequests, version } = await readBooked(world, booked.confirmationToken);
  expect(version).toBe(2);
  const winner = answers.findIndex(({ body }) => body.Status === 'Applied');
  expect(specialRequests).toBe(`Number ${winner}`);
  for (const { body } of answers) expect(body.Reservation?.SpecialRequests).toBe(specialRequests);
});

test('one save sent many times at once is done once', async () => {
  const { booked, guest } = await bookAndLink(world, forTwo);
  const order = await orderOf(guest, { sauna: 1 });
  const before = await saunasOn(world, '2027-03-03');
  const answers = await Promise.all(Array.from({ length: 10 }, () => guest.checkIn(order, 'the-same')));
  expect(outcomes(answers)).toEqual(Array.from({ length: 10 }, () => 'Applied'));
  expect((await readBooked(world, booked.confirmationToken)).version).toBe(2);
  expect((await saunasOn(world, '2027-03-03')).sold - before.sold).toBe(1);
  await guest.checkIn(await orderOf(guest, { sauna: 0 }));
});

test('a save against a change by managing: one is made, the other refused, or both in their order', async () => {
  const { booked, guest } = await bookAndLink(world, forTwo);
  const order = await orderOf(guest, { SpecialRequests: 'By link' });
  const managed = {
    PropertyId: PROPERTY,
    ReservationId: booked.reservationId,
    Version: 1,
    SpecialRequests: 'By managing',
  };
  const answers = await Promise.all([guest.checkIn(order), world.guestOf(booked).change(managed)]);
  expect(outcomes(answers as never)).toEqual(['Applied', 'reservation.changed-meanwhile']);
});

test('the last unit of an extra is had by one of those who check in for it at once', async () => {
  const guests = await Promise.all(
    Array.from({ length: 6 }, async () => (await bookAndLink(world, forTwo)).guest),
  );
  const orders = await Promise.all(guests.map((guest) => orderOf(guest, { sauna: 1 })));
  const answers = await Promise.all(guests.map((guest, index) => guest.checkIn(orders[index] ?? {})));
  expect(outcomes(answers)).toEqual(['Applied', ...Array.from({ length: 5 }, () => 'extra.unavailable')]);
  expect((await saunasOn(world, '2027-03-03')).sold).toBe(1);
});
