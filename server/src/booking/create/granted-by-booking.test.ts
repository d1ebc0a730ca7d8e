import type { DirectProvider, PaymentAnswer } from '@portico/server/payments/payment-port';
import { buildBooking, buildFlexibleBooking, declinedCard } from '@portico/testing/booking/booking-body';
import { openWorld, type World, type WorldOptions } from '@portico/testing/world/world';
import type { Guest } from '@portico/testing/world/guest';
import { afterEach, expect, test } from 'vitest';

let world: World;
afterEach(() => world.close());

async function open(options?: WorldOptions) {
  world = await openWorld(options);
}

/** Books in that browser; returns the confirmation token. */
async function book(guest: Guest, body: object = buildBooking(), key?: string): Promise<string> {
  const { body: answer } = await guest.book(body, key);
  return String(answer.ConfirmationToken);
}

/** The status of a call that needs a grant for the booking, from that browser. */
async function statusFor(token: string, guest: Guest): Promise<number> {
  const { reservation_id: ReservationId } = await world.db.database.kysely
    .selectFrom('reservation')
    .select('reservation_id')
    .where('confirmation_token', '=', token)
    .executeTakeFirstOrThrow();
  return (await guest.post('/api/ManageBooking/Preview', { PropertyId: 7, ReservationId })).status;
}

test.each([
  ['by card', buildBooking()],
  ['to pay at the hotel', buildFlexibleBooking()],
])('the browser that booked %s may open its booking, and no other browser may', async (_how, body) => {
  await open();
  const guest = world.guest();
  const { headers, body: answer } = await guest.book(body);
  const token = String(answer.ConfirmationToken);
  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(
      /^portico-booking-[\w-]{12}=[\w-]+; Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax$/,
    ),
  ]);
  expect(await statusFor(token, guest)).toBe(200);
  expect(await statusFor(token, world.guest())).toBe(404);
});

test('so may a browser that lost the first answer and sent the request again', async () => {
  await open();
  const token = await book(world.guest(), buildFlexibleBooking(), 'one');
  const again = world.guest();
  expect(await book(again, buildFlexibleBooking(), 'one')).toBe(token);
  expect(await statusFor(token, again)).toBe(200);
});

test('it may no more than number and name allow', async () => {
  await open();
  const guest = world.guest();
  const token = await book(guest);
  const { reservation_id: ReservationId } = await world.db.database.kysely
    .selectFrom('reservation')
    .select('reservation_id')
    .where('confirmation_token', '=', token)
    .executeTakeFirstOrThrow();
  await guest.post('/api/ManageBooking/Cancel', { PropertyId: 7, ReservationId });
  const change = await world.db.database.kysely
    .selectFrom('reservation_change')
    .select('made_by')
    .where('reservation_id', '=', ReservationId)
    .executeTakeFirstOrThrow();
  expect(change.made_by).toBe('lookup');
});

test('the confirmation and the status of a booking grant nothing to who has their link', async () => {
  await open();
  const token = await book(world.guest());
  const reader = world.guest();
  for (const path of ['/api/Reservation/Confirmation', '/api/Reservation/Status']) {
    const answer = await reader.get(path, { propertyId: '7', referenceNumber: token });
    expect(answer.status).toBe(200);
  }
  expect([...reader.cookies]).toEqual([]);
  expect(await statusFor(token, reader)).toBe(404);
});

test('a booking that waits at the bank opens once it is confirmed, and not before', async () => {
  let lookedUp: PaymentAnswer = { kind: 'action-required', url: 'https://bank.example/question' };
  const questioning = (acquirer: DirectProvider): DirectProvider => ({
    ...acquirer,
    charge: async () => lookedUp,
    lookUp: async () => lookedUp,
  });
  await open({ payments: questioning });
  const guest = world.guest();
  const token = await book(guest);
  expect(await statusFor(token, guest)).toBe(404);
  lookedUp = {
    kind: 'paid',
    money: { minor: 16_000, currency: 'GBP' },
    reference: 'pay_1',
    card: null,
    token: null,
  };
  world.setNow('2027-02-20T12:00:10Z');
  await guest.get('/api/Reservation/Status', { propertyId: '7', referenceNumber: token });
  expect(await statusFor(token, guest)).toBe(200);
});

test('a booking that was declined gives nothing', async () => {
  await open();
  const guest = world.guest();
  await book(guest, buildBooking({ CardDetails: declinedCard }));
  expect([...guest.cookies]).toEqual([]);
});
