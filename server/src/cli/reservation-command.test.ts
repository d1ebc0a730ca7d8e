import type { PropertyId } from '@portico/domain/ids';
import { openWorld, type World } from '@portico/testing/world/world';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { buildBooking, buildFlexibleBooking } from '@portico/testing/booking/booking-body';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReservation } from '../reservation/read-reservation.store.ts';
import { hotelCommand } from './hotel-command.ts';
import { noteLine } from './note-line.ts';

let world: World;
let number: string;
beforeAll(async () => {
  world = await openWorld();
  const { body } = await world.book(buildFlexibleBooking());
  number = String(body.ReferenceNumber);
});
afterAll(() => world.close());

const hotel = (args: string[], database = world.db.url) =>
  hotelCommand(args, {
    environment: { DATABASE_URL: database },
    folder: '.',
    clock: { now: () => new Date('2027-02-21T09:00:00Z') },
    log: { error: (_facts, message) => expect.fail(message) },
  });
const reservation = (what: string, which = number, property = 'quay') =>
  hotel(['reservation', what, '--property', property, '--number', which]);

const search = (query: Record<string, string>) =>
  world.guest().post('/api/ManageBooking/Search', undefined, { query: { propertyId: '7', ...query } });

test('reservation show prints a booking and each change of it', async () => {
  const booked = [
    `${number}, confirmed, booked 2027-02-20 12:00`,
    'Ada Lovelace, ada@example.com, +44 7700 900123',
    '2027-03-03 to 2027-03-05, 200.00 GBP, version 1',
    '  room 1: Double, Flexible, 2027-03-03 to 2027-03-05, 200.00 GBP',
  ];
  expect(await reservation('show')).toEqual({ exitCode: 0, lines: [...booked, 'Nothing has been changed.'] });

  world.setNow('2027-02-20T18:30:00Z');
  const guest = world.guest();
  const { body } = await guest.find(number);
  const { ReservationId } = body.Reservation as unknown as { ReservationId: string };
  const changed = await guest.post('/api/ManageBooking/Update', {
    PropertyId: 7,
    ReservationId,
    SpecialRequests: 'A cot, please\n2027-02-20 19:00  cancel, applied\rby hotel \u202eno',
  });
  expect(changed.body).toMatchObject({ Success: true });
  const { lines } = await reservation('show', number.toLowerCase());
  expect(lines.slice(2)).toEqual([
    '2027-03-03 to 2027-03-05, 200.00 GBP, version 2',
    booked[3],
    'Changes:',
    '2027-02-20 18:30  update, applied, by lookup, 200.00 GBP -> 200.00 GBP',
    '    special requests: none -> A cot, please / 2027-02-20 19:00  cancel, applied / by hotel no',
  ]);
});

test('no note of a guest that an earlier version has taken colours the terminal', () => {
  expect(noteLine('by hotel \u009b31m\u202eno\u0085 yes')).toBe('by hotel 31mno / yes');
});

test('reservation show prints what was paid and refunded, when and by which card', async () => {
  const paying = await openWorld();
  const { body } = await paying.book(buildBooking());
  const by = { confirmationToken: String(body.ConfirmationToken) };
  const booked = await readReservation(paying.db.database.kysely, PROPERTY as PropertyId, by);
  if (booked === undefined) throw new Error('not booked');
  paying.setNow('2027-02-21T08:00:00Z');
  await paying.guestOf(booked).cancel();
  const named = ['--property', 'quay', '--number', String(body.ReferenceNumber)];
  const { lines } = await hotel(['reservation', 'show', ...named], paying.db.url);
  await paying.close();
  expect(lines.slice(4, 7)).toEqual([
    'Paid so far: 0.00 GBP',
    '  2027-02-20 12:00  paid 160.00 GBP, Visa ending 4242',
    '  2027-02-21 08:00  given back 160.00 GBP, Visa ending 4242',
  ]);
});

test('--json prints the answer in the shape that help names, and why where it was refused', async () => {
  const show = ['reservation', 'show', '--property', 'quay', '--json', '--number'];
  const { lines } = await hotel([...show, number]);
  expect(JSON.parse(lines.join(''))).toMatchObject({
    number,
    status: 'confirmed',
    bookedAt: '2027-02-20T12:00:00.000Z',
    currency: 'GBP',
    grossMinor: 20_000,
    rooms: [{ room: 1, roomType: 'Double', ratePlan: 'Flexible', cancelled: null }],
    changes: [{ at: '2027-02-20T18:30:00.000Z', kind: 'update', madeBy: 'lookup' }],
  });
  expect((await hotel(['help', 'reservation', 'show'])).lines.at(-1)).toMatch(
    /^ {4}\{ number: string, status: string, bookedAt: string,.* rooms: \[\{ room: integer,.* \} \| null \}, …\], changes: /,
  );
  const none = await hotel([...show, '7777777777']);
  expect(none.exitCode).toBe(1);
  expect(JSON.parse(none.lines.join(''))).toEqual({
    refused: ['This hotel has no booking of the number 7777777777.'],
  });
});

test('reservation revoke-link ends the links that were sent so far, and later ones open the booking', async () => {
  const name = { reservationNumber: number, guestName: 'Lovelace' };
  const { body } = await search(name);
  const hash = String(body.Code);
  expect((await search({ hash })).body).toMatchObject({ Success: true });
  expect(await reservation('revoke-link')).toMatchObject({
    exitCode: 0,
    lines: [`The links to ${number} that were sent so far open nothing now.`, expect.any(String)],
  });
  expect((await search({ hash })).body).toMatchObject({ Success: false });
  const { body: later } = await search(name);
  expect((await search({ hash: String(later.Code) })).body).toMatchObject({ Success: true });
});

test('an unknown thing is reported, and an unknown command is answered with the list of commands', async () => {
  expect(await reservation('show', '7777777777')).toEqual({
    exitCode: 1,
    lines: ['This hotel has no booking of the number 7777777777.'],
  });
  expect(await reservation('show', number, 'nowhere')).toEqual({
    exitCode: 1,
    lines: ['There is no hotel of the code nowhere.'],
  });
  for (const args of [
    ['show'],
    ['show', '--number', number],
    ['drop', '--property', 'quay', '--number', number],
  ])
    expect(await hotel(['reservation', ...args])).toMatchObject({ exitCode: 2 });
  expect(await hotel(['import', 'hotel.json', '--number', number])).toMatchObject({ exitCode: 2 });
});
