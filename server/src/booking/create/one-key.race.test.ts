import { buildBooking } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterEach, beforeEach, expect, test } from 'vitest';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

test('100 of one key at once book once, are charged once and written to once, and answer the same', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => world.book(buildBooking(), 'checkout-1')),
  );
  const again = await Promise.all(
    Array.from({ length: 100 }, () => world.book(buildBooking(), 'checkout-1')),
  );
  expect(new Set([...answers, ...again].map(({ text }) => text)).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 200, body: { Success: true, Status: 'Confirmed' } });
  const { kysely } = world.db.database;
  expect(await kysely.selectFrom('reservation').select('status').execute()).toHaveLength(1);
  expect(world.acquired()).toHaveLength(1);
  const mails = await kysely.selectFrom('outbox').select('kind').orderBy('kind').execute();
  expect(mails.map(({ kind }) => kind)).toEqual(['guest-confirmation', 'hotel-notification']);
});
