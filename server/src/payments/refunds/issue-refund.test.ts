import type { PaymentAttemptId, PropertyId, ReservationId } from '@portico/domain/ids';
import { money } from '@portico/domain/money/money';
import { laterMessages } from '@portico/testing/world/books';
import { buildLaterHotel, buildPartPaidBooking } from '@portico/testing/booking/later-hotel';
import { openWorld, type World } from '@portico/testing/world/world';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { afterEach, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { sendAllDue } from '../../platform/outbox/outbox-sender.ts';
import type { PaymentPort } from '../payment-port.ts';
import { providersOf } from '../providers.ts';
import { issueRefund } from './issue-refund.ts';
import { orderRefund } from './order-refund.ts';

const propertyId = PROPERTY as PropertyId;

let world: World;
afterEach(() => world.close());

/** A booking that paid 32.00 at once, to be refunded in full. Returns the refund's id. */
async function open(payments?: (acquirer: PaymentPort) => PaymentPort): Promise<string> {
  world = await openWorld({ hotel: buildLaterHotel(), ...(payments === undefined ? {} : { payments }) });
  await world.book(buildPartPaidBooking());
  const paid = await world.db.database.kysely
    .selectFrom('payment_attempt')
    .select(['attempt_id', 'reservation_id'])
    .where('purpose', '=', 'booking')
    .executeTakeFirstOrThrow();
  const order = {
    propertyId,
    attemptId: paid.attempt_id as PaymentAttemptId,
    reservationId: paid.reservation_id as ReservationId,
    money: money(3_200, 'GBP'),
    reason: 'no-room-left',
  } as const;
  return inTransaction(world.db.database, (tx) => orderRefund(tx, order, world.deps.clock.now()));
}

const refundedAt = async () => {
  const row = await world.db.database.kysely.selectFrom('refund').selectAll().executeTakeFirstOrThrow();
  return row.refunded_at;
};

const givenBack = [{ amount: 3_200, refunds: [{ amount: 3_200 }] }];

test('what was ordered is refunded once, and the guest is written to once', async () => {
  const refundId = await open();
  expect(await refundedAt()).toBeNull();
  await world.runAt('2027-02-20T12:00:01Z');
  await issueRefund(world.deps, { propertyId, refundId });
  expect(await refundedAt()).toEqual(new Date('2027-02-20T12:00:01Z'));
  expect(world.taken()).toMatchObject(givenBack);
  expect(await laterMessages(world)).toEqual(['guest-refund', 'refund']);
});

test('two processes at once refund once', async () => {
  const refundId = await open();
  await Promise.all([1, 2].map(() => issueRefund(world.deps, { propertyId, refundId })));
  await sendAllDue(world.sender());
  expect(world.taken()).toMatchObject(givenBack);
  expect(await laterMessages(world)).toEqual(['guest-refund', 'refund']);
});

test('the provider is called again until it confirms, and refunds once', async () => {
  let losses = 1;
  await open((acquirer) => ({
    ...acquirer,
    refund: async (...order) => {
      const answer = await acquirer.refund(...order);
      return losses-- > 0 ? 'unknown' : answer;
    },
  }));
  await world.runAt('2027-02-20T12:00:00Z');
  expect(await refundedAt()).toBeNull();
  await world.runAt('2027-02-20T12:00:05Z');
  expect(await refundedAt()).toEqual(new Date('2027-02-20T12:00:05Z'));
  expect(world.taken()).toMatchObject(givenBack);
  expect(await laterMessages(world)).toEqual(['guest-refund', 'refund']);
});

test('one that the provider refuses is not requested again, and hotel and guest are notified once', async () => {
  let calls = 0;
  const refundId = await open((acquirer) => ({
    ...acquirer,
    refund: async () => {
      calls += 1;
      return 'refused';
    },
  }));
  await world.runAt('2027-02-20T12:00:01Z');
  await world.runAt('2027-02-27T12:00:00Z');
  await issueRefund(world.deps, { propertyId, refundId });
  expect(calls).toBe(1);
  expect(await refundedAt()).toBeNull();
  expect(await laterMessages(world)).toEqual(['guest-refund-refused', 'hotel-refund-refused', 'refund']);
});

test('without a provider it stays to be done', async () => {
  const refundId = await open();
  const giving = issueRefund({ ...world.deps, providers: providersOf() }, { propertyId, refundId });
  await expect(giving).rejects.toThrow('not configured');
  expect(await refundedAt()).toBeNull();
});
