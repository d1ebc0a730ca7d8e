import { localDate } from '@portico/domain/calendar/local-date';
import type { PaymentAttemptId, PropertyId, ReservationId } from '@portico/domain/ids';
import { money } from '@portico/domain/money/money';
import { laterMessages, scheduledCharges } from '@portico/testing/world/books';
import {
  bookWithoutCard,
  buildCardKeepingBooking,
  buildLaterHotel,
} from '@portico/testing/booking/later-hotel';
import { openWorld, type World } from '@portico/testing/world/world';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { deliverAnswer } from '@portico/testing/booking/deliver-answer';
import { afterEach, describe, expect, test } from 'vitest';
import { sendAllDue } from '../../platform/outbox/outbox-sender.ts';
import { readLedger } from '../attempts/read-ledger.store.ts';

let world: World;
afterEach(() => world.close());

const statuses = async () => (await scheduledCharges(world)).map(({ status }) => status);

describe('a charge to come', () => {
  test.each([
    ['Europe/London', '2027-03-01T08:59:59Z', '2027-03-01T09:00:00Z'],
    ['America/New_York', '2027-03-01T13:59:59Z', '2027-03-01T14:00:00Z'],
  ])('is made at nine in %s and not before', async (timeZone, before, at) => {
    world = await openWorld({ hotel: buildLaterHotel({ property: { timeZone } }) });
    await world.book(buildCardKeepingBooking());
    await world.runAt(before);
    expect(await statuses()).toEqual(['planned', 'planned']);
    await world.runAt(at);
    expect(await statuses()).toEqual(['paid', 'planned']);
    expect(world.taken()).toMatchObject([{ amount: 12_000 }]);
    expect(await laterMessages(world)).toEqual(['guest-payment-taken']);
  });

  test('that fell due while the server was down for three days is made once it is up', async () => {
    world = await openWorld({ hotel: buildLaterHotel() });
    await world.book(buildCardKeepingBooking());
    await world.runAt('2027-03-04T12:00:00Z');
    await world.runAt('2027-03-04T12:05:00Z');
    expect(await statuses()).toEqual(['paid', 'paid']);
    expect(world.taken()).toHaveLength(2);
    expect(await laterMessages(world)).toEqual(['guest-payment-taken', 'guest-payment-taken']);
  });

  test('is made once by two processes that come to it at once', async () => {
    world = await openWorld({ hotel: buildLaterHotel() });
    await world.book(buildCardKeepingBooking());
    world.setNow('2027-03-01T09:00:00Z');
    await Promise.all([sendAllDue(world.sender()), sendAllDue(world.sender())]);
    expect(world.taken()).toHaveLength(1);
    expect(await laterMessages(world)).toEqual(['guest-payment-taken']);
  });

  test('is made once by two processes after one lost its lease', async () => {
    world = await openWorld({ hotel: buildLaterHotel() });
    await world.book(buildCardKeepingBooking());
    world.setNow('2027-03-01T09:00:00Z');
    const message = await world.db.database.kysely
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'scheduled-charge')
      .orderBy('due_at')
      .executeTakeFirstOrThrow();
    const claimed = {
      propertyId: message.property_id,
      outboxId: message.outbox_id,
      kind: message.kind,
      payload: message.payload ?? {},
      messageId: message.message_id,
      createdAt: message.created_at,
      tries: 1,
    };
    const run = () => world.sender().deliver(claimed, [claimed]);
    await Promise.all([run(), run()]);
    expect(world.taken()).toHaveLength(1);
    expect(await laterMessages(world)).toEqual(['guest-payment-taken']);
  });

  test('with a lost answer is tried again and takes the money once', async () => {
    let losses = 2;
    world = await openWorld({
      hotel: buildLaterHotel(),
      payments: (acquirer) => ({
        ...acquirer,
        chargeStored: async (...order) => {
          const answer = await acquirer.chargeStored(...order);
          return losses-- > 0 ? { kind: 'unknown' } : answer;
        },
      }),
    });
    await world.book(buildCardKeepingBooking());
    await world.runAt('2027-03-01T09:00:00Z');
    expect(world.taken()).toHaveLength(1);
    expect(await statuses()).toEqual(['planned', 'planned']);
    await world.runAt('2027-03-01T09:00:04Z');
    expect(losses).toBe(1);
    await world.runAt('2027-03-01T09:00:05Z');
    await world.runAt('2027-03-01T09:00:15Z');
    expect(await statuses()).toEqual(['paid', 'planned']);
    expect(world.taken()).toHaveLength(1);
    expect(await laterMessages(world)).toEqual(['guest-payment-taken']);
  });

  test('killed between provider and database is made once, when its lease ends', async () => {
    let isKilled = false;
    let kill = (): void => undefined;
    const killed = new Promise<void>((resolve) => {
      kill = resolve;
    });
    world = await openWorld({
      hotel: buildLaterHotel(),
      payments: (acquirer) => ({
        ...acquirer,
        chargeStored: async (...order) => {
          const answer = await acquirer.chargeStored(...order);
          if (isKilled) return answer;
          isKilled = true;
          kill();
          return new Promise(() => undefined);
        },
      }),
    });
    await world.book(buildCardKeepingBooking());
    // The booking's own mails must not be under way at the end: the process below never ends.
    await world.runAt('2027-02-20T12:00:01Z');
    void world.runAt('2027-03-01T09:00:00Z');
    await killed;
    await world.runAt('2027-03-01T09:00:59Z');
    expect(await statuses()).toEqual(['planned', 'planned']);
    expect(world.taken()).toHaveLength(1);
    await world.runAt('2027-03-01T09:01:00Z');
    expect(await statuses()).toEqual(['paid', 'planned']);
    expect(world.taken()).toHaveLength(1);
    expect(await laterMessages(world)).toEqual(['guest-payment-taken']);
  });

  test('to an expired card is declined, and guest and hotel are notified once', async () => {
    world = await openWorld({ hotel: buildLaterHotel() });
    await world.book(buildCardKeepingBooking({ ExpiryMonth: 2, ExpiryYear: 2027 }));
    await world.runAt('2027-03-01T09:00:00Z');
    await world.runAt('2027-03-01T10:00:00Z');
    expect(await statuses()).toEqual(['declined', 'planned']);
    expect(await laterMessages(world)).toEqual(['guest-payment-due', 'hotel-payment-due']);
  });

  test('without a card does not call the provider, and guest and hotel are notified once', async () => {
    world = await openWorld({ hotel: buildLaterHotel() });
    await bookWithoutCard(world);
    await world.runAt('2027-03-01T09:00:00Z');
    await world.runAt('2027-03-01T10:00:00Z');
    expect(await statuses()).toEqual(['unpaid', 'planned']);
    expect(world.acquired()).toEqual([]);
    expect(await laterMessages(world)).toEqual(['guest-payment-due', 'hotel-payment-due']);
  });

  test('with a bank challenge of the absent guest takes no money any more and is reported as unpaid', async () => {
    world = await openWorld({
      hotel: buildLaterHotel(),
      payments: (acquirer) => ({
        ...acquirer,
        chargeStored: async () => ({ kind: 'action-required', url: 'https://bank.example/' }),
      }),
    });
    await world.book(buildCardKeepingBooking());
    await world.runAt('2027-03-01T09:00:00Z');
    expect(await statuses()).toEqual(['unpaid', 'planned']);
    expect(world.acquired()).toMatchObject([{ status: 'stored' }, { status: 'cancelled' }]);
    expect(await laterMessages(world)).toEqual(['guest-payment-due', 'hotel-payment-due']);
  });

  test('that took another sum is refunded whole, and the hotel is notified', async () => {
    world = await openWorld({
      hotel: buildLaterHotel(),
      payments: (acquirer) => ({
        ...acquirer,
        chargeStored: (key, money, token) =>
          acquirer.chargeStored(key, { ...money, minor: money.minor + 100 }, token),
      }),
    });
    await world.book(buildCardKeepingBooking());
    await world.runAt('2027-03-01T09:00:00Z');
    await world.runAt('2027-03-01T09:00:01Z');
    expect(world.taken()).toMatchObject([{ amount: 12_100, refunds: [{ amount: 12_100 }] }]);
    expect(await laterMessages(world)).toEqual(['guest-refund', 'hotel-alert', 'refund']);
    const { kysely } = world.db.database;
    const { reservation_id: id } = await kysely
      .selectFrom('reservation')
      .select('reservation_id')
      .executeTakeFirstOrThrow();
    const ledger = await readLedger(kysely, PROPERTY as PropertyId, id as ReservationId);
    expect(ledger, 'the saved card alone: what was refunded is no payment').toMatchObject([
      { paidMinor: 0, card: { last4: '4242' } },
    ]);
  });

  test('of a booking that is not confirmed any more is cancelled', async () => {
    world = await openWorld({ hotel: buildLaterHotel() });
    await world.book(buildCardKeepingBooking());
    await world.db.database.kysely.updateTable('reservation').set({ status: 'expired' }).execute();
    await world.runAt('2027-03-01T09:00:00Z');
    expect(await statuses()).toEqual(['cancelled', 'planned']);
    expect(world.taken()).toEqual([]);
    expect(await laterMessages(world)).toEqual([]);
  });

  test('reported by the provider’s webhook before the job is settled once', async () => {
    world = await openWorld({ hotel: buildLaterHotel() });
    await world.book(buildCardKeepingBooking());
    world.setNow('2027-03-01T09:00:00Z');
    const charge = await world.db.database.kysely
      .selectFrom('payment_attempt')
      .select('attempt_id')
      .where('due_date', '=', localDate('2027-03-01'))
      .executeTakeFirstOrThrow();
    const key = {
      propertyId: PROPERTY as PropertyId,
      attemptId: charge.attempt_id as PaymentAttemptId,
    };
    const paid = {
      kind: 'paid',
      money: money(12_000, 'GBP'),
      reference: 'a-reference',
      card: null,
      token: null,
    } as const;
    await deliverAnswer(world, key, paid);
    await world.runAt('2027-03-01T09:00:01Z');
    expect(await statuses()).toEqual(['paid', 'planned']);
    expect(await laterMessages(world)).toEqual(['guest-payment-taken']);
    expect(world.taken()).toEqual([]);
  });
});
