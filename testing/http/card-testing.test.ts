import type { AnswerAt } from '../world/guest.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildBooking, buildRoom, declinedCard } from '../booking/booking-body.ts';
import { answerBank, questionedBooking } from '../booking/questioned-booking.ts';
import { buildHotelFile, buildRatePlan, FIRST_NIGHT, LAST_NIGHT, saver } from '../builders/hotel-file.ts';
import { openTwoServers, type Sending, type TwoServers } from '../world/two-servers.ts';

const limits = { declinesPerAddress: 10, declinesPerHotel: 60, declinesPerAddressUnderAttack: 2 };
const PLACES = 10;
const GUARANTEED = 21;

/** The delays applied to answers, recorded for the test. */
let waits: number[] = [];
let wait: (milliseconds: number) => Promise<unknown> = async () => undefined;

let world: TwoServers;
beforeAll(async () => {
  // Nothing is due at booking: the card is only saved, so trying one costs nothing.
  const ratePlans = [buildRatePlan({ needsGuarantee: true }), buildRatePlan(saver)];
  world = await openTwoServers({
    hotel: buildHotelFile({ ratePlans, allotments: [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 500 }] }),
    limits,
    requestLimits: { booking: PLACES, reading: 500 },
    delay: (milliseconds) => {
      waits.push(milliseconds);
      return wait(milliseconds);
    },
  });
});
afterAll(() => world.close());

/** Each test has its own quarter of an hour. */
let windows = 0;
beforeEach(() => {
  world.setNow(`2027-02-20T${13 + windows}:00:00Z`);
  windows += 1;
  waits = [];
  wait = async () => undefined;
});

const declined = buildBooking({
  CardDetails: declinedCard,
  PaymentType: 0,
  PaymentAmount: 0,
  Rooms: [buildRoom({ RatePlanId: GUARANTEED, TotalCost: 200 })],
});
type Sent = AnswerAt<'/api/Reservation/Create'>;
const create = (body: object, sending?: Sending) => world.guest(sending).book(body, sending?.key);

const codes = (answers: readonly { body: object }[], code: string) =>
  answers.filter(({ body }) => 'RefusalCode' in body && body.RefusalCode === code).length;

/** Summed over the metrics of both servers. */
async function declinesCounted(): Promise<number> {
  const counts = [0, 1].map((server) => world.metric('portico_cards_declined_total', server));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count);
}

test('three hundred cards from one address, as many at once as two servers take, end after ten', async () => {
  const answers: Sent[] = [];
  while (answers.length < 300)
    answers.push(
      ...(await Promise.all(
        Array.from({ length: 2 * PLACES }, (_, index) => create(declined, { server: index % 2 })),
      )),
    );
  expect(codes(answers, 'payment.declined')).toBe(10);
  expect(codes(answers, 'request.too-many')).toBe(290);
  expect(await create(declined)).toMatchObject({
    status: 429,
    headers: { 'retry-after': '900' },
    body: {
      Message:
        'Too many cards were declined from your connection, and nothing has been charged. Please try again in 15 minutes, or call us on +44 1632 960001.',
    },
  });
  expect(await declinesCounted()).toBe(10);
  expect(await create(buildBooking(), { from: '203.0.113.2' })).toMatchObject({
    body: { Status: 'Confirmed' },
  });
});

test('each decline is answered later than the one before, and after the limit nothing is asked', async () => {
  for (let card = 0; card < 10; card++)
    expect((await create(declined)).body).toMatchObject({ RefusalCode: 'payment.declined' });
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 8_000, 8_000, 8_000, 8_000]);
  expect((await create(declined)).status).toBe(429);
  world.setNow('2027-02-21T12:00:00Z');
  expect((await create(declined)).status).toBe(200);
});

test('while declined cards wait for their answer another guest books: they hold no place and no room', async () => {
  const waiting = new Set<() => void>();
  wait = () => new Promise((resolve) => waiting.add(() => resolve(undefined)));
  const heldUp: Promise<unknown>[] = [];
  for (let address = 10; address < 10 + 2 * PLACES; address++) {
    const from = `198.51.100.${address}`;
    for (let card = 0; card < 2; card++) await create(declined, { from });
    heldUp.push(create(declined, { from }));
    while (waiting.size < heldUp.length) await new Promise((resolve) => setImmediate(resolve));
  }
  for (let guest = 0; guest < PLACES; guest++)
    expect(await create(buildBooking(), { from: '203.0.113.4' })).toMatchObject({
      body: { Status: 'Confirmed' },
    });
  const held = await world.db.database.kysely
    .selectFrom('room_night')
    .select('held')
    .where('held', '>', 0)
    .execute();
  expect(held).toEqual([]);
  for (const answer of waiting) answer();
  await Promise.all(heldUp);
});

