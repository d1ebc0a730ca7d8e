import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildBookingOf } from '@portico/testing/booking/booking-body';
import { buildExtrasHotel } from '@portico/testing/booking/extras-hotel';
import { buildPromotion, buildRatePlan, saver } from '@portico/testing/builders/hotel-file';
import { afterAll, beforeAll, expect, test } from 'vitest';

const CLUB = 23;
const KEY = 42;

/** A plan of 80.00 a night with a code, and two promotions: one lowers all public rates, one reveals the plan. */
let world: World;
beforeAll(async () => {
  const club = buildRatePlan({ ...saver, id: CLUB, code: 'CLUB-24', name: 'Club', isPublic: false });
  const promotions = [
    buildPromotion(),
    buildPromotion({
      id: KEY,
      code: 'KEYHOLDER',
      name: 'Keyholders',
      percentOff: 0,
      ratePlans: [CLUB],
      minNights: 2,
    }),
  ];
  const ratePlans = [buildRatePlan(), buildRatePlan(saver), club];
  world = await openWorld({ hotel: buildExtrasHotel({ ratePlans, promotions }) });
});
afterAll(() => world.close());

const book = (codes: Partial<CreateRequestBody>, room: Partial<CreateRequestBody['Rooms'][number]> = {}) =>
  world.book(buildBookingOf({ RatePlanId: CLUB, ...room }, codes));

test.each<[string, Partial<CreateRequestBody>]>([
  ['no code', {}],
  ['an empty code', { RatePlanCode: ' ' }],
  ['another code', { RatePlanCode: 'CLUB-25' }],
  ['the code of a plan that everybody sees', { RatePlanCode: 'FLEX' }],
  ['its code as one of a promotion', { PromoCode: 'CLUB-24' }],
  ['a promotion that does not name it', { PromoCode: 'SPRING10' }],
  ['a promotion that does not name it, at its price', { PromoCode: 'SPRING10', PaymentAmount: 144 }],
])('an unlisted plan is not sold to who has %s, whatever the price', async (_what, codes) => {
  for (const TotalCost of [160, 144, 0])
    expect(await book({ ...codes, PaymentAmount: TotalCost }, { TotalCost })).toMatchObject({
      status: 200,
      body: { Success: false, RefusalCode: 'rate.unavailable', ReferenceNumber: null },
    });
  expect(world.acquired()).toEqual([]);
});

test('nor by a promotion that names it and does not apply to the stay', async () => {
  const night = { DateFrom: '2027-03-10', DateTo: '2027-03-11' };
  const codes = { ...night, PromoCode: 'KEYHOLDER', PaymentAmount: 80 };
  expect(await book(codes, { ...night, TotalCost: 80 })).toMatchObject({
    body: { RefusalCode: 'rate.unavailable' },
  });
});

test.each<[string, Partial<CreateRequestBody>]>([
  ['its code, in any case', { RatePlanCode: ' club-24 ' }],
  ['a promotion that names it', { PromoCode: 'keyholder' }],
])('it is sold to who has %s', async (_what, codes) => {
  expect(await book(codes)).toMatchObject({ body: { Status: 'Confirmed' } });
});

test('a voucher is weighed against it only with its code', async () => {
  const check = async (codes: object) => {
    const { Rooms } = buildBookingOf({ RatePlanId: CLUB });
    return (await world.guest().checkVoucher({ VoucherCode: 'GIFT-900', Rooms, ...codes })).body;
  };
  expect(await check({})).toMatchObject({ IsValid: false, TotalDiscount: 0 });
  expect(await check({ PromoCode: 'SPRING10' })).toMatchObject({ IsValid: false });
  expect(await check({ RatePlanCode: 'CLUB-24' })).toMatchObject({ IsValid: true, TotalDiscount: 160 });
  expect(await check({ PromoCode: 'KEYHOLDER' })).toMatchObject({ IsValid: true, TotalDiscount: 160 });
});
