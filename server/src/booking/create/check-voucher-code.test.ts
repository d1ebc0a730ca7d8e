import type { CheckVoucherCodeRequestBody } from '@portico/contract/calls/check-voucher-code';
import { buildRoom } from '@portico/testing/booking/booking-body';
import { balanceOf } from '@portico/testing/world/books';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildExtrasHotel } from '@portico/testing/booking/extras-hotel';
import { SAUNA } from '@portico/testing/builders/hotel-file';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  const { giftVouchers } = buildExtrasHotel();
  const empty = { code: 'GIFT-000', kind: 'money' as const, balance: 0 };
  world = await openWorld({ hotel: buildExtrasHotel({ giftVouchers: [...giftVouchers, empty] }) });
});
afterAll(() => world.close());

async function check(VoucherCode: string, fields: Partial<CheckVoucherCodeRequestBody> = {}) {
  const { status, body } = await world.guest().checkVoucher({ VoucherCode, ...fields });
  return { status, body };
}

test('returns what the voucher would pay of the rooms as Create prices them', async () => {
  const none = { IsValid: true, Message: null, ShowExperienceWarningMessage: false };
  expect(await check(' gift-100 ')).toEqual({ status: 200, body: { ...none, TotalDiscount: 100 } });
  expect((await check('GIFT-900')).body).toEqual({ ...none, TotalDiscount: 160 });
  expect((await check('GIFT-900', { PromoCode: 'SPRING10' })).body.TotalDiscount).toBe(144);
  expect((await check('GIFT-900', { PromoCode: 'SUMMER' })).body.TotalDiscount).toBe(160);
  const withSauna = buildRoom({ Services: [{ ServiceId: SAUNA, Quantity: 1 }] });
  expect((await check('GIFT-900', { Rooms: [withSauna, buildRoom()] })).body.TotalDiscount).toBe(345);
  expect(await balanceOf(world, 'gift-900')).toBe(90_000);
});

test('of an experience is valid, pays nothing and sends the guest to the hotel', async () => {
  expect((await check('SPA-DAY')).body).toEqual({
    IsValid: true,
    TotalDiscount: 0,
    Message: expect.stringContaining('contact us'),
    ShowExperienceWarningMessage: true,
  });
});

test.each([
  ['NOBODY', 'We do not know this voucher.'],
  ['GIFT-OVER', 'This voucher could be used until Friday 19th February 2027.'],
  ['GIFT-000', 'Nothing is left on this voucher.'],
])('%s is not valid, in words', async (code, words) => {
  expect(await check(code)).toEqual({
    status: 200,
    body: {
      IsValid: false,
      TotalDiscount: 0,
      Message: expect.stringContaining(words),
      ShowExperienceWarningMessage: false,
    },
  });
});

test.each([
  ['rooms that are not sold', { Rooms: [buildRoom({ RatePlanId: 99 })] }],
  ['an unknown extra', { Rooms: [buildRoom({ Services: [{ ServiceId: 99, Quantity: 1 }] })] }],
])('is not valid for %s', async (_what, body) => {
  expect(await check('GIFT-100', body)).toMatchObject({
    status: 200,
    body: { IsValid: false, TotalDiscount: 0, Message: expect.any(String) },
  });
});

test.each<[string, Partial<Record<keyof CheckVoucherCodeRequestBody, unknown>>]>([
  ['a stay that ends before it begins', { Rooms: [buildRoom({ DateTo: '2027-03-01' })] }],
  ['a stay that has passed', { Rooms: [buildRoom({ DateFrom: '2020-03-01', DateTo: '2020-03-02' })] }],
  ['a stay too far away', { Rooms: [buildRoom({ DateFrom: '2099-03-01', DateTo: '2099-03-02' })] }],
  ['a date that is none', { Rooms: [buildRoom({ DateTo: '2027-02-30' })] }],
  ['no one in the room', { Rooms: [buildRoom({ NumberOfAdults: 0 })] }],
  ['no rooms', { Rooms: [] }],
  ['more rooms than the hotel takes', { Rooms: Array.from({ length: 5 }, () => buildRoom()) }],
  ['half a sauna', { Rooms: [buildRoom({ Services: [{ ServiceId: SAUNA, Quantity: 0.5 }] })] }],
  ['a code that is no text', { VoucherCode: { $ne: null } }],
  ['a code of a thousand letters', { VoucherCode: 'x'.repeat(1_000) }],
  ['a code with a null byte', { VoucherCode: 'gift\u0000' }],
  ['fields it does not have', { Extra: 1 } as object],
])('%s is 400', async (_what, body) => {
  const answer = await check('GIFT-100', body as Partial<CheckVoucherCodeRequestBody>);
  expect(answer.status).toBe(400);
});

test('an unknown hotel is 404', async () => {
  expect(await check('GIFT-100', { PropertyId: 99 })).toMatchObject({ status: 404 });
});
