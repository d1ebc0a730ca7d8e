import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import { buildFlexibleBooking } from '@portico/testing/booking/booking-body';
import { buildCompanyInvoice, buildInvoiceHotel } from '@portico/testing/booking/invoice-hotel';
import { buildGiftVoucher, DOUBLE, FLEXIBLE, SAVER } from '@portico/testing/builders/hotel-file';
import { openReception } from '@portico/testing/world/reception';
import { openStaff } from '@portico/testing/world/staff';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld({
    hotel: buildInvoiceHotel({
      giftVouchers: [buildGiftVoucher({ code: 'GIFT-100' })],
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

/** Kind, code, name, bookings and nights of each row of codes. */
async function codes() {
  const month = { from: '2027-03-01', to: '2027-03-31', roomTypeId: null };
  const stays = await (await openStaff(world)).ask('Reports/Stays', month);
  expect(stays.codes.reduce((sum, { nights }) => sum + nights, 0)).toBe(stays.sums.let);
  return stays.codes.map(({ kind, code, name, bookings, nights }) => [kind, code, name, bookings, nights]);
}

test('a room booked with the code of its rate counts under it, before gift vouchers and after companies', async () => {
  const number = await book(buildFlexibleBooking({ RatePlanCode: 'flex', HopGiftVoucherCode: 'GIFT-100' }));
  await book(buildFlexibleBooking({ RatePlanCode: 'SAVER' }));
  await book(buildCompanyInvoice({ RatePlanCode: 'SAVER' }));
  await (await openReception(world)).create({ ratePlanCode: 'FLEX' });
  expect(await codes()).toEqual([
    ['rate', 'FLEX', 'Flexible', 2, 4],
    ['company', null, 'Marram Freight', 1, 2],
    ['none', null, null, 1, 2],
  ]);

  const staff = await openStaff(world);
  const plain = {
    ...{ number, rooms: [], added: [], reason: null },
    ...{ areStayRulesWaived: false, isGivenBack: true, isGuestTold: false },
  };
  const oneNight = { arrival: '2027-03-03', departure: '2027-03-04', roomTypeId: DOUBLE };
  const guests = { adults: 1, children: 0, infants: 0, leadGuest: null };
  const added = [{ ...oneNight, ...guests, ratePlanId: FLEXIBLE }];
  await staff.ask('Booking/Change', { ...plain, version: 1, added });
  expect(await codes()).toContainEqual(['rate', 'FLEX', 'Flexible', 2, 5]);

  await staff.ask('Booking/Change', { ...plain, version: 2, rooms: [{ room: 1, ratePlanId: SAVER }] });
  expect(await codes()).toContainEqual(['rate', 'FLEX', 'Flexible', 2, 3]);
  expect(await codes()).toContainEqual(['voucher', null, null, 1, 2]);
});
