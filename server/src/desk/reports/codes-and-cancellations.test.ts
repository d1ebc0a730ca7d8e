import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import { buildFlexibleBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { buildCompanyInvoice, buildInvoiceHotel } from '@portico/testing/booking/invoice-hotel';
import { buildGiftVoucher, FLEXIBLE, PROPERTY } from '@portico/testing/builders/hotel-file';
import { openStaff } from '@portico/testing/world/staff';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReservation } from '../../reservation/read-reservation.store.ts';

const march = { from: '2027-03-01', to: '2027-03-31', roomTypeId: null };

let world: World;
beforeAll(async () => {
  world = await openWorld({
    hotel: buildInvoiceHotel({
      settings: { cancellationReasons: [{ id: 3, name: 'Our plans have changed' }] },
      giftVouchers: ['GIFT-100', 'GIFT-101'].map((code) => buildGiftVoucher({ code })),
      allotments: [{ from: '2027-03-01', to: '2027-04-29', rooms: 9 }],
    }),
  });
});
afterAll(() => world.close());

async function book(body: CreateRequestBody): Promise<string> {
  const { body: made } = await world.book(body);
  expect(made, JSON.stringify(made)).toMatchObject({ Status: 'Confirmed' });
  return String(made.ReferenceNumber);
}

async function cancel(number: string, body: object) {
  const { reservation_id: reservationId } = await world.db.database.kysely
    .selectFrom('reservation')
    .select('reservation_id')
    .where('reference_number', '=', number)
    .executeTakeFirstOrThrow();
  const booked = await readReservation(world.db.database.kysely, PROPERTY, { reservationId });
  if (booked === undefined) throw new Error('no booking');
  const { body: answer } = await world.guestOf(booked).cancel(body);
  expect(answer).toMatchObject({ Success: true });
}

const stays = async () => (await openStaff(world)).ask('Reports/Stays', march);

test('rooms are counted once: under a promotion, else a company, else gift vouchers, else none', async () => {
  const lowered = buildRoom({ RatePlanId: FLEXIBLE, TotalCost: 180 });
  const both = { PromoCode: 'spring10', HopGiftVoucherCode: 'GIFT-100' };
  await book(buildFlexibleBooking({ ...both, Rooms: [lowered] }));
  await book(buildCompanyInvoice());
  await book(buildFlexibleBooking({ HopGiftVoucherCode: 'GIFT-101' }));
  await book(buildFlexibleBooking());
  const { codes, sums } = await stays();
  expect(codes.map(({ kind, code, name, bookings, nights }) => [kind, code, name, bookings, nights])).toEqual(
    [
      ['voucher', null, null, 1, 2],
      ['promotion', 'SPRING10', expect.any(String), 1, 2],
      ['company', null, 'Marram Freight', 1, 2],
      ['none', null, null, 1, 2],
    ],
  );
  expect(codes.reduce((sum, { room }) => sum + room.netMinor, 0)).toBe(sums.room.netMinor);
});

test('cancellations have the reason that a guest chose, and who did not come to one of two rooms stands apart', async () => {
  const flexible = buildRoom({ RatePlanId: FLEXIBLE, TotalCost: 200 });
  const [first, second, third] = [
    await book(buildFlexibleBooking()),
    await book(buildFlexibleBooking()),
    await book(buildFlexibleBooking({ Rooms: [flexible, flexible] })),
  ];
  await cancel(first, { CancellationReasonId: 3 });
  world.setNow('2027-03-02T12:00:00Z');
  await cancel(second, {});
  world.setNow('2027-03-03T20:00:00Z');
  const staff = await openStaff(world);
  await staff.ask('Booking/NoShow', {
    number: third,
    version: 1,
    roomNumber: 2,
    isCharged: false,
    reason: null,
  });
  const { cancelled, noShows } = (await stays()).arrivals;
  const lost = { rooms: 1, nights: 2, lostNetMinor: 166_67 };
  expect(cancelled.reasons).toEqual([
    { ...lost, name: 'Our plans have changed' },
    { ...lost, name: null },
  ]);
  expect(cancelled.ahead.filter(({ rooms }) => rooms > 0)).toEqual([
    { from: 1, to: 3, rooms: 1 },
    { from: 8, to: 14, rooms: 1 },
  ]);
  // Of eight rooms that were to arrive.
  expect([cancelled.basisPoints, noShows]).toEqual([25_00, { ...lost, basisPoints: 12_50 }]);
  const { text } = await staff.ask('Reports/Csv', { ...march, parts: ['cancellation-reasons'] });
  expect(text.split('\r\n').slice(1)).toEqual([
    'Our plans have changed,1,2,166.67',
    'None known,1,2,166.67',
    'Did not come,1,2,166.67',
    '',
  ]);
});
