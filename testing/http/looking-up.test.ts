import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildFlexibleBooking } from '../booking/booking-body.ts';
import { buildHotelFile } from '../builders/hotel-file.ts';
import { openTwoServers, type TwoServers } from '../world/two-servers.ts';

let world: TwoServers;
let number: string;
beforeAll(async () => {
  world = await openTwoServers({
    hotel: buildHotelFile(),
    limits: { lookupsPerAddress: 10, lookupsPerNumber: 5, lookupsPerNumberUnderAttack: 2 },
  });
  const { body } = await world.guest().book(buildFlexibleBooking());
  number = String(body.ReferenceNumber);
});
afterAll(() => world.close());

/** Each test has its own hour. */
let now = new Date('2027-02-20T11:00:00Z');
beforeEach(() => {
  now = new Date(now.getTime() + 60 * 60_000);
  world.setNow(now.toISOString());
});

const lookUp = (reservationNumber: string, guestName: string, from: string, server = 0) =>
  world.guest({ from, server }).find(reservationNumber, guestName);

const countOf = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

test('who guesses numbers gets ten answers of sixty at once at two servers, then not even of a right one', async () => {
  const guesses = Array.from({ length: 60 }, (_, index) =>
    lookUp(`GUESS${String(index).padStart(5, '7')}`, 'Lovelace', '192.0.2.1', index % 2),
  );
  const answers = await Promise.all(guesses);
  expect(countOf(answers, 200)).toBe(10);
  expect(countOf(answers, 429)).toBe(50);
  expect(await lookUp(number, 'Lovelace', '192.0.2.1')).toMatchObject({
    status: 429,
    headers: { 'retry-after': '600' },
    body: {
      RefusalCode: 'request.too-many',
      Message:
        'Many bookings were looked for that we could not find. Please try again in 10 minutes, or call us on +44 1632 960001.',
    },
  });
  expect((await lookUp(number, 'Lovelace', '192.0.2.2')).body).toMatchObject({ Success: true });
  expect(await world.metric('portico_limits_met_total')).toBeGreaterThan(0);
});

test('of the names of one number five are answered in an hour, then two more of each address that guesses', async () => {
  const guesses = Array.from({ length: 40 }, (_, index) =>
    lookUp(number, `Guess ${index}`, '192.0.2.10', index % 2),
  );
  const answers = await Promise.all(guesses);
  expect(countOf(answers, 200)).toBe(7);
  expect(answers.filter(({ body }) => body.Success === true)).toEqual([]);
  expect(await lookUp(number, 'Lovelace', '192.0.2.10')).toMatchObject({
    status: 429,
    headers: { 'retry-after': '3600' },
  });
  // The limit locks no guest out of their booking: a guest elsewhere has their own attempts, and may mistype once.
  expect((await lookUp(number, 'Lovelance', '192.0.2.99')).body).toMatchObject({ Success: false });
  expect((await lookUp(number, 'Lovelace', '192.0.2.99', 1)).body).toMatchObject({ Success: true });
  // An unknown number counts too, so the limit does not reveal which numbers exist.
  for (let guess = 0; guess < 7; guess += 1) await lookUp('7777777777', 'Guess', '192.0.2.60');
  expect((await lookUp('7777777777', 'Guess', '192.0.2.60')).status).toBe(429);
  expect((await lookUp('7777777777', 'Guess', '192.0.2.61')).status).toBe(200);
});

test('a guest who types it right uses up nothing, however often', async () => {
  for (let time = 0; time < 12; time += 1)
    expect((await lookUp(number, 'Lovelace', '192.0.2.3', time % 2)).body).toMatchObject({ Success: true });
  for (let slip = 0; slip < 4; slip += 1) await lookUp(number, 'Lovelance', '192.0.2.3');
  expect((await lookUp(number, 'Lovelace', '192.0.2.3')).body).toMatchObject({ Success: true });
});
