import { ARRIVAL, buildBooking, buildFlexibleBooking } from '@portico/testing/booking/booking-body';
import { bookedOn } from '@portico/testing/world/books';
import { openWorld, type World } from '@portico/testing/world/world';
import { startCutProxy, type CutProxy } from '@portico/testing/database/cut-proxy';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let proxy: CutProxy;
let world: World;
beforeEach(async () => {
  proxy = await startCutProxy();
  world = await openWorld({ database: { proxy } });
});
afterEach(async () => {
  await world.close();
  await proxy.close();
});

async function written() {
  const { kysely } = world.db.database;
  const reservations = await kysely.selectFrom('reservation').select('status').execute();
  const mails = await kysely.selectFrom('outbox').select('kind').orderBy('kind').execute();
  return {
    reservations: reservations.map(({ status }) => status),
    mails: mails.map(({ kind }) => kind),
    night: await bookedOn(world, ARRIVAL),
  };
}

const bookedOnce = {
  reservations: ['confirmed'],
  mails: ['guest-confirmation', 'hotel-notification'],
  night: { sold: 1, held: 0 },
};

describe.each([
  ['before the commit of the booking', 'before', 1],
  ['at the commit of the booking, which was carried out', 'after', 1],
  ['before the commit of its payment', 'before', 2],
  ['at the commit of its payment, which was carried out', 'after', 2],
] as const)('a connection lost %s', (_name, cut, nth) => {
  test.each([
    ['with a key', 'one'],
    ['without a key', undefined],
  ])('books once, charges once and writes once, %s', async (_keyed, key) => {
    proxy.cutCommit(cut, nth);
    const answer = await world.book(buildBooking(), key);
    expect(proxy.cuts()).toBe(1);
    expect(answer.body).toMatchObject({ Success: true, Status: 'Confirmed' });
    expect(await written()).toEqual(bookedOnce);
    expect(world.acquired()).toMatchObject([{ status: 'paid' }]);
  });

  test('answers a repeat of the request the same', async () => {
    proxy.cutCommit(cut, nth);
    const first = await world.book(buildBooking(), 'one');
    expect((await world.book(buildBooking(), 'one')).text).toBe(first.text);
    expect(await written()).toEqual(bookedOnce);
  });
});

test.each(['before', 'after'] as const)(
  'a connection lost %s the commit of a booking without payment books once and writes once',
  async (cut) => {
    proxy.cutCommit(cut);
    const answer = await world.book(buildFlexibleBooking());
    expect(proxy.cuts()).toBe(1);
    expect(answer.body).toMatchObject({ Success: true, Status: 'Confirmed' });
    expect(await written()).toEqual(bookedOnce);
  },
);
