import { everyBooking } from '@portico/contract/desk/every-booking';
import { buildFlexibleBooking } from '@portico/testing/booking/booking-body';
import { callDeskAs } from '@portico/testing/world/desk-call';
import { openWorld, type World } from '@portico/testing/world/world';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const csv = async (find = '') => {
  const { body } = await callDeskAs(world, 'accounts', 'Bookings/ReadCsv', {
    ...everyBooking,
    find,
  });
  return body;
};

test('the file has the bookings of the search, with amounts in the hotel’s currency', async () => {
  const { body } = await world.book(buildFlexibleBooking());
  const { csv: text, bookings, isWhole } = await csv();
  expect([bookings, isWhole]).toEqual([1, true]);
  const [head = '', row = '', end] = text.split('\r\n');
  expect(head).toMatch(/^\uFEFFNumber,Status,Booked at,Booker,/);
  expect(row).toContain(`${body.ReferenceNumber},confirmed,2027-02-20T12:00:00.000Z,Ada Lovelace,`);
  expect(row).toContain(`,'+44 7700 900123,`);
  expect(row).toMatch(/,200\.00,200\.00,GBP$/);
  expect(end).toBe('');
  expect((await csv('nobody')).bookings).toBe(0);
});

test('a guest whose stored name is a formula opens none', async () => {
  await world.db.database.kysely
    .updateTable('reservation')
    .set({
      booker: JSON.stringify({ firstName: '=cmd|', lastName: "'/c calc'!A0", email: '@x', phone: '-1' }),
    })
    .execute();
  const { csv: text } = await csv();
  expect(text).toContain(`,'=cmd| '/c calc'!A0,'@x,'-1,`);
});

test('a file of a search that looks through a part of the bookings says that it is not whole', async () => {
  const booked = buildFlexibleBooking();
  await world.book({ ...booked, Booker: { ...booked.Booker, LastName: 'Cutt' } });
  await sql`INSERT INTO reservation SELECT copy.* FROM reservation AS one, generate_series(1, 300) AS number,
      jsonb_populate_record(one, jsonb_build_object('reservation_id', gen_random_uuid(),
        'reference_number', 'CUT' || lpad(number::text, 7, '0'), 'confirmation_token', md5(number::text))) AS copy
    WHERE one.booker ->> 'lastName' = 'Cutt'`.execute(world.db.database.kysely);
  expect((await csv('Cutt')).isWhole).toBe(false);
});
