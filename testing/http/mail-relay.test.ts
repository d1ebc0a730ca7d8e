import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildBooking, buildFlexibleBooking, declinedCard } from '../booking/booking-body.ts';
import { buildHotelFile, FIRST_NIGHT, LAST_NIGHT } from '../builders/hotel-file.ts';
import { openTwoServers, type Sending, type TwoServers } from '../world/two-servers.ts';

let world: TwoServers;
beforeAll(async () => {
  const hotel = buildHotelFile({ allotments: [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 200 }] });
  world = await openTwoServers({
    hotel,
    limits: { mailsPerRecipient: 3, mailsPerRecipientUnderAttack: 1, mailsPerAddress: 5 },
  });
});
afterAll(() => world.close());

/** Each test has its own hour. */
let hour = 11;
beforeEach(() => startHour());
function startHour(): void {
  hour += 1;
  world.setNow(`2027-02-20T${hour}:00:00Z`);
}

const { Booker } = buildBooking();
type Body = CreateRequestBody;
const send = (Email: string, build: (changes: Partial<Body>) => Body, sending: Sending) =>
  world.guest(sending).book(build({ Booker: { ...Booker, Email } }), sending?.key);
/** Paid at the hotel: such a booking costs nothing to make. */
const book = (email: string, sending: Sending) => send(email, buildFlexibleBooking, sending);
const pay = (email: string, changes: Partial<Body>, sending: Sending) =>
  send(email, (booker) => buildBooking({ ...changes, ...booker }), sending);
const from = (place: number): Sending => ({ from: `203.0.113.${place}`, server: place % 2 });

async function mailsTo(pattern: string): Promise<number> {
  const { rows } = await sql`
    SELECT 1 FROM outbox o JOIN reservation r ON r.reservation_id = (o.payload ->> 'reservationId')::uuid
    WHERE lower(r.booker ->> 'email') LIKE ${pattern} AND o.kind LIKE 'guest-%'`.execute(
    world.db.database.kysely,
  );
  return rows.length;
}

test('one mailbox is written to for three bookings in an hour, then for one more of each address, however many ask at once', async () => {
  const spellings = ['victim@example.com', 'Victim@Example.com', 'victim+1@example.com'];
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, place) =>
      book(spellings[place % 3] ?? '', { ...from(1), server: place % 2 }),
    ),
  );
  expect(answers.filter(({ body }) => body['Status'] === 'Confirmed')).toHaveLength(4);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(8);
  expect(refused[0]).toMatchObject({
    headers: { 'retry-after': '3600' },
    body: {
      RefusalCode: 'request.too-many',
      Message:
        'Many bookings were made with this e-mail address. Nothing has been charged. Please try again in 60 minutes, or call us on +44 1632 960001.',
    },
  });
  expect(await mailsTo('victim%@example.com')).toBe(4);
  expect((await book('another@example.com', from(2))).body).toMatchObject({ Status: 'Confirmed' });
  startHour();
  expect((await book('victim@example.com', from(20))).body).toMatchObject({ Status: 'Confirmed' });
});

test('a guest whose mailbox a stranger has used up books unpaid from elsewhere, and pays by card as often as it takes', async () => {
  for (let times = 0; times < 5; times++) await book('used-up@example.com', from(70));
  expect((await book('used-up@example.com', from(70))).status).toBe(429);
  expect((await book('used-up@example.com', from(71))).body).toMatchObject({ Status: 'Confirmed' });
  expect((await book('used-up@example.com', from(71))).status).toBe(429);
  for (let times = 0; times < 2; times++)
    expect((await pay('used-up@example.com', {}, from(71))).body).toMatchObject({ Status: 'Confirmed' });
});

test('one address books five times in an hour, and others go on', async () => {
  for (let guest = 1; guest <= 5; guest++)
    expect((await book(`guest-${guest}@example.com`, from(30))).body).toMatchObject({ Status: 'Confirmed' });
  const sixth = await book('guest-6@example.com', from(30));
  expect(sixth.status).toBe(429);
  expect(sixth.body['Message']).toContain('Many bookings were made from where you are.');
  expect(await mailsTo('guest-6@example.com')).toBe(0);
  expect((await book('guest-6@example.com', from(31))).body).toMatchObject({ Status: 'Confirmed' });
});

test('a card that is declined writes to no one and uses up nothing', async () => {
  for (let times = 0; times < 4; times++) {
    const { body } = await pay('unlucky@example.com', { CardDetails: declinedCard }, from(40));
    expect(body).toMatchObject({ Status: 'Declined' });
  }
  expect((await pay('unlucky@example.com', {}, from(40))).body).toMatchObject({ Status: 'Confirmed' });
});

test('a booking that was made is answered again, whatever was booked since', async () => {
  const withKey = { ...from(50), key: 'one-attempt-of-the-guest' };
  const first = await book('busy@example.com', withKey);
  expect(first.body).toMatchObject({ Status: 'Confirmed' });
  for (let times = 0; times < 3; times++) await book('busy@example.com', from(50));
  expect((await book('busy@example.com', from(50))).status).toBe(429);
  expect((await book('busy@example.com', withKey)).body).toEqual(first.body);
});
