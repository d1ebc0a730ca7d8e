import { buildBooking } from '@portico/testing/booking/booking-body';
import { buildHotelFile, FIRST_NIGHT, LAST_NIGHT } from '@portico/testing/builders/hotel-file';
import { openWorld, type World } from '@portico/testing/world/world';
import { recorded } from '@portico/testing/database/recorded';
import { afterEach, beforeEach, expect, test } from 'vitest';

const hotel = buildHotelFile({ allotments: [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 10 }] });

let world: World;
beforeEach(async () => {
  world = await openWorld({ hotel });
});
afterEach(() => world.close());

const book = async (times: number) => {
  for (let time = 0; time < times; time++) await world.book(buildBooking());
};

/** The mails that are due, and the statements that read them. */
async function collectWatched() {
  const { database, statements } = recorded(world.deps.database);
  const mails = await world.mails({ database });
  return { mails, reads: statements.filter((statement) => statement.includes('SelectQueryNode')) };
}

test('the mails of a booking are made of one reading of it, and those of six bookings of one of them all', async () => {
  await book(1);
  const one = await collectWatched();
  expect(one.mails).toHaveLength(2);
  expect(one.reads).toHaveLength(5);

  await book(6);
  const six = await collectWatched();
  expect(six.mails).toHaveLength(12);
  expect(six.reads).toEqual(one.reads);
});

test('a booking that cannot be read holds up its own mails, and no other', async () => {
  await book(2);
  const { kysely } = world.db.database;
  const broken = await kysely.selectFrom('reservation').selectAll().executeTakeFirstOrThrow();
  await kysely
    .updateTable('reservation')
    .set({ booker: JSON.stringify({ name: 'of an earlier kind' }) })
    .where('reservation_id', '=', broken.reservation_id)
    .execute();
  const mails = await world.mails();
  expect(mails).toHaveLength(2);
  expect(mails.filter(({ subject }) => subject.includes(broken.reference_number))).toEqual([]);
  const unsent = await kysely.selectFrom('outbox').selectAll().where('sent_at', 'is', null).execute();
  expect(unsent.map(({ tries, last_error: error }) => [tries, error])).toEqual([
    [1, expect.stringContaining('Kept reservation.booker cannot be read')],
    [1, expect.stringContaining('Kept reservation.booker cannot be read')],
  ]);
});
