import { sql } from 'kysely';
import { buildFlexibleBooking } from '@portico/testing/booking/booking-body';
import { allRows } from '@portico/testing/database/all-rows';
import { openStaff } from '@portico/testing/world/staff';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterEach, expect, test } from 'vitest';

let world: World;
afterEach(() => world.close());

async function open() {
  world = await openWorld();
  const number = String((await world.book(buildFlexibleBooking())).body.ReferenceNumber);
  return number;
}

test('a guest is erased by their booking from the day after the stay, and the entry names nobody', async () => {
  const number = await open();
  const early = await openStaff(world);
  expect(await early.refusal('Guest/PreviewErase', { number })).toBe('desk.guest-not-yet');
  expect(await early.refusal('Guest/Erase', { number })).toBe('desk.guest-not-yet');
  world.setNow('2027-03-06T12:00:00Z');
  const staff = await openStaff(world);
  const { bookings } = await staff.ask('Guest/Export', { number });
  expect(bookings).toMatchObject([{ reservationNumber: number, booker: { lastName: 'Lovelace' } }]);
  expect(await staff.ask('Guest/PreviewErase', { number })).toEqual({ bookings: 1, left: [] });
  expect((await staff.ask('Booking/Read', { number })).booker.lastName).toBe('Lovelace');
  await staff.call('Guest/Erase', { number }, 'a-key-of-one-press');
  const { booker, folio, entries } = await staff.ask('Booking/Read', { number });
  expect([booker.lastName, booker.email, folio.totalMinor]).toEqual(['', '', 200_00]);
  expect(entries.at(-1)).toMatchObject({ call: 'Guest/Erase', outcome: 'done' });
  const { rows } = await sql<{
    entry: string;
  }>`SELECT to_jsonb(audit_entry)::text AS entry FROM audit_entry`.execute(world.deps.database.kysely);
  for (const { entry } of rows) expect(entry).not.toMatch(/ada@|lovelace/i);
});

test('no stored answer to a repeated request names an erased guest', async () => {
  const number = await open();
  const staff = await openStaff(world);
  expect((await staff.call('Booking/SendMail', { number }, 'one')).status).toBe(200);
  const bill = {
    number: 'MC-1',
    description: 'Supper',
    lines: [{ text: 'Set supper', quantity: 1, unitMinor: 2_000, vatRate: null }],
    to: 'Ada Lovelace',
    email: 'Ada@example.com',
    reservation: null,
  };
  expect((await staff.call('Invoices/Create', bill, 'two')).status).toBe(200);
  world.setNow('2027-03-06T12:00:00Z');
  const later = await openStaff(world);
  await later.ask('Guest/Erase', { number });
  const rows = await allRows(world.db.database);
  expect(rows.match(/.{0,300}ada@.{0,40}|lovelace.{0,40}/gi) ?? []).toEqual([]);
});

test('no answer is stored of a booking of which a guest is erased, whoever made it', async () => {
  const number = await open();
  const bea = { firstName: 'Bea', lastName: 'Brook', email: 'bea@example.com', phone: '' };
  await sql`UPDATE reservation_item SET lead_guest = ${JSON.stringify(bea)}`.execute(
    world.deps.database.kysely,
  );
  const staff = await openStaff(world);
  expect((await staff.call('Booking/SendMail', { number }, 'one')).status).toBe(200);
  world.setNow('2027-03-06T12:00:00Z');
  const later = await openStaff(world);
  await later.ask('Guest/Erase', { email: bea.email });
  const { rows } = await sql<{ answer: string | null }>`
    SELECT answer::text FROM audit_entry WHERE call = 'Booking/SendMail'`.execute(world.deps.database.kysely);
  expect(rows).toEqual([{ answer: null }]);
});

test('a booker without an address is erased from that booking alone', async () => {
  const number = await open();
  const other = String((await world.book(buildFlexibleBooking())).body.ReferenceNumber);
  await sql`UPDATE reservation SET booker = booker || '{"email": ""}'`.execute(world.deps.database.kysely);
  world.setNow('2027-03-06T12:00:00Z');
  const staff = await openStaff(world);
  expect((await staff.ask('Guest/Export', { number })).bookings).toHaveLength(1);
  expect(await staff.ask('Guest/Erase', { number })).toEqual({ bookings: 1, left: [] });
  expect((await staff.ask('Booking/Read', { number: other })).booker.lastName).toBe('Lovelace');
});
