import { buildHotelFile, buildRestaurant, PROPERTY } from '@portico/testing/builders/hotel-file';
import { openWorld, type World } from '@portico/testing/world/world';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { providersOf } from '../payments/providers.ts';
import { reconcile } from '../operations/reconcile/reconcile.ts';
import { hotelCommand } from './hotel-command.ts';

let world: World;
beforeAll(async () => {
  const restaurants = [buildRestaurant(), buildRestaurant({ id: 2, name: 'The Yard' })];
  world = await openWorld({ hotel: buildHotelFile({ restaurants }) });
});
afterAll(() => world.close());

const day = (...args: string[]) =>
  hotelCommand(['restaurant', 'day', '--property', 'quay', ...args], {
    environment: { DATABASE_URL: world.db.url },
    folder: '.',
    clock: { now: () => new Date('2027-03-15T09:00:00Z') },
    log: { error: (_facts, message) => expect.fail(message) },
  });

const drift = async () => {
  const deps = {
    database: world.db.database,
    clock: { now: () => new Date('2027-03-15T09:00:00Z') },
    providers: providersOf(),
  };
  return (await reconcile(deps)).drift;
};

test('the hotel reads who has a table on a day, with what they stated of a stay', async () => {
  const late = await world.guest().bookTable({
    VisitTime: '20:00',
    PartySize: 3,
    SpecialRequests: 'A high chair\nfor Bea',
  });
  const early = await world.guest().bookTable({
    VisitTime: '18:00',
    IsReservation: true,
    Identifier: 'XXXXXXXXXX',
  });
  await world.guest().bookTable({ RestaurantId: 2, PartySize: 1 });
  expect((await day()).lines).toEqual([
    'The Quay, tables on 2027-03-15: 3, covers: 6',
    `${early.body.BookingReference}, The Oyster Room, 18:00 to 20:00, 2 people`,
    '  ada@example.com, +44 7700 900123',
    '  says that they stay: XXXXXXXXXX, which is no number of ours',
    `${late.body.BookingReference}, The Oyster Room, 20:00 to 22:00, 3 people`,
    '  ada@example.com, +44 7700 900123',
    '  requests: A high chair / for Bea',
    expect.stringContaining('The Yard, 19:30 to 21:30, 1 person'),
    '  ada@example.com, +44 7700 900123',
  ]);
  expect((await day('--restaurant', '2')).lines[0]).toContain('2027-03-15: 1, covers: 1');
  expect((await day('--date', '2027-03-16')).lines).toEqual(['The Quay, tables on 2027-03-16: 0, covers: 0']);
  expect(await day('--restaurant', '9')).toEqual({ exitCode: 1, lines: ['The Quay has no restaurant 9.'] });
  const json = await day('--json');
  expect(JSON.parse(json.lines.join('\n'))).toMatchObject({
    covers: 6,
    tables: [
      { reservation: { number: 'XXXXXXXXXX', state: 'unknown' } },
      { specialRequests: 'A high chair\nfor Bea' },
      { time: '19:30', until: '21:30' },
    ],
  });
});

test('the covers that are counted agree with the tables that are booked, and one that does not is named', async () => {
  expect(await drift()).toEqual([]);
  await sql`
    UPDATE restaurant_quarter SET taken = taken + 1
    WHERE property_id = ${PROPERTY} AND restaurant_id = 2 AND visit_date = '2027-03-15' AND quarter = 78`.execute(
    world.db.database.kysely,
  );
  expect(await drift()).toEqual([
    {
      kind: 'table-taken',
      about: 'quay, restaurant 2 on 2027-03-15, quarter 78',
      found: '2 taken',
      expected: '1',
    },
  ]);
});