test('from forty addresses the hotel’s limit bites, and guests with good cards book on', async () => {
  const all = [];
  for (let address = 0; address < 40; address++) {
    const from = `192.0.2.${address}`;
    for (let card = 0; card < 3; card++) all.push(await create(declined, { from, server: card % 2 }));
  }
  // Twenty addresses had three each, the other twenty had two.
  expect(codes(all, 'payment.declined')).toBe(100);
  expect(codes(all, 'request.too-many')).toBe(20);
  // Each of the forty after the sixtieth was answered slowly.
  expect(waits.filter((milliseconds) => milliseconds === 4_000)).toHaveLength(40);
  for (let guest = 0; guest < 10; guest++)
    expect(await create(buildBooking(), { from: '203.0.113.5' })).toMatchObject({
      body: { Status: 'Confirmed' },
    });
  expect(await world.metric('portico_limits_met_total')).toBeGreaterThan(0);
});

test('what has become of a booking that was begun is answered, however many cards were declined since', async () => {
  const booked = await create(buildBooking(), { key: 'a-guest' });
  expect(booked.body).toMatchObject({ Status: 'Confirmed' });
  const first = await create(declined, { key: 'declined' });
  for (let card = 0; card < 9; card++) await create(declined);
  expect(await create(buildBooking(), { key: 'another' })).toMatchObject({ status: 429 });
  const again = await create(buildBooking(), { key: 'a-guest', server: 1 });
  expect([again.status, again.body]).toEqual([booked.status, booked.body]);
  const declinedAgain = await create(declined, { key: 'declined', server: 1 });
  expect([declinedAgain.status, declinedAgain.body]).toEqual([first.status, first.body]);
});

/** Polls the status of a booking, as its page does. */
async function lookAt({ body }: Sent, server = 0): Promise<unknown> {
  return (await world.guest({ server }).status(body.ConfirmationToken)).body.Status;
}

async function answerAtBank(sent: Sent, answer: 'approve' | 'decline', server = 0): Promise<unknown> {
  await answerBank(String(sent.body.ActionUrl), answer);
  return lookAt(sent, server);
}

async function declinesOfHotel(windowStart: string): Promise<number> {
  const { counted } = await world.db.database.kysely
    .selectFrom('rate_limit')
    .select('counted')
    .where('kind', '=', 'declines-per-hotel')
    .where('window_start', '=', new Date(windowStart))
    .executeTakeFirstOrThrow();
  return counted;
}

test('cards of which the bank asks meet the same limit: each counts until it is paid, also once declined', async () => {
  const hour = 12 + windows;
  const answers = await Promise.all(
    Array.from({ length: 14 }, (_, index) => create(questionedBooking(), { server: index % 2 })),
  );
  expect(codes(answers, 'request.too-many')).toBe(4);
  const [paid, ...rest] = answers.filter(({ body }) => body.Status === 'ActionRequired');
  if (paid === undefined) throw new Error('no card got to its bank');
  expect(rest).toHaveLength(9);
  world.setNow(`2027-02-20T${hour}:01:00Z`);
  expect(await answerAtBank(paid, 'approve', 1)).toBe('Confirmed');
  expect(await lookAt(paid)).toBe('Confirmed');
  // The paid booking returned its own slot, once.
  const next = await create(questionedBooking());
  expect(next.body.Status).toBe('ActionRequired');
  world.setNow(`2027-02-20T${hour}:02:00Z`);
  const before = await declinesCounted();
  for (const [index, sent] of [next, ...rest].entries())
    expect(await answerAtBank(sent, 'decline', index % 2)).toBe('Declined');
  expect((await declinesCounted()) - before, 'in the metric too').toBe(10);
  expect(await create(questionedBooking())).toMatchObject({ status: 429 });
  expect(await create(declined, { server: 1 })).toMatchObject({ status: 429 });
  expect(await declinesOfHotel(`2027-02-20T${hour}:00:00Z`)).toBe(10);
  expect(await create(buildBooking(), { from: '203.0.113.6' })).toMatchObject({
    body: { Status: 'Confirmed' },
  });
});

test('a question that is left counts until its window is over, and one paid later frees nothing of the next', async () => {
  const hour = 12 + windows;
  world.setNow(`2027-02-20T${hour}:14:00Z`);
  const slow = await create(questionedBooking());
  for (let card = 0; card < 9; card++)
    expect((await create(questionedBooking())).body.Status).toBe('ActionRequired');
  expect((await create(buildBooking())).status).toBe(429);
  world.setNow(`2027-02-20T${hour}:15:00Z`);
  expect((await create(buildBooking())).body.Status).toBe('Confirmed');
  for (let card = 0; card < 10; card++) await create(declined);
  expect(await answerAtBank(slow, 'approve')).toBe('Confirmed');
  expect((await create(declined)).status).toBe(429);
});

test('a booking that asks no bank, and one whose card is good, use up nothing', async () => {
  for (let guest = 0; guest < 12; guest++) {
    expect(await create(buildBooking())).toMatchObject({ body: { Status: 'Confirmed' } });
    expect(await create(buildBooking({ PaymentAmount: 1 }))).toMatchObject({
      body: { RefusalCode: 'quote.price-changed' },
    });
  }
});
