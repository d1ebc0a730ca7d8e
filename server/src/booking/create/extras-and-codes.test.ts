import {
  ARRIVAL,
  buildBookingOf,
  buildFlexibleBookingOf,
  declinedCard,
} from '@portico/testing/booking/booking-body';
import { balanceOf, redemptionsIn, saunasOn } from '@portico/testing/world/books';
import { openWorld, type World, type WorldOptions } from '@portico/testing/world/world';
import { buildExtrasHotel, KING, TWINS } from '@portico/testing/booking/extras-hotel';
import { BREAKFAST, FAMILY, SAUNA, sauna, SPRING } from '@portico/testing/builders/hotel-file';
import { afterEach, describe, expect, test } from 'vitest';

let world: World;
afterEach(() => world.close());

async function open(options: WorldOptions = {}) {
  world = await openWorld({ hotel: buildExtrasHotel(), ...options });
}
const withSettings = (settings: NonNullable<Parameters<typeof buildExtrasHotel>[0]>['settings']) => ({
  hotel: buildExtrasHotel({ settings }),
});

const confirmation = async (token: string | null) => (await world.guest().confirmation(token)).body;

/** The refusal left nothing behind and charged no one. */
async function expectNothing() {
  const { kysely } = world.db.database;
  for (const table of ['reservation', 'reservation_extra', 'outbox'] as const)
    expect(await kysely.selectFrom(table).selectAll().execute(), table).toEqual([]);
  expect(await saunasOn(world, ARRIVAL)).toEqual({ sold: 0, held: 0 });
  expect(await redemptionsIn(world)).toEqual({ used: 0, held: 0 });
  expect(await balanceOf(world, 'gift-100')).toBe(10_000);
  expect(world.acquired()).toEqual([]);
}

const breakfast = { ServiceId: BREAKFAST, Quantity: 1 };
const oneSauna = { ServiceId: SAUNA, Quantity: 1 };

