import { buildBooking, buildFlexibleBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildHotelFile, FIRST_NIGHT, LAST_NIGHT } from '@portico/testing/builders/hotel-file';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { defaultLimits } from '../../config/limits.ts';

let world: World;
afterEach(() => world.close());

/** Each statement is a round trip; the first booking of a hotel also reads the hotel. */
async function statementsOf(body: object): Promise<number> {
  await world.book(buildBooking());
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const { body: answer } = await world.book(body);
    expect(answer).toMatchObject({ Success: true, Status: 'Confirmed' });
    return queries.mock.calls.length;
  } finally {
    queries.mockRestore();
  }
}

test('a booking by card takes 13 statements, 6 until the card is charged and 7 to settle it', async () => {
  world = await openWorld();
  expect(await statementsOf(buildBooking())).toBe(13);
});

test('two rooms take no more than one', async () => {
  const allotments = [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 9 }];
  world = await openWorld({ hotel: buildHotelFile({ allotments }) });
  const Rooms = [buildRoom(), buildRoom()];
  expect(await statementsOf(buildBooking({ Rooms, PaymentAmount: 320 }))).toBe(13);
});

test('a booking at the hotel takes 7', async () => {
  world = await openWorld();
  expect(await statementsOf(buildFlexibleBooking())).toBe(7);
});

test('the limits of holds, cards and mails take 6 more', async () => {
  world = await openWorld({ limits: defaultLimits });
  expect(await statementsOf(buildBooking())).toBe(19);
});
