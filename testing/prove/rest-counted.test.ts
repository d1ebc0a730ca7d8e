import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildBooking, buildRoom } from '../booking/booking-body.ts';
import { openWorld, type World } from '../world/world.ts';
import {
  buildGiftVoucher,
  buildHotelFile,
  buildPromotion,
  SAUNA,
  sauna,
  SPRING,
} from '../builders/hotel-file.ts';
import { countRest } from './rest-counted.ts';

const hotel = buildHotelFile({
  settings: { giftVouchers: { name: 'Quay gift' } },
  extras: [sauna],
  promotions: [buildPromotion({ most: 1 })],
  giftVouchers: [buildGiftVoucher({ balance: 5 })],
});
/** Two nights at 72.00, an hour in the sauna; the voucher pays 5.00 of what is due now. */
const booking = buildBooking({
  PromoCode: 'SPRING10',
  HopGiftVoucherCode: 'GIFT-100',
  HopGiftDiscountAmount: 5,
  PaymentAmount: 139,
  Rooms: [
    buildRoom({
      Promotion: { PromotionId: SPRING },
      Services: [{ ServiceId: SAUNA, Quantity: 1 }],
      TotalCost: 169,
    }),
  ],
});

let world: World;
beforeEach(async () => {
  world = await openWorld({ hotel });
  expect((await world.book(booking, 'key')).body).toMatchObject({ Status: 'Confirmed' });
});
afterEach(() => world.close());

const run = (statement: ReturnType<typeof sql>) => statement.execute(world.db.database.kysely);
const counted = () => countRest(world.db.database.kysely);

test('a booking that went well counts nothing', async () => {
  expect(await counted()).toEqual({ over: 0, drift: 0 });
});

test.each([
  ['units of an extra', sql`UPDATE extra_day SET sold = 0 WHERE stay_date = '2027-03-03'`],
  [
    'units of an extra on a day no one arrives',
    sql`UPDATE extra_day SET held = 1 WHERE stay_date = '2027-03-04'`,
  ],
  ['the redemptions of a promotion', sql`UPDATE promotion_use SET used = 0`],
  ['the balance of a voucher', sql`UPDATE gift_voucher SET balance = 500`],
])('%s that differ from the bookings are counted', async (_name, damage) => {
  await run(damage);
  expect(await counted()).toEqual({ over: 0, drift: 1 });
});

test('more units and redemptions than there are, are counted', async () => {
  await run(sql`ALTER TABLE extra_day DROP CONSTRAINT extra_day_never_oversold`);
  await run(sql`ALTER TABLE promotion_use DROP CONSTRAINT promotion_use_never_over`);
  await run(sql`UPDATE extra_day SET units = 0`);
  await run(sql`UPDATE promotion_use SET most = 0`);
  expect(await counted()).toEqual({ over: 2, drift: 0 });
});

test('what a booking that came to nothing still holds is counted', async () => {
  await run(sql`UPDATE reservation SET status = 'declined'`);
  expect(await counted()).toEqual({ over: 0, drift: 3 });
});
