import { approvedCard, browserData, buildBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recoverPayments } from '../payments/settle/recover-payments.ts';
import { readWaiting } from './metrics.store.ts';
import { waitingText } from './waiting-text.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** The figures about holds in `/metrics`. */
async function figures(): Promise<string[]> {
  const { database, clock } = world.deps;
  const text = await waitingText(await readWaiting(database, clock.now()));
  return text.split('\n').filter((line) => /^portico_(holds|nights_held) /.test(line));
}

test('rooms that wait at the bank are counted by their nights, until they are let go', async () => {
  expect(await figures()).toEqual(['portico_holds 0', 'portico_nights_held 0']);
  const booking = buildBooking({
    BrowserData: browserData,
    PaymentAmount: 320,
    CardDetails: { ...approvedCard, CardNumber: '4000 0027 6000 3184' },
    Rooms: [buildRoom(), buildRoom()],
  });
  expect((await world.book(booking)).body.Status).toBe('ActionRequired');
  expect(await figures(), 'two rooms for two nights').toEqual(['portico_holds 1', 'portico_nights_held 4']);
  world.setNow('2027-02-20T12:26:00Z');
  await recoverPayments(world.deps);
  expect(await figures()).toEqual(['portico_holds 0', 'portico_nights_held 0']);
});
