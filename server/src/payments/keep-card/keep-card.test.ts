import type { PaymentAttemptId, ReservationId } from '@portico/domain/ids';
import { deliverAnswer } from '@portico/testing/booking/deliver-answer';
import {
  bookWithoutCard,
  buildCardKeepingBooking,
  buildLaterHotel,
} from '@portico/testing/booking/later-hotel';
import { openWorld, type World } from '@portico/testing/world/world';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { lockReservation } from '../../reservation/read-reservation.store.ts';
import type { CardToCharge, DirectProvider, PaymentAnswer } from '../payment-port.ts';
import { beginKeepCard } from './begin-keep-card.ts';

let world: World;
let reservationId: ReservationId;

const amex: CardToCharge = {
  number: '378282246310005',
  expiryMonth: 6,
  expiryYear: 2031,
  securityCode: '1234',
  name: 'Ada Lovelace',
};

/** Tokens requested to be deleted at the provider, and whether it answers. */
let letGo: string[];
let isMute = false;
const payments = (acquirer: DirectProvider): DirectProvider => ({
  ...acquirer,
  storeCard: async (...order) => (isMute ? { kind: 'unknown' } : acquirer.storeCard(...order)),
  forgetCard: async (token) => {
    letGo.push(token);
    return !isMute;
  },
});

beforeAll(async () => {
  world = await openWorld({ hotel: buildLaterHotel(), payments });
});
afterAll(() => world.close());
beforeEach(async () => {
  const { database } = world.db;
  world.setNow('2027-02-20T12:00:00Z');
  letGo = [];
  isMute = false;
  // Room inventory does not matter here.
  await database.kysely.updateTable('room_night').set({ sold: 0, held: 0 }).execute();
  const { body } = await bookWithoutCard(world);
  const row = await database.kysely
    .selectFrom('reservation')
    .select('reservation_id')
    .where('reference_number', '=', body.ReferenceNumber ?? '')
    .executeTakeFirstOrThrow();
  reservationId = row.reservation_id;
});

async function begin() {
  const [provider] = world.deps.providers.all;
  if (provider?.cards !== 'typed-here') throw new Error('no provider that is handed cards');
  const begun = await inTransaction(world.db.database, async (tx) => {
    const booking = await lockReservation(tx, PROPERTY, reservationId);
    if (booking === undefined) throw new Error('no booking');
    return beginKeepCard(tx, booking, provider, world.deps.clock.now());
  });
  return { begun, provider };
}

async function keep(): Promise<PaymentAttemptId> {
  const { begun, provider } = await begin();
  if (!begun.ok) throw new Error(begun.refusal.code);
  const stored = await provider.storeCard(begun.value, { card: amex, browser: null, returnUrl: '/' });
  await deliverAnswer(world, begun.value, stored);
  return begun.value.attemptId;
}

const charges = () =>
  world.db.database.kysely
    .selectFrom('payment_attempt')
    .select(['status', 'provider'])
    .where('reservation_id', '=', reservationId)
    .where('purpose', '=', 'scheduled')
    .orderBy('due_date')
    .execute();

describe('a card saved for a confirmed booking', () => {
  test('is the one that later charges use', async () => {
    expect(await charges()).toMatchObject([{ provider: 'none' }, { provider: 'none' }]);
    await keep();
    expect(await charges()).toMatchObject([{ provider: 'sandbox' }, { provider: 'sandbox' }]);
    await world.runAt('2027-03-01T09:00:00Z');
    expect(await charges()).toMatchObject([{ status: 'paid' }, { status: 'planned' }]);
  });

  test('does not change the provider of a charge that was begun with another', async () => {
    const { kysely } = world.db.database;
    await keep();
    const begun = { provider: 'sandbox-of-before', card_token: 'token of before' };
    await kysely
      .updateTable('payment_attempt')
      .set(begun)
      .where('reservation_id', '=', reservationId)
      .where('due_date', '=', (await firstDue()).due_date)
      .execute();
    await keep();
    expect(await charges()).toMatchObject([{ provider: begun.provider }, { provider: 'sandbox' }]);
  });

  test('is one at a time', async () => {
    const { begun: first } = await begin();
    expect(first.ok).toBe(true);
    expect((await begin()).begun).toEqual({ ok: false, refusal: { code: 'card.under-way' } });
    if (first.ok) await deliverAnswer(world, first.value, { kind: 'declined' });
    expect((await begin()).begun.ok).toBe(true);
  });

  test('is not requested for a cancelled booking', async () => {
    const { kysely } = world.db.database;
    await kysely.updateTable('reservation').set({ status: 'cancelled' }).execute();
    expect((await begin()).begun).toEqual({ ok: false, refusal: { code: 'card.not-needed' } });
  });

  test('is deleted at its provider if the booking was cancelled meanwhile, and retried until the provider confirms', async () => {
    const { begun, provider } = await begin();
    if (!begun.ok) throw new Error(begun.refusal.code);
    const stored = await provider.storeCard(begun.value, { card: amex, browser: null, returnUrl: '/' });
    if (stored.kind !== 'stored') throw new Error('not stored');
    const { kysely } = world.db.database;
    await kysely.updateTable('reservation').set({ status: 'cancelled' }).execute();
    await deliverAnswer(world, begun.value, stored);
    isMute = true;
    await world.runAt('2027-02-20T12:01:00Z');
    isMute = false;
    await world.runAt('2027-02-20T12:30:00Z');
    await world.runAt('2027-02-20T18:00:00Z');
    expect(letGo).toEqual([stored.token, stored.token]);
  });

  test('is decided once, whatever comes afterwards', async () => {
    const attemptId = await keep();
    const late: PaymentAnswer[] = [{ kind: 'declined' }, { kind: 'cancelled' }, { kind: 'unknown' }];
    for (const answer of late) await deliverAnswer(world, { propertyId: PROPERTY, attemptId }, answer);
    const attempt = await world.db.database.kysely
      .selectFrom('payment_attempt')
      .select(['status', 'card_last4'])
      .where('attempt_id', '=', attemptId)
      .executeTakeFirst();
    expect(attempt).toEqual({ status: 'stored', card_last4: '0005' });
  });
});

test('a card saved after its booking has failed is deleted at its provider', async () => {
  const world = await openWorld({ hotel: buildLaterHotel(), payments });
  try {
    isMute = true;
    await world.book(buildCardKeepingBooking());
    const { kysely } = world.db.database;
    const { property_id: propertyId, attempt_id: attemptId } = await kysely
      .selectFrom('payment_attempt')
      .select(['property_id', 'attempt_id'])
      .where('purpose', '=', 'booking')
      .where('status', '=', 'created')
      .executeTakeFirstOrThrow();
    const key = { propertyId, attemptId };
    expect(await deliverAnswer(world, key, { kind: 'cancelled' })).toBe('expired');
    const card = { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2029 };
    const late = { kind: 'stored', token: 'tok_late', reference: 'late', card } as const;
    expect(await deliverAnswer(world, key, late)).toBe('expired');
    isMute = false;
    await world.runAt('2027-02-20T12:01:00Z');
    expect(letGo).toEqual(['tok_late']);
  } finally {
    await world.close();
  }
});

const firstDue = () =>
  world.db.database.kysely
    .selectFrom('payment_attempt')
    .select('due_date')
    .where('reservation_id', '=', reservationId)
    .where('purpose', '=', 'scheduled')
    .orderBy('due_date')
    .executeTakeFirstOrThrow();
