import type { PropertyFile } from '@portico/contract/property-file/property-file';
import type { PaymentAttemptId, PropertyId, ReservationId } from '@portico/domain/ids';
import { money } from '@portico/domain/money/money';
import type { AttemptPurpose } from '@portico/domain/payment/payment-attempt';
import { approvedCard, buildFlexibleBooking, buildBooking } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { whileNoCardIsSaved } from '@portico/testing/booking/while-no-card-is-saved';
import { buildHotelFile, buildRatePlan, PROPERTY, saver } from '@portico/testing/builders/hotel-file';
import { startCutProxy, type CutProxy } from '@portico/testing/database/cut-proxy';
import { afterEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { issueRefund } from '../refunds/issue-refund.ts';
import { orderRefund } from '../refunds/order-refund.ts';
import { chargeScheduled } from './charge-scheduled.ts';

const propertyId = PROPERTY as PropertyId;

let proxy: CutProxy;
let world: World;
afterEach(async () => {
  await world.close();
  await proxy.close();
});

/** A hotel with a Flexible rate that charges a saved card 60 % two days before arrival. */
async function open(): Promise<PropertyFile> {
  proxy = await startCutProxy();
  const payment = [
    { automaticPaymentType: 'DaysBeforeArrival', percentageToCharge: 60, daysBeforeArrival: 2 } as const,
  ];
  const hotel = buildHotelFile({ ratePlans: [buildRatePlan({ payment }), buildRatePlan(saver)] });
  world = await openWorld({ database: { proxy }, hotel });
  return hotel;
}

const attempt = async (purpose: AttemptPurpose) => {
  const row = await world.db.database.kysely
    .selectFrom('payment_attempt')
    .select(['attempt_id', 'reservation_id', 'status'])
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow();
  return {
    propertyId,
    attemptId: row.attempt_id as PaymentAttemptId,
    reservationId: row.reservation_id as ReservationId,
    status: row.status,
  };
};

const mails = async () => {
  const rows = await world.db.database.kysely
    .selectFrom('outbox')
    .select('kind')
    .where('kind', 'like', 'guest-%')
    .orderBy('kind')
    .execute();
  return rows.map(({ kind }) => kind);
};

const cuts = [
  ['before it is carried out', 'before'],
  ['after it was carried out', 'after'],
] as const;

describe.each(cuts)('a commit lost %s', (_name, cut) => {
  test.each([1, 2])('charges what is due today once and writes once, transaction %i', async (nth) => {
    await open();
    await world.book(buildFlexibleBooking({ CardDetails: approvedCard, PaymentType: 0 }));
    const due = await attempt('scheduled');
    proxy.cutCommit(cut, nth);
    await chargeScheduled(world.deps, due);
    expect(proxy.cuts()).toBe(1);
    expect((await attempt('scheduled')).status).toBe('paid');
    expect(world.acquired()).toMatchObject([{ status: 'stored' }, { status: 'paid', amount: 12_000 }]);
    expect(await mails()).toEqual(['guest-confirmation', 'guest-payment-taken']);
  });

  test('requests once what has no card', async () => {
    await open();
    await whileNoCardIsSaved(world, () => world.book(buildFlexibleBooking()));
    const due = await attempt('scheduled');
    proxy.cutCommit(cut);
    await chargeScheduled(world.deps, due);
    expect(proxy.cuts()).toBe(1);
    expect((await attempt('scheduled')).status).toBe('unpaid');
    expect(await mails()).toEqual(['guest-confirmation', 'guest-payment-due']);
  });

  test('refunds once and writes once', async () => {
    await open();
    await world.book(buildBooking());
    const paid = await attempt('booking');
    const order = { ...paid, money: money(16_000, 'GBP'), reason: 'no-room-left' } as const;
    const refundId = await inTransaction(world.db.database, (tx) =>
      orderRefund(tx, order, world.deps.clock.now()),
    );
    proxy.cutCommit(cut);
    await issueRefund(world.deps, { propertyId, refundId });
    expect(proxy.cuts()).toBe(1);
    expect(world.acquired()).toMatchObject([{ refunds: [{ amount: 16_000 }] }]);
    expect(await mails()).toEqual(['guest-confirmation', 'guest-refund']);
  });
});
