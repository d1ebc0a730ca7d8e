import { approvedCard, buildFlexibleBooking } from '@portico/testing/booking/booking-body';
import { scheduledCharges } from '@portico/testing/world/books';
import { buildLaterHotel, buildPartPaidBooking } from '@portico/testing/booking/later-hotel';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildGiftVoucher } from '@portico/testing/builders/hotel-file';
import { afterEach, beforeEach, expect, test } from 'vitest';

let world: World;
beforeEach(async () => {
  world = await openWorld({
    hotel: buildLaterHotel({
      settings: { giftVouchers: { name: 'The Gull' } },
      giftVouchers: [
        buildGiftVoucher({ code: 'GIFT-32', balance: 32 }),
        buildGiftVoucher({ code: 'GIFT-160', balance: 160 }),
      ],
    }),
  });
});
afterEach(() => world.close());

const noCard = { CardDetails: null, PaymentType: 0 } as const;

test('a voucher that covers what is due now leaves the later parts to a card: without one nothing is booked', async () => {
  const refused = await world.book(
    buildPartPaidBooking({ ...noCard, PaymentAmount: 0, HopGiftVoucherCode: 'GIFT-32' }),
  );
  expect(refused).toMatchObject({
    status: 400,
    body: { ModelState: { 'CardDetails.CardNumber': ['Card number is required'] } },
  });
  const none = { ...noCard, PaymentType: null, PaymentAmount: 0, HopGiftVoucherCode: 'GIFT-32' };
  expect((await world.book(buildPartPaidBooking(none))).body).toMatchObject({
    Success: false,
    RefusalCode: 'payment.type-not-offered',
  });
  expect(await scheduledCharges(world)).toEqual([]);
});

test.each([0, 5])(
  'the card sent as payment type %i is saved, and charged on each later day',
  async (PaymentType) => {
    const sent = { PaymentType, PaymentAmount: 0, HopGiftVoucherCode: 'GIFT-32' };
    expect((await world.book(buildPartPaidBooking(sent))).body).toMatchObject({ Status: 'Confirmed' });
    await world.runAt('2027-03-01T09:00:00Z');
    await world.runAt('2027-03-02T09:00:00Z');
    expect((await scheduledCharges(world)).map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(world.taken().map(({ amount }) => amount)).toEqual([9_600, 3_200]);
  },
);

test('a voucher that covers the later parts too is booked without a card', async () => {
  const all = { ...noCard, PaymentType: 2, PaymentAmount: 0, HopGiftVoucherCode: 'GIFT-160' };
  expect((await world.book(buildPartPaidBooking(all))).body).toMatchObject({ Status: 'Confirmed' });
  expect(await scheduledCharges(world)).toEqual([]);
});

test('without a voucher too a card is required and saved if all is due later', async () => {
  expect((await world.book(buildFlexibleBooking())).body).toMatchObject({ Success: false });
  const created = await world.book(buildFlexibleBooking({ CardDetails: approvedCard, PaymentType: 0 }));
  expect(created.body).toMatchObject({ Status: 'Confirmed' });
});
