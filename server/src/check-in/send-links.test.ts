import { addDays, localDate, type LocalDate } from '@portico/domain/calendar/local-date';
import { instantAt, localTimeAt } from '@portico/domain/calendar/property-clock';
import type { ReservationId } from '@portico/domain/ids';
import { buildFlexibleBooking } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { readBooked } from '@portico/testing/world/books';
import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { between, chance, seededRandom } from '@portico/testing/penny/random';
import type { Schema } from '../platform/database/schema.types.ts';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendDueLinks } from './send-links.ts';

const ZONE = 'Europe/London';
let world: World;
let ids: ReservationId[];
beforeAll(async () => {
  world = await openWorld({ hotel: buildHotelFile({ settings: { preCheckIn: { daysBefore: 3 } } }) });
  const made = await world.book(buildFlexibleBooking());
  ids = [(await readBooked(world, made.body.ConfirmationToken)).reservationId];
  await copies(59);
});
beforeEach(async () => {
  await setDaysBefore(3);
  await world.db.database.kysely.deleteFrom('outbox').execute();
  await world.db.database.kysely
    .updateTable('reservation')
    .set({
      pre_check_in_sent_at: null,
      status: 'confirmed',
      arrival: localDate('2027-02-01'),
      departure: localDate('2027-02-02'),
    })
    .execute();
});
afterAll(() => world.close());

/** Copies of the first booking with its room. */
async function copies(count: number): Promise<void> {
  const { rows } = await sql<{ id: ReservationId }>`
    INSERT INTO reservation SELECT (jsonb_populate_record(r, jsonb_build_object('reservation_id', gen_random_uuid(),
      'reference_number', 'COPY' || n, 'confirmation_token', 'a-token-of-a-copy-' || n))).*
    FROM reservation AS r, generate_series(1, ${count}) AS n RETURNING reservation_id AS id`.execute(
    world.db.database.kysely,
  );
  ids.push(...rows.map(({ id }) => id));
  await sql`
    INSERT INTO reservation_item SELECT (jsonb_populate_record(i, jsonb_build_object('reservation_id', r.reservation_id,
      'item_id', gen_random_uuid()))).*
    FROM reservation_item AS i, reservation AS r WHERE r.reservation_id <> i.reservation_id`.execute(
    world.db.database.kysely,
  );
}

async function arriving(index: number, arrival: LocalDate): Promise<void> {
  const stay = { arrival, departure: addDays(arrival, 2) };
  for (const table of ['reservation', 'reservation_item'] as const)
    await world.db.database.kysely
      .updateTable(table)
      .set(stay)
      .where('reservation_id', '=', ids[index] as ReservationId)
      .execute();
}

async function setDaysBefore(days: number): Promise<void> {
  await sql`UPDATE property SET definition = jsonb_set(definition, '{settings,preCheckIn}', ${JSON.stringify({ daysBefore: days, cardRequired: false })}::jsonb)`.execute(
    world.db.database.kysely,
  );
}

/** The links sent so far with their times, in booking order. */
async function sent(): Promise<{ id: string; at: Date }[]> {
  const { rows } = await sql<{ id: string; at: Date }>`
    SELECT payload->>'reservationId' AS id, created_at AS at FROM outbox WHERE kind = 'guest-pre-check-in'
    ORDER BY created_at`.execute(world.db.database.kysely);
  return rows;
}

const at = (date: string, hour: number, minute = 0) =>
  new Date(instantAt(localDate(date), hour, ZONE) + minute * 60_000).toISOString();

const log = {
  error: (facts: object, words: string) => {
    throw new Error(`${words}: ${JSON.stringify(facts)}`);
  },
};
async function runAt(instant: string): Promise<number> {
  world.setNow(instant);
  await sendDueLinks({ ...world.deps, log });
  return (await sent()).length;
}

