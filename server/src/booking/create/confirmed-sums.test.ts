import { ARRIVAL, buildBooking, buildRoom, DEPARTURE } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildExtrasHotel } from '@portico/testing/booking/extras-hotel';
import { FAMILY, SAUNA, SPRING } from '@portico/testing/builders/hotel-file';
import { afterAll, beforeAll, expect, test } from 'vitest';

const taxed = buildExtrasHotel({
  property: { standardVatRate: 8.875, isStandardTaxExclusive: true },
  settings: { includeExtrasInPaymentPolicy: true },
});

let world: World;
beforeAll(async () => {
  world = await openWorld({ hotel: taxed });
});
afterAll(() => world.close());

const confirmation = async (token: string | null) => (await world.guest().confirmation(token)).body;

// Two nights at 80.00 and at 120.00 without tax, 10% off; the sauna 25.00; the voucher pays 100.00.
const Promotion = { PromotionId: SPRING };
const double = buildRoom({
  Promotion,
  Services: [{ ServiceId: SAUNA, Quantity: 1 }],
  LeadGuest: {
    IndividualId: '0192f1c0-7d5e-7000-8000-000000000001',
    FirstName: 'Ada',
    LastName: 'Lovelace',
    Email: 'ada@example.com',
    Phone: '+44 7700 900123',
  },
  TotalCost: 184,
});
const family = buildRoom({ Promotion, RoomTypeId: FAMILY, TotalCost: 235.17 });

test('each room has its dates, its tax to three decimals, and what is due for it; rooms add up to the booking', async () => {
  const { body } = await world.book(
    buildBooking({
      PromoCode: 'SPRING10',
      HopGiftVoucherCode: 'GIFT-100',
      HopGiftDiscountAmount: 100,
      PaymentAmount: 319.17,
      Rooms: [double, family],
    }),
  );
  expect(body).toMatchObject({ Status: 'Confirmed' });
  const dates = { DateOfArrival: ARRIVAL, DateOfDeparture: DEPARTURE };
  const VatSettings = { Rate: 8.875, IsExclusive: true };
  const answer = await confirmation(body.ConfirmationToken);
  expect(answer).toMatchObject({
    TotalRoomCost: 435.5,
    TotalDiscountedRoomCost: 391.95,
    TotalServicesCost: 27.22,
    TotalVat: 34.17,
    TotalPayment: 319.17,
    TotalCost: 419.17,
    DueNow: 319.17,
    Rooms: [
      {
        ...dates,
        VatSettings,
        TotalRoomCost: 174.2,
        TotalDiscountedRoomCost: 156.78,
        TotalServicesCost: 27.22,
        TotalVat: 15,
        TotalPayment: 140.1,
        TotalCost: 184,
      },
      {
        ...dates,
        VatSettings,
        TotalRoomCost: 261.3,
        TotalDiscountedRoomCost: 235.17,
        TotalServicesCost: 0,
        TotalVat: 19.17,
        TotalPayment: 179.07,
        TotalCost: 235.17,
      },
    ],
  });
  // The hotel may count extras differently from now on; existing bookings stay.
  const { settings, ...definition } = taxed;
  await world.db.database.kysely
    .updateTable('property')
    .set({
      definition: JSON.stringify({
        ...definition,
        settings: { ...settings, includeExtrasInPaymentPolicy: false },
      }),
    })
    .execute();
  world.deps.hotels.forget(7 as Parameters<typeof world.deps.hotels.forget>[0]);
  expect((await confirmation(body.ConfirmationToken)).Rooms).toEqual(answer.Rooms);
});
