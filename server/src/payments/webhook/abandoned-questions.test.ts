import { ARRIVAL } from '@portico/testing/booking/booking-body';
import { bookedOn } from '@portico/testing/world/books';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildHotelFile, FIRST_NIGHT, LAST_NIGHT } from '@portico/testing/builders/hotel-file';
import { afterEach, expect, test } from 'vitest';
import { recoverPayments } from '../settle/recover-payments.ts';
import { questionedBooking } from '@portico/testing/booking/questioned-booking';

/** More than recovery claims in two rounds. */
const GUESTS = 110;
const TOGETHER = 10;
const ROUND_MS = 15_000;

let world: World;
afterEach(() => world.close());

const recover = () => {
  return recoverPayments(world.deps);
};

const statuses = async () => {
  const rows = await world.db.database.kysely.selectFrom('reservation').select('status').distinct().execute();
  return rows.map(({ status }) => status);
};

test('however many guests leave the bank’s question unanswered, all are voided there and their nights are released', async () => {
  const allotments = [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: GUESTS }];
  world = await openWorld({ hotel: buildHotelFile({ allotments }) });
  for (let guests = 0; guests < GUESTS; guests += TOGETHER)
    await Promise.all(Array.from({ length: TOGETHER }, () => world.book(questionedBooking())));
  expect(await bookedOn(world, ARRIVAL)).toEqual({ sold: 0, held: GUESTS });
  const holdOver = Date.parse('2027-02-20T12:20:00Z');
  for (let round = 0; round < 3; round++) {
    world.setNow(new Date(holdOver + round * ROUND_MS).toISOString());
    await recover();
  }
  expect(await bookedOn(world, ARRIVAL)).toEqual({ sold: 0, held: 0 });
  expect(await statuses()).toEqual(['expired']);
  expect(world.acquired()).toHaveLength(GUESTS);
  expect(new Set(world.acquired().map(({ status }) => status))).toEqual(new Set(['cancelled']));
});
