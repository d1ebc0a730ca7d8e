import { openWorld } from '@portico/testing/world/world';
import { buildLaterHotel } from '@portico/testing/booking/later-hotel';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { expect, test } from 'vitest';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { sendAllDue } from '../platform/outbox/outbox-sender.ts';
import { enqueue } from '../platform/outbox/outbox.store.ts';
import { newId } from '../platform/ids.ts';
import { REFUND_JOB } from '../payments/refunds/order-refund.ts';
import { FORGET_CARD_JOB } from '../payments/keep-card/forget-unused-card.ts';
import { SCHEDULED_CHARGE_JOB } from '../payments/scheduled/plan-charges.ts';
import { bookingMailSchema } from '../reservation/booking-mails.ts';

test('a message of an unknown kind stays, to be tried again', async () => {
  const world = await openWorld({ hotel: buildLaterHotel() });
  try {
    const { database, clock } = world.deps;
    const message = { propertyId: PROPERTY, kind: 'telegram', payload: {} };
    await inTransaction(database, (tx) => enqueue(tx, message, clock.now()));
    expect(await sendAllDue(world.sender())).toBe(0);
    const row = await database.kysely.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ kind: 'telegram', tries: 1, sent_at: null, lease_until: null });
  } finally {
    await world.close();
  }
});

test('a mail that was enqueued by an earlier version contains no more than was known then', () => {
  const payload = { reservationId: newId(), attemptId: newId() };
  const stored = { kind: 'guest-payment-taken', payload: { ...payload, tomorrows: 1 } };
  expect(bookingMailSchema.parse(stored)).toEqual({ kind: 'guest-payment-taken', payload });
});

test.each([
  [SCHEDULED_CHARGE_JOB, 'attemptId'],
  [REFUND_JOB, 'refundId'],
  [FORGET_CARD_JOB, 'attemptId'],
  ['guest-payment-taken', 'attemptId'],
])('a message %s without its payment stays, and moves no money', async (kind, missing) => {
  const world = await openWorld({ hotel: buildLaterHotel() });
  try {
    const { database, clock } = world.deps;
    const message = { propertyId: PROPERTY, kind, payload: { reservationId: newId() } };
    await inTransaction(database, (tx) => enqueue(tx, message, clock.now()));
    expect(await sendAllDue(world.sender())).toBe(0);
    const row = await database.kysely.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ tries: 1, sent_at: null });
    expect(row.last_error).toContain(missing);
    expect(world.acquired()).toEqual([]);
  } finally {
    await world.close();
  }
});