describe('the link to check in', () => {
  test('goes out from nine in the morning on, three days before arrival, and states its purpose', async () => {
    await arriving(0, localDate('2027-03-10'));
    expect(await runAt(at('2027-03-06', 23, 59))).toBe(0);
    expect(await runAt(at('2027-03-07', 8, 59))).toBe(0);
    expect(await runAt(at('2027-03-07', 9))).toBe(1);
    const [mail] = await world.mails();
    expect(mail?.subject).toBe('Check in before you come: The Quay, Wed 10 Mar 2027');
    expect(mail?.text).toMatch(/\/PreCheckIn\/Quay\/[A-Z0-9]{10}\/[A-Za-z0-9_-]{83}\s/);
    expect(await runAt(at('2027-03-08', 9))).toBe(1);
  });

  test('goes to who books within the days at once, until check-in, and not after', async () => {
    await arriving(0, localDate('2027-03-10'));
    await arriving(1, localDate('2027-03-10'));
    expect(await runAt(at('2027-03-10', 15))).toBe(0);
    expect(await runAt(at('2027-03-10', 14, 59))).toBe(2);
  });

  test('is not sent for a cancelled booking or after check-in', async () => {
    const { kysely } = world.db.database;
    for (const index of [0, 1]) await arriving(index, localDate('2027-03-10'));
    const [cancelled, done] = ids;
    await kysely
      .updateTable('reservation')
      .set({ status: 'cancelled' })
      .where('reservation_id', '=', cancelled as ReservationId)
      .execute();
    await kysely
      .updateTable('reservation_item')
      .set({ pre_checked_in_at: new Date() })
      .where('reservation_id', '=', done as ReservationId)
      .execute();
    expect(await runAt(at('2027-03-09', 12))).toBe(0);
    await kysely.updateTable('reservation_item').set({ pre_checked_in_at: null }).execute();
  });

  test('comes once, also where the stay is moved out of those days and into them again', async () => {
    await arriving(0, localDate('2027-03-10'));
    await runAt(at('2027-03-08', 12));
    await arriving(0, localDate('2027-03-28'));
    expect(await runAt(at('2027-03-26', 12))).toBe(1);
  });

  test('is omitted if the stay has begun before the mail could be sent', async () => {
    await arriving(0, localDate('2027-03-10'));
    await runAt(at('2027-03-09', 12));
    world.setNow(at('2027-03-10', 16));
    expect(await world.mails()).toEqual([]);
  });

  test('follows the days that the hotel sets from the next look on', async () => {
    await arriving(0, localDate('2027-03-20'));
    expect(await runAt(at('2027-03-10', 12))).toBe(0);
    await setDaysBefore(10);
    expect(await runAt(at('2027-03-10', 12, 1))).toBe(1);
  });
});

describe('over a month with two servers that stop and start, and the clock going forward', () => {
  // In Europe/London 00:59 is followed by 02:00 on 28 March 2027.
  test.each([1, 2, 3])(
    'each link that is due goes out once, and no later than who looks for it can (seed %i)',
    async (seed) => {
      const random = seededRandom(seed);
      const arrivals = ids.map((_, index) => addDays(localDate('2027-03-14'), (index * 7 + seed) % 34));
      for (const [index, arrival] of arrivals.entries()) await arriving(index, arrival);
      const looks: Look[] = [];
      let downUntil = 0;
      const end = Date.parse(at('2027-04-16', 0));
      for (let now = Date.parse(at('2027-03-12', 0)); now < end; now += between(random, 60, 600) * 60_000) {
        if (chance(random, 3)) downUntil = now + between(random, 1, 72) * 3_600_000;
        if (now < downUntil) continue;
        const isKilled = [chance(random, 20), chance(random, 20)];
        looks.push({ instant: now, isClean: !isKilled.includes(true) });
        world.setNow(new Date(now).toISOString());
        await Promise.all(isKilled.map(look));
      }
      const marks = await sent();
      expect(new Set(marks.map(({ id }) => id)).size).toBe(marks.length);
      for (const [index, arrival] of arrivals.entries()) {
        const inTime = looks.filter(({ instant }) => isDueAt(instant, arrival));
        const mine = marks.find(({ id }) => id === ids[index])?.at.getTime();
        const latest = inTime.find(({ isClean }) => isClean)?.instant;
        if (latest !== undefined) expect(mine, `the arrival on ${arrival}`).toBeLessThanOrEqual(latest);
        if (mine !== undefined) expect(isDueAt(mine, arrival), `${arrival} at ${mine}`).toBe(true);
      }
      expect(marks.length).toBeGreaterThan(30);
    },
  );

  interface Look {
    readonly instant: number;
    /** The server was not killed. */
    readonly isClean: boolean;
  }

  function isDueAt(instant: number, arrival: LocalDate): boolean {
    const clock = localTimeAt(instant, ZONE);
    const hasBegun = clock.date > arrival || (clock.date === arrival && clock.hour >= 15);
    return clock.hour >= 9 && clock.date >= addDays(arrival, -3) && !hasBegun;
  }

  /** One run of a server. A killed one has done its work but not committed. */
  async function look(isKilled: boolean): Promise<void> {
    const { database } = world.deps;
    const { kysely } = database;
    const dying = new Proxy(kysely, {
      get: (target, name) => {
        if (name !== 'transaction') {
          const value: unknown = Reflect.get(target, name, target);
          return typeof value === 'function' ? value.bind(target) : value;
        }
        return () => ({
          execute: (work: (tx: Transaction<Schema>) => Promise<unknown>) =>
            target.transaction().execute(async (tx) => {
              await work(tx);
              throw new Error('killed');
            }),
        });
      },
    });
    const deps = isKilled
      ? { database: { ...database, kysely: dying }, log: { error: () => undefined } }
      : { database, log };
    await sendDueLinks({ ...world.deps, ...deps });
  }
});
