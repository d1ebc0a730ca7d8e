import type { PropertyId } from '@portico/domain/ids';
import { buildBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildExtrasHotel } from '@portico/testing/booking/extras-hotel';
import { buildRatePlan, PROPERTY, SAUNA, sauna, saver } from '@portico/testing/builders/hotel-file';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readReservation } from '../reservation/read-reservation.store.ts';

/** A quarter of the price is breakfast at 5 %, as is the sauna; the rest is taxed at 20 %. */
const openTaxed = (paidAtHotel: boolean) =>
  openWorld({
    hotel: buildExtrasHotel({
      property: { standardVatRate: 20, cityTax: { name: 'Visitor levy', adult: 2, paidAtHotel } },
      ratePlans: [
        buildRatePlan(),
        buildRatePlan({
          ...saver,
          vatParts: [{ name: 'Breakfast', percent: 25, vatRate: 5 }],
          cancellation: {
            entries: [{ daysBefore: null, at: null, charge: { fee: 'Full' } }],
            noShow: { fee: 'Full' },
          },
        }),
      ],
      extras: [{ ...sauna, vatRate: 5 }],
    }),
  });

const sums = {
  TotalCost: 189,
  TotalVat: 23.09,
  VatByRate: [
    { Rate: 20, Net: 100, Vat: 20 },
    { Rate: 5, Net: 61.91, Vat: 3.09 },
  ],
};
const Rooms = [buildRoom({ TotalCost: 189, Services: [{ ServiceId: SAUNA, Quantity: 1 }] })];
let world: World;

async function book(PaymentAmount: number) {
  const { body } = await world.book(buildBooking({ PaymentAmount, Rooms }));
  expect(body).toMatchObject({ Status: 'Confirmed' });
  const confirmationToken = String(body.ConfirmationToken);
  const { body: confirmation } = await world.guest().confirmation(confirmationToken);
  const { kysely } = world.db.database;
  const booked = await readReservation(kysely, PROPERTY as PropertyId, { confirmationToken });
  if (booked === undefined) throw new Error('not booked');
  return { confirmation, booked };
}

describe('a city tax that is paid at the hotel', () => {
  beforeAll(async () => void (world = await openTaxed(true)));
  afterAll(() => world.close());

  test('is in the price, beside VAT at each of its rates, and in what is due at the hotel', async () => {
    const { confirmation } = await book(160);
    expect(confirmation).toMatchObject({
      ...sums,
      CityTaxes: [{ Name: 'Visitor levy', Amount: 4, PaidAtHotel: true }],
      Paid: 160,
      DueAtHotel: 29,
      Rooms: [{ TotalDiscountedRoomCost: 164, TotalCityTax: 4, Nights: [{ CityTax: 2 }, { CityTax: 2 }] }],
    });
  });

  test('is not paid before: a price without it is refused', async () => {
    const { body } = await world.book(
      buildBooking({ PaymentAmount: 160, Rooms: [buildRoom({ TotalCost: 160 })] }),
    );
    expect(body).toMatchObject({ Success: false, RefusalCode: 'quote.price-changed' });
  });
});

describe('a city tax that is paid as the room is', () => {
  beforeAll(async () => void (world = await openTaxed(false)));
  afterAll(() => world.close());

  test('is charged with it, and given back to a guest who cancels, whatever cancelling costs', async () => {
    const { confirmation, booked } = await book(164);
    expect(confirmation).toMatchObject({
      ...sums,
      CityTaxes: [{ Name: 'Visitor levy', Amount: 4, PaidAtHotel: false }],
      Paid: 164,
      DueAtHotel: 25,
    });
    const { body } = await world.guestOf(booked).cancel({ Version: 1, SeenCost: 160 });
    expect(body).toMatchObject({ Success: true, Cost: 160, Refund: 4 });
    const { body: after } = await world.guest().confirmation(booked.confirmationToken);
    expect(after).toMatchObject({
      TotalCost: 160,
      TotalVat: 21.9,
      VatByRate: [
        { Rate: 20, Net: 100, Vat: 20 },
        { Rate: 5, Net: 38.1, Vat: 1.9 },
      ],
      CityTaxes: [],
    });
  });
});
