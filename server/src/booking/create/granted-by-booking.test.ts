import type { DirectProvider, PaymentAnswer } from '@portico/server/payments/payment-port';
import { buildBooking, buildFlexibleBooking, declinedCard } from '@portico/testing/booking/booking-body';
import {
  openBookingWorld,
  type BookingWorld,
  type BookingWorldOptions,
} from '@portico/testing/booking/booking-world';
import { guestBrowser, type GuestBrowser } from '@portico/testing/http/guest-browser';
import { afterEach, expect, test } from 'vitest';

let world: BookingWorld;
let url: string;
afterEach(() => world.close());

async function open(options?: BookingWorldOptions) {
  world = await openBookingWorld(options);
  url = await world.listen();
}

/** Books in that browser; returns the confirmation token. */
async function book(guest: GuestBrowser, body: object = buildBooking(), key?: string): Promise<string> {
  const { body: answer } = await guest.post('/api/Reservation/Create', body, {}, key);
  return String(answer.ConfirmationToken);
}

/** The status of a call that needs a grant for the booking, from that browser. */
async function statusFor(token: string, guest: GuestBrowser): Promise<number> {
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
  const guest = guestBrowser(url);
  const token = await book(guest, body);
  expect(guest.setCookies()).toEqual([
    expect.stringMatching(
      /^portico-booking-[\w-]{12}=[\w-]+; Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax$/,
    ),
  ]);
  expect(await statusFor(token, guest)).toBe(200);
  expect(await statusFor(token, guestBrowser(url))).toBe(404);
});

test('so may a browser that lost the first answer and sent the request again', async () => {
  await open();
  const token = await book(guestBrowser(url), buildFlexibleBooking(), 'one');
  const again = guestBrowser(url);
  expect(await book(again, buildFlexibleBooking(), 'one')).toBe(token);
  expect(await statusFor(token, again)).toBe(200);
});

test('it may no more than number and name allow', async () => {
  await open();
  const guest = guestBrowser(url);
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
  const token = await book(guestBrowser(url));
  const reader = guestBrowser(url);
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
  const guest = guestBrowser(url);
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
  const guest = guestBrowser(url);
  await book(guest, buildBooking({ CardDetails: declinedCard }));
  expect([...guest.cookies]).toEqual([]);
});
