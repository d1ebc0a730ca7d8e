import type { ManagedReservation } from '@portico/contract/calls/parts/managed-reservation';
import { isReconciled, reconcile } from '@portico/server/operations/reconcile/reconcile';
import { sendAllDue } from '@portico/server/platform/outbox/outbox-sender';
import { deliverMessage } from '../booking/deliver-message.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { booking, cancelling, changing, type Deed } from '../changes/random-guest.ts';
import { randomHotel } from '../changes/random-hotel.ts';
import { insertHotel } from '../database/insert-hotel.ts';
import { between, chance, pick, seededRandom, type Random } from '../penny/random.ts';
import { openTwoServers, type TwoServers } from '../world/two-servers.ts';
import { runsOf } from '../random-runs.ts';
import type { Guest } from '../world/guest.ts';

/** The same guests in each run. */
const SEED = 20_271_122;
const SEEDS = runsOf(50);
/** The date of each round; between rounds, the later parts of some prices fall due. */
const DAYS = ['2027-02-20', '2027-02-20', '2027-02-20', '2027-02-25', '2027-02-27'];
/** Concurrent actions per round. */
const DEEDS = 5;

const log = { error: (facts: object, message: string) => expect.fail(`${message} ${JSON.stringify(facts)}`) };

let world: TwoServers;
const answers = new Map<string, number>();
beforeAll(async () => {
  world = await openTwoServers({ hotel: randomHotel(1_000), limits: {} });
  for (let seed = 0; seed < SEEDS; seed += 1) {
    await insertHotel(world.db.database, randomHotel(2_000 + seed));
    await live(seededRandom(SEED + seed), 2_000 + seed);
  }
  world.setNow('2027-03-09T12:00:00Z');
  await workOnOutbox();
});
afterAll(() => world?.close());

/** Guests of one hotel book, change and cancel, several at once, sometimes two on the same booking. */
async function live(random: Random, propertyId: number): Promise<void> {
  const guests = [world.guest({ server: 0 }), world.guest({ server: 1 })] as const;
  const numbers: string[] = [];
  for (const day of DAYS) {
    world.setNow(`${day}T12:00:00Z`);
    await workOnOutbox();
    const deeds = await Promise.all(
      Array.from({ length: DEEDS }, (_, index) =>
        deed(random, guests[index % 2 === 0 ? 0 : 1], propertyId, numbers),
      ),
    );
    for (const answer of await Promise.all(deeds.map((work) => work()))) {
      const { RefusalCode, Status, ReferenceNumber } = answer.body as Record<string, unknown>;
      const outcome = `${answer.status} ${String(RefusalCode ?? Status ?? 'done')}`;
      answers.set(outcome, (answers.get(outcome) ?? 0) + 1);
      if (Status === 'Confirmed') numbers.push(String(ReferenceNumber));
    }
    await workOnOutbox();
  }
}

/** Draws its action at once, independent of others' answers. */
function deed(random: Random, guest: Guest, propertyId: number, numbers: readonly string[]): Promise<Deed> {
  const number = pick(random, numbers);
  const isNew = chance(random, 30);
  const isEnd = chance(random, 25);
  if (number === undefined || isNew) return Promise.resolve(booking(random, guest, propertyId));
  const draws = seededRandom(between(random, 1, 1_000_000));
  return find(guest, propertyId, number).then((read) =>
    isEnd ? cancelling(guest, read) : changing(draws, guest, read),
  );
}

async function find(
  guest: Guest,
  propertyId: number,
  reservationNumber: string,
): Promise<ManagedReservation> {
  const query = { propertyId: String(propertyId), reservationNumber, guestName: 'Lovelace' };
  const found = await guest.post('/api/ManageBooking/Search', undefined, { query });
  return found.body.Reservation as ManagedReservation;
}

async function workOnOutbox(): Promise<void> {
  const { database, clock } = world.beside;
  const publicUrl = 'https://quay.example';
  const listeners = { onDeclined: () => undefined, log };
  const deps = { ...world.beside, ...listeners, sendMail: async () => undefined, publicUrl };
  await sendAllDue({ database, clock, log, deliver: (message, due) => deliverMessage(deps, message, due) });
}

test('guests book, change and cancel, and are refused where another was first', () => {
  const outcomes = Object.fromEntries([...answers].sort());
  expect(Object.keys(outcomes).filter((outcome) => !outcome.startsWith('200 '))).toEqual([]);
  for (const done of [
    '200 Confirmed',
    '200 Applied',
    '200 done',
    '200 basket.no-room-left',
    '200 payment.declined',
  ])
    expect(outcomes[done] ?? 0, JSON.stringify(outcomes)).toBeGreaterThan(0);
});

test('then nothing is oversold or lost, and the ledger is what the acquirer holds', async () => {
  const report = await reconcile(world.beside);
  expect(report.drift).toEqual([]);
  expect(report.provider).toBe('compared');
  expect(isReconciled(report)).toBe(true);
  expect(report.sums.length).toBeGreaterThan(0);
  for (const { paidHereMinor, paidThereMinor, refundedHereMinor, refundedThereMinor } of report.sums) {
    expect(paidHereMinor).toBe(paidThereMinor);
    expect(refundedHereMinor).toBe(refundedThereMinor);
    expect(refundedHereMinor).toBeGreaterThan(0);
  }
  const later = await world.db.database.kysely
    .selectFrom('payment_attempt')
    .select(({ fn }) => fn.countAll<string>().as('paid'))
    .where('purpose', '=', 'scheduled')
    .where('status', '=', 'paid')
    .executeTakeFirst();
  expect(Number(later?.paid)).toBeGreaterThan(0);
});

test('some changes have taken money, some have given it back, and none waits any more', async () => {
  const { rows } = await sql<{ taken: number; refunded: number; open: number }>`
    SELECT count(*) FILTER (WHERE taken > 0)::int AS taken, count(*) FILTER (WHERE refunded > 0)::int AS refunded,
      count(*) FILTER (WHERE status = 'open')::int AS open
    FROM reservation_change`.execute(world.db.database.kysely);
  expect(rows[0]?.taken).toBeGreaterThan(0);
  expect(rows[0]?.refunded).toBeGreaterThan(0);
  expect(rows[0]?.open).toBe(0);
});

test('and no two waited for each other', async () => {
  const { rows } = await sql<{ deadlocks: number }>`
    SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`.execute(
    world.db.database.kysely,
  );
  expect(rows).toEqual([{ deadlocks: 0 }]);
});