describe('extras', () => {
  test('are priced, stored with their terms, taken by date and paid at the hotel', async () => {
    await open();
    // Breakfast 12.00 x 2 nights x 2 guests, the sauna 25.00.
    const room = { NumberOfAdults: 2, TotalCost: 253, Services: [oneSauna, breakfast] };
    const { body } = await world.book(buildBookingOf(room, { PaymentAmount: 180 }));
    expect(body).toMatchObject({ Status: 'Confirmed' });
    expect(await saunasOn(world, ARRIVAL)).toEqual({ sold: 1, held: 0 });
    expect(await saunasOn(world, '2027-03-04')).toEqual({ sold: 0, held: 0 });
    expect(await confirmation(body.ConfirmationToken)).toMatchObject({
      TotalRoomCost: 180,
      TotalServicesCost: 73,
      TotalVat: 42.17,
      TotalCost: 253,
      DueNow: 180,
      DueAtHotel: 73,
      Rooms: [
        {
          TotalRoomCost: 180,
          TotalDiscountedRoomCost: 180,
          TotalServicesCost: 73,
          TotalVat: 42.17,
          TotalCost: 253,
          Services: [
            {
              ServiceId: BREAKFAST,
              ServiceCode: 'BREAKFAST',
              ServiceName: 'Breakfast',
              ServiceDescription: expect.stringMatching(/./),
              AllowEditOnBookingEngine: true,
              Price: 12,
              Articles: [
                { Name: 'Food', Price: 9 },
                { Name: 'Drinks', Price: 3 },
              ],
              Quantity: 1,
              ChargeType: 'PerDay',
              ChargePerPerson: true,
              TotalCost: 48,
            },
            {
              ServiceId: SAUNA,
              ServiceName: 'Sauna',
              Quantity: 1,
              ChargeType: 'PerQuantity',
              ChargePerPerson: false,
              TotalCost: 25,
            },
          ],
        },
      ],
    });
  });

  test('are paid with the room where the hotel has set that', async () => {
    await open(withSettings({ includeExtrasInPaymentPolicy: true }));
    const room = { TotalCost: 185, Services: [oneSauna] };
    const { body } = await world.book(buildBookingOf(room, { PaymentAmount: 185 }));
    expect(body).toMatchObject({ Status: 'Confirmed' });
    expect(world.acquired()).toMatchObject([{ status: 'paid', amount: 18_500 }]);
    expect(await confirmation(body.ConfirmationToken)).toMatchObject({ DueNow: 185, DueAtHotel: 0 });
  });

  test('requested with a quantity of 0 are the same as none, even one that the hotel does not have', async () => {
    await open();
    const none = { ServiceId: SAUNA, Quantity: 0 };
    const Services = [none, { ServiceId: 999, Quantity: 0 }, oneSauna];
    const { body } = await world.book(buildBookingOf({ TotalCost: 185, Services }));
    expect(body).toMatchObject({ Status: 'Confirmed' });
    expect(await saunasOn(world, ARRIVAL)).toEqual({ sold: 1, held: 0 });
    const twice = await world.book(buildBookingOf({ Services: [none, breakfast, breakfast] }));
    expect(twice.body).toMatchObject({
      ModelState: { 'Rooms[0].Services[2].ServiceId': ['Expected each service once'] },
    });
  });

  test('go back when the card is declined', async () => {
    await open();
    const room = { TotalCost: 185, Services: [oneSauna] };
    const { body } = await world.book(buildBookingOf(room, { CardDetails: declinedCard }));
    expect(body).toMatchObject({ Status: 'Declined' });
    expect(await saunasOn(world, ARRIVAL)).toEqual({ sold: 0, held: 0 });
    expect(await world.book(buildBookingOf(room))).toMatchObject({ body: { Status: 'Confirmed' } });
  });

  test.each([
    [
      'that is sold out',
      { Services: [{ ...oneSauna, Quantity: 2 }], TotalCost: 210 },
      'Sauna is no longer free on Wed 3 Mar 2027',
    ],
    ['beyond the most of one room', { Services: [{ ...oneSauna, Quantity: 4 }] }, 'Sauna'],
    [
      'that is charged by the day and wanted twice',
      { Services: [{ ...breakfast, Quantity: 2 }] },
      'Breakfast',
    ],
    ['that go with other rooms', { Services: [oneSauna], RoomTypeId: FAMILY, TotalCost: 265 }, 'Sauna'],
    ['that is unknown', { Services: [{ ServiceId: 99, Quantity: 1 }] }, 'An extra you chose'],
  ])('%s are refused by name, and nothing is taken', async (_which, room, name) => {
    const inDoubles = { ...sauna, roomTypes: [11] };
    const { extras } = buildExtrasHotel();
    const breakfasts = extras.filter(({ id }) => id === BREAKFAST);
    await open({ hotel: buildExtrasHotel({ extras: [...breakfasts, inDoubles] }) });
    const answer = await world.book(buildBookingOf(room));
    expect(answer).toMatchObject({ status: 200, body: { RefusalCode: 'extra.unavailable' } });
    expect(answer.body.Message).toContain(name);
    await expectNothing();
  });

  test('named twice in one room are a fault of the form', async () => {
    await open();
    const answer = await world.book(buildBookingOf({ Services: [breakfast, breakfast] }));
    expect(answer).toMatchObject({
      status: 400,
      body: { ModelState: { 'Rooms[0].Services[1].ServiceId': ['Expected each service once'] } },
    });
  });
});

describe('beds', () => {
  test('are stored as chosen', async () => {
    await open(withSettings({ askRoomConfiguration: true }));
    const { body } = await world.book(buildBookingOf({ RoomConfigurationDropdownOptionId: TWINS }));
    expect(await confirmation(body.ConfirmationToken)).toMatchObject({
      Rooms: [{ RoomConfiguration: { Id: TWINS, Name: 'Twin beds' } }],
    });
  });

  test('need not be chosen where the hotel does not ask, or where there is no choice', async () => {
    await open(withSettings({ askRoomConfiguration: true }));
    const room = { RoomTypeId: FAMILY, TotalCost: 240 };
    expect(await world.book(buildBookingOf(room, { PaymentAmount: 240 }))).toMatchObject({
      body: { Status: 'Confirmed' },
    });
  });

  test.each([
    ['not chosen', { RoomConfigurationDropdownOptionId: null }],
    ['of no kind the room has', { RoomConfigurationDropdownOptionId: 99 }],
    ['of another room type', { RoomTypeId: FAMILY, RoomConfigurationDropdownOptionId: KING, TotalCost: 240 }],
  ])('%s are a fault of the form', async (_what, room) => {
    await open(withSettings({ askRoomConfiguration: true }));
    const answer = await world.book(buildBookingOf(room));
    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty(['ModelState', 'Rooms[0].RoomConfigurationDropdownOptionId']);
  });
});

