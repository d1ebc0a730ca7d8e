import type { CreateResponse } from '@portico/contract/calls/reservation-create';
import type { StatusResponse } from '@portico/contract/calls/reservation-read';
import { isReconciled, reconcile } from '@portico/server/operations/reconcile/reconcile';
import { describeReconciliation } from '@portico/server/cli/reconcile-command';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildBooking } from '../booking/booking-body.ts';
import { openWorld, type World } from '../world/world.ts';
import { withClient } from '../database/with-client.ts';
import { readFigures, type Evidence, type Figures } from './figures.ts';
import { driftFound } from './reconciled.ts';
import type { Acquired } from './stage/proved-provider.ts';

const NOTHING_WRONG: Figures = {
  confirmed: 1,
  oversold: 0,
  chargedWithoutRoom: 0,
  roomWithoutCharge: 0,
  mailsMissing: 0,
  drift: 0,
  driftFound: 0,
  notKept: 0,
};

let world: World;
let answer: CreateResponse;
beforeEach(async () => {
  world = await openWorld();
  answer = (await world.book(buildBooking(), 'key')).body;
  await run(sql`UPDATE outbox SET sent_at = created_at`);
});
afterEach(() => world.close());

const run = (statement: ReturnType<typeof sql>) => statement.execute(world.db.database.kysely);

async function figures(more: Partial<Evidence> = {}): Promise<Figures> {
  const mails = await world.db.database.kysely.selectFrom('outbox').select('message_id').execute();
  return readFigures({
    database: world.db.database,
    acquired: world.acquired() as Acquired[],
    received: mails.map(({ message_id: id }) => `Message-ID: ${id}`),
    requested: [{ email: 'ada@example.com', answer }],
    driftFound: driftFound(await reconciliation()),
    faults: [],
    ...more,
  });
}

/** The output of `npm run hotel -- reconcile`, and its exit code. */
async function reconciliation() {
  const report = await reconcile(world.deps);
  const lines = describeReconciliation(report, 'it does not answer');
  return { exitCode: isReconciled(report) ? 0 : 1, lines };
}

test('a booking that went well counts nothing but itself', async () => {
  expect(await figures()).toEqual(NOTHING_WRONG);
});

test('a night sold too often is counted, in the counters and in the bookings', async () => {
  await run(sql`ALTER TABLE room_night DROP CONSTRAINT room_night_never_oversold`);
  await run(sql`UPDATE room_night SET sold = 3 WHERE room_type_id = 11 AND stay_date = '2027-03-03'`);
  expect(await figures()).toMatchObject({ oversold: 1, drift: 2 });
  await run(sql`UPDATE room_night SET sold = 0, allotment = 0`);
  expect(await figures()).toMatchObject({ oversold: 2, drift: 2 });
});

test('a charge whose booking has expired is counted, and the answer that promised the room', async () => {
  await run(sql`UPDATE reservation SET status = 'expired'`);
  expect(await figures()).toMatchObject({ confirmed: 0, chargedWithoutRoom: 1, notKept: 1 });
});

test('what is retained of a cancelled booking beyond what cancelling cost is counted', async () => {
  await run(sql`UPDATE reservation SET status = 'cancelled'`);
  expect(await figures()).toMatchObject({ confirmed: 0, chargedWithoutRoom: 0, notKept: 0 });
  await run(sql`UPDATE reservation SET gross = gross - 1`);
  expect(await figures()).toMatchObject({ chargedWithoutRoom: 1 });
});

test('an invoice that is paid twice is counted, and a payment of one without its receipt', async () => {
  const { invoice, linkToPay } = world.desk;
  await world.guest().payByLink(await linkToPay(await invoice()));
  expect(await figures()).toEqual(NOTHING_WRONG);
  await run(sql`UPDATE invoice SET gross = gross - 1`);
  await run(sql`DELETE FROM outbox WHERE kind = 'payer-receipt'`);
  expect(await figures()).toMatchObject({ chargedWithoutRoom: 1, mailsMissing: 1, driftFound: 2 });
});

test('a change that is left waiting for its payment is counted', async () => {
  await run(sql`
    INSERT INTO reservation_change (property_id, reservation_id, change_id, kind, status, made_by, what,
      gross_before, gross_after, paid_before, created_at)
    SELECT property_id, reservation_id, gen_random_uuid(), 'update', 'open', 'link', '[]', gross, gross, 0, now()
    FROM reservation`);
  expect(await figures()).toMatchObject({ notKept: 1 });
});

test('nights that a cancelled room has not given back are counted', async () => {
  await run(sql`UPDATE reservation_item SET cancelled_at = now()`);
  expect(await figures()).toMatchObject({ drift: 2 });
});

test('a confirmed room that no one paid for is counted', async () => {
  await run(sql`UPDATE reservation SET due_now = due_now + 1`);
  // Nor do its parts add up to its price any more.
  expect(await figures()).toEqual({ ...NOTHING_WRONG, roomWithoutCharge: 1, driftFound: 2 });
});

