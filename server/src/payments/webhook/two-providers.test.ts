import type { PaymentAttemptId, PropertyId, ReservationId } from '@portico/domain/ids';
import { money } from '@portico/domain/money/money';
import { ARRIVAL, buildBooking } from '@portico/testing/booking/booking-body';
import { bookedOn } from '@portico/testing/world/books';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildCardKeepingBooking, buildLaterHotel } from '@portico/testing/booking/later-hotel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DirectProvider } from '../payment-port.ts';
import { providersOf } from '../providers.ts';
import { issueRefund } from '../refunds/issue-refund.ts';
import { orderRefund } from '../refunds/order-refund.ts';
import { chargeScheduled } from '../scheduled/charge-scheduled.ts';
import { recoverPayments } from '../settle/recover-payments.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';

let world: World;
/** Calls to the provider next to the sandbox. */
let calls: string[];
beforeEach(() => {
  calls = [];
});
afterEach(() => world.close());

/** A provider that answers every look-up with nothing. */
function another(port: DirectProvider): DirectProvider {
  const unknown = (what: string) => async () => {
    calls.push(what);
    return { kind: 'unknown' } as const;
  };
  return {
    ...port,
    name: 'another',
    charge: unknown('charge'),
    chargeStored: unknown('charge later'),
    lookUp: unknown('look up'),
    cancel: unknown('cancel'),
  };
}

async function attemptOf(purpose: 'booking' | 'scheduled') {
  const row = await world.db.database.kysely
    .selectFrom('payment_attempt')
    .select(['property_id', 'attempt_id', 'reservation_id', 'provider'])
    .where('purpose', '=', purpose)
    .orderBy('due_date')
    .executeTakeFirstOrThrow();
  return {
    propertyId: row.property_id as PropertyId,
    attemptId: row.attempt_id as PaymentAttemptId,
    reservationId: row.reservation_id as ReservationId,
    provider: row.provider,
  };
}

test('new payments go to the first provider, and each is polled about its own', async () => {
  world = await openWorld({ payments: (acquirer) => [another(acquirer), acquirer] });
  await world.book(buildBooking());
  expect((await attemptOf('booking')).provider).toBe('another');
  world.setNow('2027-02-20T12:01:00Z');
  await recoverPayments(world.deps);
  expect(calls).toEqual(['charge', 'look up']);
  expect(world.acquired()).toEqual([]);

  await world.db.database.kysely.updateTable('payment_attempt').set({ provider: 'sandbox' }).execute();
  world.setNow('2027-02-20T12:02:00Z');
  await recoverPayments(world.deps);
  expect(calls).toEqual(['charge', 'look up']);
  expect(world.acquired()).toMatchObject([{ status: 'cancelled' }]);
  expect(await bookedOn(world, ARRIVAL)).toEqual({ sold: 0, held: 0 });
});

test('a webhook of one provider about a payment of the other does nothing', async () => {
  world = await openWorld({ payments: (acquirer) => [another(acquirer), acquirer] });
  await world.book(buildBooking());
  const { propertyId, attemptId } = await attemptOf('booking');
  const reference = `${propertyId}.${attemptId}`;
  const webhook = JSON.stringify({ id: 'e1', type: 'attempt.updated', reference, status: 'paid' });
  expect((await world.notify(webhook)).status).toBe(200);
  expect(calls).toEqual(['charge']);
  expect(world.logLines.some((line) => line.includes('or of another provider'))).toBe(true);
});

test('a webhook about other business of the hotel’s account is taken, so that its provider does not send it again', async () => {
  world = await openWorld({
    payments: (acquirer) => ({ ...acquirer, readWebhook: () => 'not-ours' as const }),
  });
  await world.book(buildBooking());
  expect(await world.notify('{}')).toMatchObject({ status: 200, body: {} });
  expect(world.logLines.some((line) => line.includes('a payment we do not know'))).toBe(false);
  expect(await world.db.database.kysely.selectFrom('payment_event').selectAll().execute()).toEqual([]);
});

test('a saved card is charged, and money is refunded, by the provider that has it', async () => {
  const later = await openWorld({ hotel: buildLaterHotel() });
  world = later;
  const sandbox = later.deps.providers.named('sandbox');
  if (sandbox?.cards !== 'typed-here') throw new Error('no provider');
  await later.book(buildCardKeepingBooking());
  const both = { ...later.deps, providers: providersOf(another(sandbox), sandbox) };
  const withoutProvider = { ...later.deps, providers: providersOf(another(sandbox)) };
  const charge = await attemptOf('scheduled');
  await expect(chargeScheduled(withoutProvider, charge)).rejects.toThrow('not configured');
  await chargeScheduled(both, charge);
  expect(later.taken()).toMatchObject([{ amount: 12_000 }]);

  const order = { ...charge, money: money(12_000, 'GBP'), reason: 'no-room-left' } as const;
  const refundId = await inTransaction(later.db.database, (tx) =>
    orderRefund(tx, order, later.deps.clock.now()),
  );
  const refund = { propertyId: charge.propertyId, refundId };
  await expect(issueRefund(withoutProvider, refund)).rejects.toThrow('not configured');
  await issueRefund(both, refund);
  expect(later.taken()).toMatchObject([{ refunds: [{ amount: 12_000 }] }]);
  expect(calls).toEqual([]);
});