describe('a promotion', () => {
  const spring = { TotalCost: 144, Promotion: { PromotionId: SPRING } };
  const withCode = { PaymentAmount: 144, PromoCode: 'spring10' };

  test('lowers the room for a guest with its code, once for each booking', async () => {
    await open();
    const { body } = await world.book(buildBookingOf(spring, withCode));
    expect(body).toMatchObject({ Status: 'Confirmed' });
    expect(await redemptionsIn(world)).toEqual({ used: 1, held: 0 });
    expect(await confirmation(body.ConfirmationToken)).toMatchObject({
      PromoCode: 'spring10',
      TotalCost: 144,
      Rooms: [
        {
          Promotion: { PromotionId: SPRING, Name: 'Spring at the quay' },
          TotalRoomCost: 160,
          TotalDiscountedRoomCost: 144,
          Nights: [{ TotalCost: 72 }, { TotalCost: 72 }],
        },
      ],
    });
    const second = await world.book(buildBookingOf(spring, withCode));
    expect(second).toMatchObject({ status: 200, body: { RefusalCode: 'promotion.not-valid' } });
  });

  test('goes back when the card is declined', async () => {
    await open();
    await world.book(buildBookingOf(spring, { ...withCode, CardDetails: declinedCard }));
    expect(await redemptionsIn(world)).toEqual({ used: 0, held: 0 });
  });

  test('that was seen and does not apply is refused, and nothing is taken', async () => {
    await open();
    for (const body of [
      buildBookingOf({ TotalCost: 144 }, { ...withCode, PromoCode: 'SUMMER' }),
      buildBookingOf(spring, { PaymentAmount: 144 }),
      buildBookingOf({ ...spring, Promotion: { PromotionId: 42 } }, withCode),
    ])
      expect(await world.book(body)).toMatchObject({
        status: 200,
        body: { RefusalCode: 'promotion.not-valid' },
      });
    await expectNothing();
  });

  test('of an unknown code books at the price shown without it, and at no other', async () => {
    await open();
    const withoutIt = { PromoCode: 'SUMMER' };
    const other = await world.book(buildBookingOf({ Promotion: null, TotalCost: 144 }, withoutIt));
    expect(other.body.RefusalCode).toBe('quote.price-changed');
    const { body } = await world.book(buildBookingOf({ Promotion: null }, withoutIt));
    expect(body).toMatchObject({ Status: 'Confirmed' });
    expect(await redemptionsIn(world)).toEqual({ used: 0, held: 0 });
  });

  test('that lowers none of the rooms is no redemption of it', async () => {
    await open({ hotel: buildExtrasHotel({ promotions: [{ ...oneRedemption, ratePlans: [21] }] }) });
    const { body } = await world.book(buildBookingOf({}, { PromoCode: 'SPRING10' }));
    expect(body).toMatchObject({ Status: 'Confirmed' });
    expect(await redemptionsIn(world)).toEqual({ used: 0, held: 0 });
  });

  const oneRedemption = { id: SPRING, code: 'SPRING10', name: 'Spring', percentOff: 10, most: 1 };
});

