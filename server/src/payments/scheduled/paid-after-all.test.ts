import { localDate } from '@portico/domain/calendar/local-date';
import type { PaymentAttemptId, PropertyId } from '@portico/domain/ids';
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
import type { PaymentAnswer } from '../payment-port.ts';

let world: World;
afterEach(() => world.close());

const paid: PaymentAnswer = {
  kind: 'paid',
  money: money(12_000, 'GBP'),
  reference: 'a-reference',
  card: { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2029 },
  token: null,
};

/** 120.00 that fell due on 1 March and could not be charged: declined, or without a card. */
async function open(notHad: 'declined' | 'unpaid'): Promise<void> {
  world = await openWorld({ hotel: buildLaterHotel() });
  if (notHad === 'declined') await world.book(buildCardKeepingBooking({ ExpiryMonth: 2, ExpiryYear: 2027 }));
  else await bookWithoutCard(world);
  await world.runAt('2027-03-01T09:00:00Z');
  expect(await statuses()).toEqual([notHad, 'planned']);
}

const statuses = async () => (await scheduledCharges(world)).map(({ status }) => status);

async function deliver(answer: PaymentAnswer): Promise<void> {
  const row = await world.db.database.kysely
    .selectFrom('payment_attempt')
    .select('attempt_id')
    .where('due_date', '=', localDate('2027-03-01'))
    .executeTakeFirstOrThrow();
  const key = { propertyId: PROPERTY as PropertyId, attemptId: row.attempt_id as PaymentAttemptId };
  await deliverAnswer(world, key, answer);
}

const requestMails = ['guest-payment-due', 'hotel-payment-due'];

describe.each(['declined', 'unpaid'] as const)(
  'money that comes after all for a charge that is %s',
  (notHad) => {
    test('is accepted: the guest gets a receipt and the hotel a mail not to take it again, once', async () => {
      await open(notHad);
      await deliver(paid);
      await deliver(paid);
      await deliver({ kind: 'declined' });
      expect(await statuses()).toEqual(['paid', 'planned']);
      expect(await laterMessages(world)).toEqual(
        [...requestMails, 'guest-payment-taken', 'hotel-payment-taken'].sort(),
      );
    });

    test('in another sum is refunded, and the hotel is notified', async () => {
      await open(notHad);
      await deliver({ ...paid, money: money(11_999, 'GBP') });
      expect(await laterMessages(world)).toEqual([...requestMails, 'hotel-alert', 'refund'].sort());
    });

    test('of a booking that is not confirmed any more is refunded, and the hotel is notified', async () => {
      await open(notHad);
      await world.db.database.kysely.updateTable('reservation').set({ status: 'expired' }).execute();
      await deliver(paid);
      expect(await laterMessages(world)).toEqual([...requestMails, 'hotel-alert', 'refund'].sort());
      const refund = await world.db.database.kysely
        .selectFrom('refund')
        .select(['reason', 'amount'])
        .executeTakeFirstOrThrow();
      expect(refund).toEqual({ reason: 'no-room-left', amount: 12_000 });
    });

    test.each<PaymentAnswer>([{ kind: 'declined' }, { kind: 'cancelled' }, { kind: 'unknown' }])(
      'is money alone: $kind changes nothing any more',
      async (answer) => {
        await open(notHad);
        await deliver(answer);
        expect(await statuses()).toEqual([notHad, 'planned']);
        expect(await laterMessages(world)).toEqual(requestMails);
      },
    );
  },
);

test('the mails of money that came after all state that, and those of the debt are omitted', async () => {
  await open('declined');
  await world.db.database.kysely
    .updateTable('outbox')
    .set({ sent_at: world.deps.clock.now() })
    .where('kind', 'not in', requestMails)
    .execute();
  // Not sent yet when the money arrives.
  await world.db.database.kysely
    .updateTable('outbox')
    .set({ sent_at: null })
    .where('kind', 'in', requestMails)
    .execute();
  await deliver(paid);
  const mails = await world.mails();
  const subjects = mails.map(({ subject }) => subject.replace(/[0-9A-Z]{10}/, 'NUMBER')).sort();
  expect(subjects).toEqual([
    'Paid after all: NUMBER, Lovelace, £120.00',
    'Receipt: £120.00, The Quay, reservation NUMBER',
  ]);
  const [toHotel, toGuest] = mails.sort((a, b) => (a.subject < b.subject ? -1 : 1));
  for (const part of [toHotel?.text, toHotel?.html]) {
    expect(part).toContain(
      'We had written that £120.00 could not be charged. It was charged to the guest’s Visa ending 4242 on Mon 1 Mar 2027.',
    );
    expect(part).toContain('Please do not take it again.');
  }
  for (const part of [toGuest?.text, toGuest?.html])
    expect(part).toContain('It has after all, and you need not pay it again.');
});
