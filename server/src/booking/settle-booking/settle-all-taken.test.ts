import type { Money } from '@portico/domain/money/money';
import { ARRIVAL, buildBookingOf } from '@portico/testing/booking/booking-body';
import { balanceOf, redemptionsIn, saunasOn } from '@portico/testing/world/books';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildExtrasHotel } from '@portico/testing/booking/extras-hotel';
import { bookedOn } from '@portico/testing/world/books';
import { SAUNA } from '@portico/testing/builders/hotel-file';
import { deliverAnswer } from '@portico/testing/booking/deliver-answer';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AttemptKey, PaymentAnswer } from '../../payments/payment-port.ts';
import { reconcile } from '../../operations/reconcile/reconcile.ts';

let world: World;
let attempt: AttemptKey;

/** A booking with the last sauna, the last redemption of the promotion and GIFT-100 that waits for 44.00. */
beforeEach(async () => {
  world = await openWorld({
    hotel: buildExtrasHotel(),
    payments: (acquirer) => ({
      ...acquirer,
      charge: async (key) => {
        attempt = { propertyId: key.propertyId, attemptId: key.attemptId };
        return { kind: 'unknown' };
      },
      lookUp: async () => ({ kind: 'unknown' }),
      list: async () => ({ records: [], next: null }),
    }),
  });
  const room = { TotalCost: 169, Services: [{ ServiceId: SAUNA, Quantity: 1 }] };
  const codes = { PromoCode: 'SPRING10', HopGiftVoucherCode: 'GIFT-100' };
  const booked = await world.book(buildBookingOf(room, { ...codes, PaymentAmount: 44 }));
  expect(booked.body.Status).toBe('Pending');
});
afterEach(() => world.close());

const paid = (minor = 4_400): PaymentAnswer => ({
  kind: 'paid',
  money: { minor, currency: 'GBP' } satisfies Money,
  reference: 'r1',
  card: { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2029 },
  token: null,
});
const deliver = (answer: PaymentAnswer) => deliverAnswer(world, attempt, answer);

/** Held/sold of nights and saunas, held/used of the promotion, minor units left on the voucher. */
async function standing() {
  const night = await bookedOn(world, ARRIVAL);
  const saunas = await saunasOn(world, ARRIVAL);
  const redemptions = await redemptionsIn(world);
  const balance = await balanceOf(world, 'gift-100');
  return `${night.held}/${night.sold} ${saunas.held}/${saunas.sold} ${redemptions.held}/${redemptions.used} ${balance}`;
}

/** Only drift of the inventory: the test's payments are unknown to the acquirer. */
const countedDrift = async () => {
  const { drift } = await reconcile(world.deps);
  return drift.filter(({ kind }) => kind !== 'paid-here-only');
};

const HELD = '1/0 1/0 1/0 0';
const TAKEN = '0/1 0/1 0/1 0';
const FREE = '0/0 0/0 0/0 10000';

test.each<[string, PaymentAnswer, string, string]>([
  ['paid', paid(), 'confirmed', TAKEN],
  ['declined', { kind: 'declined' }, 'declined', FREE],
  ['cancelled', { kind: 'cancelled' }, 'expired', FREE],
  ['paid with another sum', paid(1), 'refused', FREE],
  ['unknown', { kind: 'unknown' }, 'pending', HELD],
])('what a booking took stands as the payment does: %s', async (_what, answer, status, after) => {
  expect(await standing()).toBe(HELD);
  expect(await deliver(answer)).toBe(status);
  expect(await standing()).toBe(after);
  expect(await deliver(answer)).toBe(status);
  expect(await standing()).toBe(after);
  expect(await countedDrift()).toEqual([]);
});

test('a payment that comes after all takes all of it again', async () => {
  await deliver({ kind: 'cancelled' });
  expect(await deliver(paid())).toBe('confirmed');
  expect(await standing()).toBe(TAKEN);
  expect(await countedDrift()).toEqual([]);
});

test.each([
  ['a unit of the extra', sql`UPDATE extra_day SET units = 0`],
  ['the redemption of the promotion', sql`UPDATE promotion_use SET most = 0`],
  ['the balance of the voucher', sql`UPDATE gift_voucher SET balance = 9999 WHERE voucher_code = 'gift-100'`],
])('is refunded if %s was taken meanwhile, and nothing stays held', async (_what, takeAway) => {
  await deliver({ kind: 'cancelled' });
  await takeAway.execute(world.db.database.kysely);
  const before = await standing();
  expect(await deliver(paid())).toBe('refused');
  expect(await standing()).toBe(before);
  const refunds = await world.db.database.kysely.selectFrom('refund').select(['amount', 'reason']).execute();
  expect(refunds).toEqual([{ amount: 4_400, reason: 'no-room-left' }]);
});