describe('a gift voucher', () => {
  test('pays what is due now first; the rest is charged, and stands in the confirmation', async () => {
    await open();
    const body = buildBookingOf({}, { HopGiftVoucherCode: ' gift-100 ', PaymentAmount: 60 });
    const answer = await world.book(body);
    expect(answer.body).toMatchObject({ Status: 'Confirmed' });
    expect(world.acquired()).toMatchObject([{ status: 'paid', amount: 6_000 }]);
    expect(await balanceOf(world, 'gift-100')).toBe(0);
    expect(await confirmation(answer.body.ConfirmationToken)).toMatchObject({
      HopGiftVoucherCode: '••••-100',
      HopGiftDiscountAmount: 100,
      TotalCost: 160,
      TotalVat: 26.67,
      DueNow: 60,
      Paid: 60,
    });
  });

  test('that pays all of it requires no card', async () => {
    await open();
    const body = buildBookingOf(
      {},
      { HopGiftVoucherCode: 'GIFT-900', PaymentAmount: 0, PaymentType: 2, CardDetails: null },
    );
    const answer = await world.book(body, 'key');
    expect(answer.body).toMatchObject({ Status: 'Confirmed' });
    expect(await world.book(body, 'key')).toMatchObject({ body: answer.body });
    expect(world.acquired()).toEqual([]);
    expect(await balanceOf(world, 'gift-900')).toBe(74_000);
  });

  test('pays what would be due at the hotel', async () => {
    await open();
    const body = buildFlexibleBookingOf({}, { HopGiftVoucherCode: 'GIFT-100' });
    const { ConfirmationToken } = (await world.book(body)).body;
    expect(await confirmation(ConfirmationToken)).toMatchObject({ DueAtHotel: 100, DueNow: 0 });
    expect(await balanceOf(world, 'gift-100')).toBe(0);
  });

  test('of an experience is stored with the booking and pays nothing', async () => {
    await open();
    const { body } = await world.book(buildBookingOf({}, { HopGiftVoucherCode: 'SPA-DAY' }));
    expect(await confirmation(body.ConfirmationToken)).toMatchObject({
      HopGiftVoucherCode: '••••-DAY',
      HopGiftDiscountAmount: 0,
      Paid: 160,
    });
  });

  test('has its balance again when the card is declined', async () => {
    await open();
    const body = { HopGiftVoucherCode: 'GIFT-100', PaymentAmount: 60, CardDetails: declinedCard };
    expect(await world.book(buildBookingOf({}, body))).toMatchObject({ body: { Status: 'Declined' } });
    expect(await balanceOf(world, 'gift-100')).toBe(10_000);
  });

  test.each(['NOBODY', 'GIFT-OVER', 'GIFT-000'])('%s cannot be used', async (HopGiftVoucherCode) => {
    const { giftVouchers } = buildExtrasHotel();
    const empty = { code: 'GIFT-000', kind: 'money' as const, balance: 0 };
    await open({ hotel: buildExtrasHotel({ giftVouchers: [...giftVouchers, empty] }) });
    const answer = await world.book(buildBookingOf({}, { HopGiftVoucherCode, PaymentAmount: 60 }));
    expect(answer).toMatchObject({ status: 200, body: { RefusalCode: 'voucher.not-valid' } });
    await expectNothing();
  });

  test('is not taken where the hotel takes none', async () => {
    await open(withSettings({ giftVouchers: undefined }));
    const answer = await world.book(buildBookingOf({}, { HopGiftVoucherCode: 'GIFT-100' }));
    expect(answer).toMatchObject({ body: { RefusalCode: 'voucher.not-valid' } });
  });

  test('with less on it than the guest saw is refused with the sums that hold now', async () => {
    await open();
    await world.book(buildFlexibleBookingOf({ TotalCost: 200 }, { HopGiftVoucherCode: 'GIFT-900' }));
    const seen = { HopGiftVoucherCode: 'GIFT-900', PaymentType: 2, PaymentAmount: 0, CardDetails: null };
    const stay = { DateFrom: '2027-03-10', DateTo: '2027-03-20' };
    const long = buildBookingOf({ ...stay, TotalCost: 800 }, { ...seen, ...stay });
    expect(await world.book(long)).toMatchObject({
      body: { RefusalCode: 'voucher.changed', TotalCost: 800, PaymentAmount: 100 },
    });
    expect(await balanceOf(world, 'gift-900')).toBe(70_000);
  });
});

test('less paid by a voucher than the guest saw is refused, although nothing is due now', async () => {
  await open();
  const saw = (HopGiftDiscountAmount: number) =>
    buildFlexibleBookingOf({}, { HopGiftVoucherCode: 'GIFT-100', HopGiftDiscountAmount });
  expect(await world.book(saw(120))).toMatchObject({ body: { RefusalCode: 'voucher.changed' } });
  const dearer = buildFlexibleBookingOf(
    { TotalCost: 1 },
    { HopGiftVoucherCode: 'GIFT-100', HopGiftDiscountAmount: 120 },
  );
  expect(await world.book(dearer)).toMatchObject({ body: { RefusalCode: 'quote.price-changed' } });
  expect(await world.book(saw(100))).toMatchObject({ body: { Status: 'Confirmed' } });
});

test('the same key with another extra, code or bed is another request', async () => {
  await open();
  const body = buildFlexibleBookingOf({});
  await world.book(body, 'key');
  for (const other of [
    buildFlexibleBookingOf({ Services: [breakfast] }),
    buildFlexibleBookingOf({ RoomConfigurationDropdownOptionId: KING }),
    buildFlexibleBookingOf({}, { PromoCode: 'SPRING10' }),
    buildFlexibleBookingOf({}, { HopGiftVoucherCode: 'GIFT-100' }),
    buildFlexibleBookingOf({}, { RatePlanCode: 'CLUB' }),
  ])
    expect(await world.book(other, 'key')).toMatchObject({ body: { RefusalCode: 'idempotency.reused' } });
});
