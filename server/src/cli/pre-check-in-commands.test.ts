import { buildFlexibleBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { bookAndLink } from '@portico/testing/booking/book-and-link';
import type { Guest } from '@portico/testing/world/guest';
import { buildHotelFile, FLEXIBLE } from '@portico/testing/builders/hotel-file';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPreCheckInCode } from '../access/pre-check-in-link.ts';
import type { BookedReservation } from '../reservation/booked-reservation.ts';
import { hotelCommand } from './hotel-command.ts';

const room = buildRoom({ RatePlanId: FLEXIBLE, NumberOfAdults: 2, TotalCost: 220 });

const SECRET = 'k3Jt9vQe7mWz2LxPs8RbYc4Hn6UdFa1GoVi5TqXrNw0';

let world: World;
let booked: BookedReservation;
let guest: Guest;
beforeAll(async () => {
  world = await openWorld({
    hotel: buildHotelFile({ settings: { preCheckIn: { daysBefore: 3 } } }),
  });
  ({ booked, guest } = await bookAndLink(world, buildFlexibleBooking({ Rooms: [room, room] })));
});
afterAll(() => world.close());

const hotel = (args: string[], now = '2027-02-21T09:00:00Z', environment = {}) =>
  hotelCommand(args, {
    environment: {
      DATABASE_URL: world.db.url,
      SECRET,
      PUBLIC_URL: 'https://book.example',
      ...environment,
    },
    folder: '.',
    clock: { now: () => new Date(now) },
    log: { error: (_facts, message) => expect.fail(message) },
  });

test('arrivals lists who arrives on a day, and who has checked in online', async () => {
  const listed = (...args: string[]) => hotel(['arrivals', '--property', 'quay', ...args]);
  const head = (count: number, done: number) =>
    `The Quay, arrivals on 2027-03-03: ${count}, checked in online: ${done}`;
  const of = (place: number) =>
    `${guest.checkInLink.referenceNumber}, room ${place}: Double, Flexible, 2 nights to 2027-03-05, 2 adults`;
  expect((await listed('--date', '2027-03-03')).lines).toEqual([
    head(2, 0),
    ...[1, 2].flatMap((place) => [of(place), '  not checked in online', '  Ada Lovelace', '  not named yet']),
  ]);
  const order = await guest.buildCheckIn({ SpecialRequests: 'A cot\nand a fan', ArrivalTime: '21:40' });
  expect(await guest.checkIn(order)).toMatchObject({ body: { Status: 'Applied' } });
  expect((await listed('--date', '2027-03-03')).lines.slice(0, 6)).toEqual([
    head(2, 2),
    of(1),
    '  checked in online 2027-02-20 12:00',
    '  expected at 21:40',
    '  Ada Lovelace',
    '  Bea Brookb',
  ]);
  const json = await listed('--date', '2027-03-03', '--json');
  expect(JSON.parse(json.lines.join('\n'))).toMatchObject({
    date: '2027-03-03',
    rooms: [
      {
        number: guest.checkInLink.referenceNumber,
        guests: [{ lastName: 'Lovelace' }, { lastName: 'Brookb' }],
        arrivalTime: '21:40',
        checkedInOnlineAt: '2027-02-20T12:00:00.000Z',
      },
      { room: 2 },
    ],
  });
  expect((await listed()).lines).toEqual(['The Quay, arrivals on 2027-02-21: 0, checked in online: 0']);
});

test('link pre-check-in prints a link to a booking, or to one room of it', async () => {
  const link = (...args: string[]) =>
    hotel([
      'link',
      'pre-check-in',
      '--property',
      'quay',
      '--number',
      guest.checkInLink.referenceNumber,
      ...args,
    ]);
  const codeOf = (lines: readonly string[]) => decodeURIComponent(lines[0]?.split('/').at(-1) ?? '');
  const whole = await link();
  expect(whole.lines[0]).toMatch(/^https:\/\/book\.example\/PreCheckIn\/Quay\/[A-Z0-9]{10}\/./);
  expect(readPreCheckInCode([SECRET], codeOf(whole.lines))?.itemId).toBeNull();
  const second = await link('--room', '2');
  expect(readPreCheckInCode([SECRET], codeOf(second.lines))?.itemId).toBe(booked.rooms[1]?.itemId);
  expect(await link('--room', '3')).toEqual({
    exitCode: 1,
    lines: [`${guest.checkInLink.referenceNumber} has no room 3: it has 2.`],
  });
  const late = await hotel(
    ['link', 'pre-check-in', '--property', 'quay', '--number', guest.checkInLink.referenceNumber],
    '2027-03-03T16:00:00Z',
  );
  expect(late).toEqual({
    exitCode: 1,
    lines: [`Nobody can check in for ${guest.checkInLink.referenceNumber}: the stay has begun.`],
  });
  const entries = await sql<{ outcome: string }>`SELECT outcome FROM audit_entry
    WHERE call = 'Booking/PreCheckInLink' AND made_by = 'command' ORDER BY entry_id`.execute(
    world.db.database.kysely,
  );
  expect(entries.rows.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'refused', 'refused']);
});

test('pre-check-in data is in the booker’s export, and none remains after erasure', async () => {
  const person = (what: string, now?: string) =>
    hotel(['guest', what, '--property', 'quay', '--email', 'ada@example.com'], now);
  const stored = (await person('export')).lines.join('\n');
  expect(stored).toMatch(/"checkedInOnlineAt": ?"2027-02-20T12:00:00/);
  for (const text of ['Brookb', 'A cot', 'pre-check-in']) expect(stored).toContain(text);
  expect(await person('erase', '2027-03-10T12:00:00Z')).toMatchObject({ exitCode: 0 });
  const { rows } = await sql<{ stored: string }>`
    SELECT r::text || i::text || c::text AS stored FROM reservation AS r
    JOIN reservation_item AS i USING (property_id, reservation_id)
    JOIN reservation_change AS c USING (property_id, reservation_id)`.execute(world.db.database.kysely);
  expect(rows.length).toBeGreaterThan(0);
  for (const { stored: left } of rows) expect(left).not.toMatch(/Brookb|A cot|Ada|ada@/);
  expect((await guest.readCheckIn()).body).toMatchObject({ Title: 'Invalid link' });
});