test.each([
  ['was never written', 1, sql`DELETE FROM outbox WHERE kind = 'hotel-notification'`],
  ['was not sent', 0, sql`UPDATE outbox SET sent_at = NULL WHERE kind = 'guest-confirmation'`],
])('a mail that %s is counted', async (_name, driftFound, damage) => {
  await run(damage);
  expect(await figures()).toEqual({ ...NOTHING_WRONG, mailsMissing: 1, driftFound });
});

test('a counter that differs from the bookings is counted', async () => {
  await run(sql`UPDATE room_night SET held = held + 1 WHERE room_type_id = 12 AND stay_date = '2027-03-03'`);
  expect(await figures()).toEqual({ ...NOTHING_WRONG, drift: 1, driftFound: 1 });
});

test('a ledger that differs from the acquirer is counted', async () => {
  await run(sql`UPDATE payment_attempt SET amount = amount - 1`);
  expect(await figures()).toEqual({ ...NOTHING_WRONG, drift: 1, driftFound: 2 });
  await run(sql`UPDATE payment_attempt SET amount = amount + 1, status = 'declined'`);
  expect(await figures()).toEqual({ ...NOTHING_WRONG, drift: 1, driftFound: 2 });
});

test('a booking left undecided, an answer no one got and a key that booked twice are counted', async () => {
  const requested = [{ email: 'ada@example.com', answer: undefined }];
  expect(await figures({ requested })).toMatchObject({ notKept: 1 });
  await world.book(buildBooking(), 'another-key');
  expect(await figures()).toMatchObject({ notKept: 1 });
  await run(sql`UPDATE reservation SET status = 'pending'`);
  expect(await figures({ requested: [] })).toMatchObject({ notKept: 2 });
});

test('a status that promised the room to somebody back from the bank is counted', async () => {
  await run(sql`UPDATE reservation SET status = 'expired'`);
  const pending = { ...answer, Status: 'Pending' as const };
  const seen = { Success: true, Status: 'Confirmed' } as StatusResponse;
  const email = 'ada@example.com';
  expect(await figures({ requested: [{ email, answer: pending }] })).toMatchObject({ notKept: 0 });
  expect(await figures({ requested: [{ email, answer: pending, seen }] })).toMatchObject({ notKept: 1 });
});

test('a booking charged or written to twice is counted', async () => {
  await run(sql`UPDATE reservation SET due_now = due_now - 1`);
  expect(await figures()).toEqual({ ...NOTHING_WRONG, notKept: 1, driftFound: 1 });
  await run(sql`UPDATE reservation SET due_now = due_now + 1`);
  await run(sql`
    INSERT INTO outbox (property_id, outbox_id, kind, payload, message_id, created_at, due_at, sent_at)
    SELECT property_id, gen_random_uuid(), kind, payload, 'another', created_at, due_at, sent_at
    FROM outbox WHERE kind = 'guest-confirmation'`);
  expect(await figures()).toMatchObject({ mailsMissing: 0, notKept: 1 });
});

test('what the reconciliation reports is counted, and one that could not compare everything is no agreement', async () => {
  await run(sql`UPDATE room_night SET held = held + 1 WHERE room_type_id = 12 AND stay_date = '2027-03-03'`);
  const printedLines = await reconciliation();
  expect(driftFound(printedLines)).toBe(1);
  expect(() => driftFound({ ...printedLines, exitCode: 0 })).toThrow('held');
  expect(() => driftFound({ exitCode: 1, lines: ['drift 0'] })).toThrow('ended with 1');
  expect(() => driftFound({ exitCode: 1, lines: ['The command failed'] })).toThrow('failed');
});

test('transactions that waited for each other are counted', async () => {
  const { url } = world.db;
  await withClient(url, (one) =>
    withClient(url, async (other) => {
      const lock = (client: typeof one, roomType: number) =>
        client.query('SELECT 1 FROM room_night WHERE room_type_id = $1 FOR UPDATE', [roomType]);
      for (const client of [one, other]) await client.query('BEGIN');
      await Promise.all([lock(one, 11), lock(other, 12)]);
      await Promise.allSettled([lock(one, 12), lock(other, 11)]);
      for (const client of [one, other]) await client.query('ROLLBACK');
      for (const client of [one, other]) await client.query('SELECT pg_stat_force_next_flush()');
    }),
  );
  expect(await figures()).toEqual({ ...NOTHING_WRONG, notKept: 1 });
});

test('what a line itself finds not to hold is counted', async () => {
  expect(await figures({ faults: ['2 of 3 have the last room'] })).toEqual({ ...NOTHING_WRONG, notKept: 1 });
});

test('a payment that a restored database cannot have is counted until its money is back', async () => {
  const lost: Acquired = {
    reference: `7.${crypto.randomUUID()}`,
    kind: 'charge',
    status: 'paid',
    amount: 100,
  };
  const withLost = (one: Acquired) =>
    figures({ acquired: [...(world.acquired() as Acquired[]), one], lost: new Set([lost.reference]) });
  expect(await withLost(lost)).toMatchObject({ chargedWithoutRoom: 1, drift: 0 });
  expect(await withLost({ ...lost, refunds: [{ amount: 100 }] })).toEqual(NOTHING_WRONG);
});
