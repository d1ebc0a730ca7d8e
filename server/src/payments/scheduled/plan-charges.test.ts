import type { PaymentAttemptId, PropertyId } from '@portico/domain/ids';
import { scheduledCharges } from '@portico/testing/world/books';
import {
  bookWithoutCard,
  buildCardKeepingBooking,
  buildLaterHotel,
  buildPartPaidBooking,
} from '@portico/testing/booking/later-hotel';
import { openWorld, type World } from '@portico/testing/world/world';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { deliverAnswer } from '@portico/testing/booking/deliver-answer';
import { afterEach, describe, expect, test } from 'vitest';

let world: World;
afterEach(() => world.close());

const statuses = async () => (await scheduledCharges(world)).map(({ status }) => status);

describe('what is due of a booking later', () => {
  test('is planned when a saved card confirms it', async () => {
    world = await openWorld({ hotel: buildLaterHotel() });
    expect((await world.book(buildCardKeepingBooking())).body.Status).toBe('Confirmed');
    expect(await scheduledCharges(world)).toMatchObject([
      { status: 'planned', amount: 12_000, due_date: '2027-03-01', settled_at: null, look_at: null },
      { status: 'planned', amount: 4_000, due_date: '2027-03-02', settled_at: null, look_at: null },
    ]);
  });

  test('is planned when it is confirmed without a card', async () => {
    world = await openWorld({ hotel: buildLaterHotel() });
    expect((await bookWithoutCard(world)).body.Status).toBe('Confirmed');
    expect(await statuses()).toEqual(['planned', 'planned']);
  });

  test('is charged to the card that paid the first part', async () => {
    world = await openWorld({ hotel: buildLaterHotel() });
    await world.book(buildPartPaidBooking());
    await world.runAt('2027-03-02T09:00:00Z');
    expect(await statuses()).toEqual(['paid', 'paid']);
    // Both were due by then, and neither waits for the other.
    const [first, ...others] = world.taken().map(({ amount }) => amount);
    expect(first).toBe(3_200);
    expect(new Set(others)).toEqual(new Set([3_200, 9_600]));
  });

  test('is planned once, however often the answer arrives', async () => {
    world = await openWorld({ hotel: buildLaterHotel() });
    await world.book(buildCardKeepingBooking());
    const { database, providers } = world.deps;
    const booking = await database.kysely
      .selectFrom('payment_attempt')
      .select('attempt_id')
      .where('purpose', '=', 'booking')
      .executeTakeFirstOrThrow();
    const key = {
      propertyId: PROPERTY as PropertyId,
      attemptId: booking.attempt_id as PaymentAttemptId,
    };
    const known = { ...key, providerReference: null, createdAt: world.deps.clock.now() };
    const answer = (await providers.all[0]?.lookUp(known)) ?? { kind: 'unknown' };
    expect(answer.kind).toBe('stored');
    await deliverAnswer(world, key, answer);
    expect(await statuses()).toEqual(['planned', 'planned']);
  });
});
