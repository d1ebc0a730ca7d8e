import type { DirectProvider } from '@portico/server/payments/payment-port';
import {
  ARRIVAL,
  buildBooking,
  buildFlexibleBooking,
  declinedCard,
} from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { isReconciled, reconcile } from './reconcile.ts';

let world: World;
let isUnreachable = false;
let isSilent = false;

/** An acquirer that can be switched off, and one that loses responses to charges. */
const switchable = (acquirer: DirectProvider): DirectProvider => ({
  ...acquirer,
  charge: async (...order) => {
    const answer = await acquirer.charge(...order);
    return isSilent ? { kind: 'unknown' } : answer;
  },
  list: async (after) => (isUnreachable ? 'unknown' : acquirer.list(after)),
});

beforeEach(async () => {
  isUnreachable = false;
  isSilent = false;
  world = await openWorld({ payments: switchable });
});
afterEach(() => world.close());

const report = () => reconcile(world.deps);
const run = (statement: ReturnType<typeof sql>) => statement.execute(world.db.database.kysely);
const kinds = async () => (await report()).drift.map(({ kind }) => kind);

test('after bookings that were paid, declined and paid at the hotel everything agrees', async () => {
  await world.book(buildBooking());
  await world.book(buildBooking({ CardDetails: declinedCard }));
  await world.book(buildFlexibleBooking());
  const all = await report();
  expect(all).toMatchObject({
    properties: 1,
    nights: 120,
    bookings: 3,
    payments: 2,
    provider: 'compared',
    providerRecords: 2,
    inFlight: 0,
    open: [],
    drift: [],
  });
  expect(all.sums).toEqual([
    {
      currency: 'GBP',
      paidHereMinor: 16_000,
      paidThereMinor: 16_000,
      refundedHereMinor: 0,
      refundedThereMinor: 0,
    },
  ]);
  expect(isReconciled(all)).toBe(true);
});

test('while guests book nothing drifts', async () => {
  let isBooking = true;
  const booking = (async () => {
    for (const body of [buildBooking(), buildFlexibleBooking(), buildBooking({ CardDetails: declinedCard })])
      await Promise.all([world.book(body), world.book(buildFlexibleBooking())]);
    isBooking = false;
  })();
  let reports = 0;
  do {
    expect((await report()).drift).toEqual([]);
    reports++;
  } while (isBooking);
  await booking;
  expect(reports).toBeGreaterThan(1);
});

test('bookings that are read one at a time are found to be what they are together', async () => {
  for (const body of [buildBooking(), buildBooking({ CardDetails: declinedCard }), buildFlexibleBooking()])
    await world.book(body);
  await run(sql`UPDATE reservation SET gross = gross + 100 WHERE status = 'confirmed'`);
  await run(sql`DELETE FROM outbox WHERE kind = 'hotel-notification'`);
  const whole = await report();
  expect(whole.drift.length).toBeGreaterThan(3);
  expect(whole.bookings).toBe(3);
  for (const bookingsAtOnce of [1, 2, 3]) {
    const sliced = await reconcile({ ...world.deps, bookingsAtOnce });
    expect(sliced).toEqual(whole);
  }
});

describe('nights beside their reservations', () => {
  beforeEach(() => world.book(buildBooking()));

  test('one that counts another number of rooms is named', async () => {
    await run(
      sql`UPDATE room_night SET sold = 0, held = 2 WHERE room_type_id = 11 AND stay_date = ${ARRIVAL}`,
    );
    const { drift } = await report();
    expect(drift).toEqual([
      { kind: 'sold', about: `quay, room type 11, night of ${ARRIVAL}`, found: '0 sold', expected: '1' },
      { kind: 'held', about: `quay, room type 11, night of ${ARRIVAL}`, found: '2 held', expected: '0' },
    ]);
    expect(isReconciled(await report())).toBe(false);
  });

  test('a room booked over a night that has no row is named', async () => {
    await run(sql`DELETE FROM room_night WHERE room_type_id = 11 AND stay_date = ${ARRIVAL}`);
    expect(await kinds()).toEqual(['sold']);
  });

  test('more rooms taken than are for sale are named', async () => {
    await dropChecks();
    await run(sql`UPDATE room_night SET allotment = 0 WHERE room_type_id = 11 AND stay_date = ${ARRIVAL}`);
    expect((await report()).drift).toMatchObject([
      { kind: 'overbooked', found: '1 taken', expected: 'at most 0' },
    ]);
  });
});

