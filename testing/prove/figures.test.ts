import type { CreateResponse } from '@portico/contract/calls/reservation-create';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildBooking } from '../booking/booking-body.ts';
import { openBookingWorld, type BookingWorld } from '../booking/booking-world.ts';
import { readFigures, type Figures } from './figures.ts';
import type { Acquired } from './stage/acquirer-process.ts';

const NOTHING_WRONG: Figures = {
  confirmed: 1,
  oversold: 0,
  chargedWithoutRoom: 0,
  roomWithoutCharge: 0,
  mailsMissing: 0,
  drift: 0,
  notKept: 0,
};

let world: BookingWorld;
let answer: CreateResponse;
beforeEach(async () => {
  world = await openBookingWorld();
  answer = (await world.create(buildBooking(), 'key')).body;
  await run(sql`UPDATE outbox SET sent_at = created_at`);
});
afterEach(() => world.close());

const run = (statement: ReturnType<typeof sql>) => statement.execute(world.db.database.kysely);

async function figures(): Promise<Figures> {
  const mails = await world.db.database.kysely.selectFrom('outbox').select('message_id').execute();
  return readFigures({
    database: world.db.database,
    acquired: world.acquired() as Acquired[],
    received: mails.map(({ message_id: id }) => `Message-ID: ${id}`),
    asked: [{ email: 'ada@example.com', answer }],
  });
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

test('a confirmed room that nobody paid is counted', async () => {
  await run(sql`UPDATE reservation SET due_now = due_now + 1`);
  expect(await figures()).toEqual({ ...NOTHING_WRONG, roomWithoutCharge: 1 });
});

test.each([
  ['was never written', sql`DELETE FROM outbox WHERE kind = 'hotel-notification'`],
  ['was not sent', sql`UPDATE outbox SET sent_at = NULL WHERE kind = 'guest-confirmation'`],
])('a mail that %s is counted', async (_name, damage) => {
  await run(damage);
  expect(await figures()).toEqual({ ...NOTHING_WRONG, mailsMissing: 1 });
});

test('a counter that says something else than the bookings is counted', async () => {
  await run(sql`UPDATE room_night SET held = held + 1 WHERE room_type_id = 12 AND stay_date = '2027-03-03'`);
  expect(await figures()).toEqual({ ...NOTHING_WRONG, drift: 1 });
});

test('a ledger that says something else than the acquirer is counted', async () => {
  await run(sql`UPDATE payment_attempt SET amount = amount - 1`);
  expect(await figures()).toEqual({ ...NOTHING_WRONG, drift: 1 });
  await run(sql`UPDATE payment_attempt SET amount = amount + 1, status = 'declined'`);
  expect(await figures()).toEqual({ ...NOTHING_WRONG, drift: 1 });
});

test('a booking left undecided, an answer nobody got and a key that booked twice are counted', async () => {
  const asked = [{ email: 'ada@example.com', answer: undefined }];
  const of = (more: object) =>
    readFigures({ database: world.db.database, acquired: [], received: [], asked: [], ...more });
  expect(await of({ asked })).toMatchObject({ notKept: 1 });
  await world.create(buildBooking(), 'another-key');
  expect(await of({ asked: [{ email: 'ada@example.com', answer }] })).toMatchObject({ notKept: 1 });
  await run(sql`UPDATE reservation SET status = 'pending'`);
  expect(await of({})).toMatchObject({ notKept: 2 });
});
