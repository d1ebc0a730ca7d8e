import type { PaymentAttemptId } from '@portico/domain/ids';
import { buildBooking } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Attempt } from '../attempts/attempt.ts';
import { lockPayment } from '../attempts/lock-payment.ts';
import { readAttempt } from '../attempts/payment-ledger.store.ts';
import type { AttemptKey } from '../payment-port.ts';
import { settle } from './settle.ts';
import type { Settlement, Settler } from './settler.ts';

let world: World;
let attempt: Attempt;

/** A payment that waits for its provider's answer. */
beforeEach(async () => {
  let key: AttemptKey | undefined;
  world = await openWorld({
    payments: (acquirer) => ({
      ...acquirer,
      charge: async (attemptKey) => {
        key = attemptKey;
        return { kind: 'unknown' };
      },
    }),
  });
  await world.book(buildBooking(), 'one');
  const made = key && (await readAttempt(world.deps.database.kysely, key));
  if (made === undefined) throw new Error('no payment was requested');
  attempt = made;
});
afterEach(() => world.close());

const settledBy = (settlement: Settler['settle']) =>
  settle(
    world.deps,
    { settle: settlement, isOver: async () => false },
    attempt,
    { kind: 'declined' },
    'later',
  );

const storedAnswer = async () =>
  (await world.db.database.kysely.selectFrom('idempotency').select('answer_body').executeTakeFirstOrThrow())
    .answer_body;

test('a settler decides, and its answer is stored for a repeat of the request', async () => {
  const decided: Settlement = { answer: { Paid: 'by a purpose of its own' } };
  expect(await settledBy(async () => decided)).toBe(decided);
  expect(await storedAnswer()).toEqual(decided.answer);
  await settledBy(async () => ({}));
  expect(await storedAnswer()).toEqual(decided.answer);
});

test('one that throws has decided nothing', async () => {
  const before = await storedAnswer();
  await expect(settledBy(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await storedAnswer()).toEqual(before);
});

test('the request’s key is locked first, then what is paid for, then the payment', async () => {
  const free: Record<string, readonly string[]> = {};
  await settledBy(async (tx, ref) => {
    free.first = await unlocked();
    await lockPayment(tx, ref, async () => {
      free.second = await unlocked();
      return {};
    });
    free.third = await unlocked();
    return {};
  });
  expect(free).toEqual({ first: ['payment'], second: ['payment'], third: [] });
});

test('a payment has its subject, purpose and provider; one written by an earlier version does too', async () => {
  const { kysely } = world.db.database;
  const about = { subject: attempt.subject, purpose: 'booking', provider: 'sandbox' };
  const { reservation_id: reservationId } = await kysely
    .selectFrom('reservation')
    .select('reservation_id')
    .executeTakeFirstOrThrow();
  expect(attempt).toMatchObject({ ...about, subject: { kind: 'reservation', reservationId } });

  const attemptId = '0190aaaa-0000-7000-8000-000000000001' as PaymentAttemptId;
  await sql`
    INSERT INTO payment_attempt
      (property_id, attempt_id, reservation_id, kind, status, amount, currency, created_at)
    SELECT property_id, ${attemptId}, reservation_id, kind, status, amount, currency, created_at
    FROM payment_attempt`.execute(kysely);
  expect(await readAttempt(kysely, { ...attempt, attemptId })).toMatchObject(about);
});

/** Rows that another process could lock now. */
async function unlocked(): Promise<string[]> {
  const { kysely } = world.db.database;
  const keys = await kysely.selectFrom('idempotency').select('key').forUpdate().skipLocked().execute();
  const attempts = await kysely
    .selectFrom('payment_attempt')
    .select('attempt_id')
    .forUpdate()
    .skipLocked()
    .execute();
  return [...keys.map(() => 'key'), ...attempts.map(() => 'payment')];
}
