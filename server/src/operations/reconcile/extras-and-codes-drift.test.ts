import { ARRIVAL, buildBookingOf, buildFlexibleBookingOf } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildExtrasHotel } from '@portico/testing/booking/extras-hotel';
import { BREAKFAST, SAUNA } from '@portico/testing/builders/hotel-file';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reconcile } from './reconcile.ts';

let world: World;

/** A confirmed booking with breakfast, the sauna, the promotion and a voucher, and one with an unknown payment. */
beforeEach(async () => {
  const unknown = async () => ({ kind: 'unknown' }) as const;
  world = await openWorld({
    hotel: buildExtrasHotel(),
    payments: (acquirer) => ({ ...acquirer, charge: unknown, lookUp: unknown }),
  });
  const oneSauna = { ServiceId: SAUNA, Quantity: 1 };
  const room = { TotalCost: 229, Services: [{ ServiceId: BREAKFAST, Quantity: 1 }, oneSauna] };
  const codes = { PromoCode: 'SPRING10', HopGiftVoucherCode: 'GIFT-900' };
  const confirmed = await world.book(buildFlexibleBookingOf(room, codes));
  expect(confirmed.body.Status).toBe('Confirmed');
  const later = { DateFrom: '2027-03-10', DateTo: '2027-03-12' };
  const open = await world.book(
    buildBookingOf(
      { ...later, TotalCost: 185, Services: [oneSauna] },
      { ...later, HopGiftVoucherCode: 'GIFT-100', PaymentAmount: 60 },
    ),
  );
  expect(open.body.Status).toBe('Pending');
});
afterEach(() => world.close());

const report = () => reconcile(world.deps);
const drift = async () => (await report()).drift;
const run = (statement: ReturnType<typeof sql>) => statement.execute(world.db.database.kysely);

test('bookings with extras, a promotion and vouchers agree with what is counted', async () => {
  expect(await report()).toMatchObject({
    nights: 120,
    extraDays: 60,
    promotions: 1,
    vouchers: 4,
    bookings: 2,
    drift: [],
  });
});

test('a date that counts other units of an extra is named', async () => {
  await run(sql`UPDATE extra_day SET sold = 0, held = 1 WHERE stay_date = ${ARRIVAL}`);
  const about = `quay, extra ${SAUNA} on ${ARRIVAL}`;
  expect(await drift()).toEqual([
    { kind: 'extra-sold', about, found: '0 sold', expected: '1' },
    { kind: 'extra-held', about, found: '1 held', expected: '0' },
  ]);
});

test('more units taken than there are, and units of a date without a row, are named', async () => {
  await run(sql`ALTER TABLE extra_day DROP CONSTRAINT extra_day_never_oversold`);
  await run(sql`UPDATE extra_day SET units = 0 WHERE stay_date = ${ARRIVAL}`);
  expect(await drift()).toMatchObject([{ kind: 'extra-oversold', found: '1 taken', expected: 'at most 0' }]);
  await run(sql`DELETE FROM extra_day WHERE stay_date = ${ARRIVAL}`);
  expect(await drift()).toMatchObject([{ kind: 'extra-sold', found: '0 sold', expected: '1' }]);
});

test('an extra that is charged by the day counts on each night', async () => {
  await run(sql`UPDATE reservation_extra SET is_limited = true WHERE extra_id = ${BREAKFAST}`);
  expect((await drift()).map(({ about }) => about)).toEqual([
    `quay, extra ${BREAKFAST} on 2027-03-03`,
    `quay, extra ${BREAKFAST} on 2027-03-04`,
  ]);
});

test('a promotion that counts other redemptions, or more than it allows, is named', async () => {
  await run(sql`UPDATE promotion_use SET used = 0, held = 1`);
  const about = 'quay, promotion 41';
  expect(await drift()).toEqual([
    { kind: 'promotion-used', about, found: '0 used', expected: '1' },
    { kind: 'promotion-held', about, found: '1 held', expected: '0' },
  ]);
  await run(sql`ALTER TABLE promotion_use DROP CONSTRAINT promotion_use_never_over`);
  await run(sql`UPDATE promotion_use SET used = 1, held = 0, most = 0`);
  expect(await drift()).toMatchObject([{ kind: 'promotion-overused', found: '1 taken' }]);
});

test('a voucher with another balance than its bookings leave is named', async () => {
  await run(sql`UPDATE gift_voucher SET balance = balance + 100 WHERE voucher_code = 'gift-100'`);
  expect(await drift()).toEqual([
    {
      kind: 'voucher-balance',
      about: 'quay, voucher gift-100',
      found: '1.00 GBP left',
      expected: '0.00 GBP',
    },
  ]);
});

test('a voucher that paid more than it was worth is named', async () => {
  await run(sql`ALTER TABLE gift_voucher DROP CONSTRAINT gift_voucher_never_overspent`);
  await run(sql`UPDATE gift_voucher SET initial = 9000, balance = -1000 WHERE voucher_code = 'gift-100'`);
  expect(await drift()).toMatchObject([
    { kind: 'voucher-overspent', found: '100.00 GBP spent', expected: 'at most 90.00 GBP' },
  ]);
});

test('what a booking that came to nothing still holds is named', async () => {
  await run(sql`UPDATE reservation SET status = 'expired' WHERE promotion_id IS NOT NULL`);
  const kinds = (await drift()).map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(['sold', 'extra-sold', 'promotion-used', 'voucher-balance']));
});