describe("our ledger beside the provider's", () => {
  beforeEach(() => world.book(buildBooking()));

  test('paid there and not here', async () => {
    await run(sql`UPDATE payment_attempt SET status = 'cancelled'`);
    expect((await report()).drift[0]).toMatchObject({ kind: 'confirmed-unpaid' });
    expect((await report()).drift[1]).toMatchObject({
      kind: 'paid-there-only',
      found: 'paid 160.00 GBP',
      expected: 'cancelled',
    });
  });

  test('paid here and not there', async () => {
    await run(sql`
      INSERT INTO payment_attempt (property_id, attempt_id, reservation_id, kind, status, amount, currency, created_at)
      SELECT property_id, ${newId()}, reservation_id, kind, status, amount, currency, created_at FROM payment_attempt`);
    expect((await report()).drift).toMatchObject([
      { kind: 'paid-here-only', found: 'nothing', expected: 'paid 160.00 GBP' },
    ]);
  });

  test.each([
    ['sum', sql`UPDATE payment_attempt SET amount = 16001`],
    ['currency', sql`UPDATE payment_attempt SET currency = 'EUR'`],
  ])('another %s', async (_what, damage) => {
    await run(damage);
    expect((await report()).drift).toMatchObject([{ kind: 'other-sum', found: 'paid 160.00 GBP' }]);
  });

  test('refunded here and not there', async () => {
    await orderRefund({ isDone: true });
    expect((await report()).drift).toContainEqual(
      expect.objectContaining({
        kind: 'other-refunds',
        found: '0.00 GBP refunded',
        expected: '160.00 GBP refunded',
      }),
    );
  });

  test('a refund under way may be done there or not, and is listed when it takes long', async () => {
    await orderRefund({ isDone: false });
    expect(await report()).toMatchObject({ inFlight: 1, open: [] });
    const attempt = await world.db.database.kysely
      .selectFrom('payment_attempt')
      .select('attempt_id')
      .executeTakeFirstOrThrow();
    const key = { propertyId: 7, attemptId: attempt.attempt_id } as Parameters<DirectProvider['refund']>[0];
    await world.deps.providers.all[0]?.refund(key, 'r1', { minor: 16_000, currency: 'GBP' });
    expect(await kinds()).not.toContain('other-refunds');
    world.setNow('2027-02-20T12:05:00Z');
    expect((await report()).open).toEqual([expect.stringContaining(attempt.attempt_id)]);
    await run(sql`DELETE FROM refund`);
    expect((await report()).drift).toMatchObject([
      { kind: 'other-refunds', found: '160.00 GBP refunded', expected: '0.00 GBP refunded' },
    ]);
  });

  test('a payment our ledger does not know', async () => {
    await run(sql`DELETE FROM idempotency`);
    await run(sql`DELETE FROM payment_attempt`);
    expect(await kinds()).toEqual(['confirmed-unpaid', 'unknown-reference']);
  });

  test('a payment of somebody else on the books is named as it stands there', async () => {
    const theirs = { propertyId: 7, attemptId: 'order-77' } as never;
    await world.deps.providers.all[0]?.chargeStored(theirs, { minor: 950, currency: 'GBP' }, 'no-token');
    expect((await report()).drift).toEqual([
      {
        kind: 'unknown-reference',
        about: 'payment 7.order-77',
        found: 'declined 9.50 GBP',
        expected: 'no payment',
      },
    ]);
  });

  test('a provider that does not answer is reported, and is no agreement', async () => {
    isUnreachable = true;
    const all = await report();
    expect(all).toMatchObject({ provider: 'unreachable', payments: 1, drift: [] });
    expect(isReconciled(all)).toBe(false);
  });
});

test('a payment with a lost answer is in flight for five minutes, then open, and never drift', async () => {
  isSilent = true;
  await world.book(buildBooking());
  expect(await report()).toMatchObject({ inFlight: 1, open: [], drift: [] });
  world.setNow('2027-02-20T12:05:00Z');
  const all = await report();
  expect(all).toMatchObject({ inFlight: 0, drift: [] });
  expect(all.open).toEqual([expect.stringContaining('the provider has paid 160.00 GBP')]);
});

describe('bookings beside their money and mails', () => {
  test('money kept for a failed booking, until it is refunded', async () => {
    await world.book(buildBooking());
    await run(sql`UPDATE reservation SET status = 'refused'`);
    await run(sql`UPDATE room_night SET sold = 0`);
    expect((await report()).drift).toMatchObject([
      { kind: 'money-kept', found: 'refused, 160.00 GBP kept', expected: '0.00 GBP' },
    ]);
    await orderRefund({ isDone: false });
    expect(await kinds()).toEqual([]);
  });

  test.each(['guest-confirmation', 'hotel-notification'])(
    'a confirmed booking without its %s',
    async (kind) => {
      await world.book(buildFlexibleBooking());
      await run(sql`DELETE FROM outbox WHERE kind = ${kind}`);
      expect(await kinds()).toEqual(['mails']);
    },
  );
});

async function orderRefund({ isDone }: { readonly isDone: boolean }): Promise<void> {
  await run(sql`
    INSERT INTO refund (property_id, refund_id, attempt_id, reservation_id, amount, currency, reason, created_at, refunded_at)
    SELECT property_id, ${newId()}, attempt_id, reservation_id, amount, currency, 'no-room-left', created_at,
      CASE WHEN ${isDone}::boolean THEN created_at END
    FROM payment_attempt`);
}

/** The table's check against overselling has to be removed here. */
async function dropChecks(): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    SELECT conname AS name FROM pg_constraint
    WHERE conrelid = 'room_night'::regclass AND contype = 'c'`.execute(world.db.database.kysely);
  for (const { name } of rows) await run(sql`ALTER TABLE room_night DROP CONSTRAINT ${sql.ref(name)}`);
}
