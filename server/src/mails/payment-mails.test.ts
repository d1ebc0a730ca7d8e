import { localDate } from '@portico/domain/calendar/local-date';
import type { PaymentAttemptId, PropertyId, ReservationId } from '@portico/domain/ids';
import type { AttemptStatus, RefundReason } from '@portico/domain/payment/payment-attempt';
import type { ReservationStatus } from '@portico/domain/reservation/status';
import { buildBooking, buildFlexibleBooking } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { enqueueMail, type BookingMail } from '../reservation/booking-mails.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { newId } from '../platform/ids.ts';

const attemptId = newId<PaymentAttemptId>();
const now = new Date('2027-02-28T07:00:00Z');
const requested = { first: "O'Brien </script>🦆", shown: 'O&#39;Brien &lt;/script&gt;🦆' };

let world: World;
let reservationId: ReservationId;
let number: string;
const rows = () => world.db.database.kysely;

beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

/** A standing booking with its outbox empty. */
async function book(body: ReturnType<typeof buildBooking>): Promise<void> {
  await world.book({ ...body, Booker: { ...body.Booker, FirstName: requested.first } });
  const row = await rows().selectFrom('reservation').selectAll().executeTakeFirstOrThrow();
  reservationId = row.reservation_id;
  number = row.reference_number;
  await rows().deleteFrom('outbox').execute();
}

/** A later part of 100.00 that was due on 28 February. */
async function scheduled(facts: { status: AttemptStatus; card?: boolean }): Promise<void> {
  const due = JSON.stringify([{ date: '2027-02-28', minor: 100_00 }]);
  await rows().updateTable('reservation').set({ due_later: due, due_at_hotel: 100_00 }).execute();
  await rows()
    .insertInto('payment_attempt')
    .values({
      property_id: PROPERTY,
      attempt_id: attemptId,
      reservation_id: reservationId,
      kind: 'charge',
      purpose: 'scheduled',
      due_date: localDate('2027-02-28'),
      status: facts.status,
      amount: 100_00,
      currency: 'GBP',
      created_at: now,
      settled_at: now,
      ...(facts.card && { card_brand: 'visa', card_last4: '4242' }),
    })
    .execute();
}

/** Refunds what the acquirer took for the booking. */
async function refund(facts: {
  reason: RefundReason;
  status: ReservationStatus;
  amount: number;
}): Promise<string> {
  await rows().updateTable('reservation').set({ status: facts.status }).execute();
  const attempt = await rows().selectFrom('payment_attempt').select('attempt_id').executeTakeFirstOrThrow();
  const refundId = newId();
  await rows()
    .insertInto('refund')
    .values({
      property_id: PROPERTY,
      refund_id: refundId,
      attempt_id: attempt.attempt_id,
      reservation_id: reservationId,
      amount: facts.amount,
      currency: 'GBP',
      reason: facts.reason,
      created_at: now,
    })
    .execute();
  return refundId;
}

/**
 * The one mail of this kind. Asserts that a guest's text is never markup, and that only the guest of a standing booking
 * gets its link.
 */
async function sent(mail: BookingMail): Promise<Mail> {
  await inTransaction(world.db.database, (tx) =>
    enqueueMail(tx, { propertyId: PROPERTY as PropertyId, ...mail }, world.deps.clock.now()),
  );
  const [only, ...others] = await world.mails();
  if (only === undefined || others.length > 0) throw new Error('one mail was expected');
  expect(only.html).toContain(requested.shown);
  expect(only.html).not.toContain('</script>');
  expect(only.text).toContain(requested.first);
  expect(only.text + only.html).not.toMatch(/!(?!doctype|important)/);
  const { status } = await rows().selectFrom('reservation').select('status').executeTakeFirstOrThrow();
  const hasLink = status === 'confirmed' && only.to.address === guest.address;
  const link = new RegExp(`https://book\\.example/Manage/Quay/Reservation/${number}/[\\w-]{83}`);
  for (const part of [only.text, only.html]) expect(link.test(part)).toBe(hasLink);
  return only;
}

function expectInBoth({ html, text }: Mail, facts: readonly string[]): void {
  for (const fact of facts) {
    expect(text).toContain(fact);
    expect(html.replace(/\s+/g, ' ')).toContain(fact);
  }
}

const guest = { name: `${requested.first} Lovelace`, address: 'ada@example.com' };
const desk = { name: 'The Quay', address: 'desk@quay.example' };

test.each<[ReservationStatus, string]>([
  ['declined', 'Your card was declined. No room is booked and nothing was charged.'],
  ['expired', 'The payment was not completed in time. No room is booked and nothing was charged.'],
])('a guest with a booking that is %s later learns that nothing was charged', async (status, why) => {
  await book(buildBooking());
  await rows().updateTable('reservation').set({ status }).execute();
  const mail = await sent({ kind: 'guest-not-booked', payload: { reservationId } });
  expect(mail).toMatchObject({ to: guest, replyTo: desk.address, attachments: [] });
  expect(mail.subject).toBe('Not booked: The Quay, Wednesday 3rd March 2027');
  expectInBoth(mail, [
    why,
    'https://book.example/Book/Quay',
    number,
    'desk@quay.example or call +44 1632 960001',
  ]);
});

test.each<[RefundReason, string]>([
  ['cancelled', 'This is what you had paid beyond what your booking costs now.'],
  ['changed', 'Your booking was changed or stayed as it was, and this is more than it costs.'],
])('a guest who gets money back because the booking was %s reads just that', async (reason, why) => {
  await book(buildBooking());
  const refundId = await refund({ reason, status: 'confirmed', amount: 40_00 });
  const mail = await sent({ kind: 'guest-refund', payload: { reservationId, refundId } });
  expect(mail.subject).toBe(`Given back: £40.00, The Quay, reservation ${number}`);
  expectInBoth(mail, [why]);
  expect(mail.text).not.toMatch(/We are sorry|How to pay|still to be paid/);
});

test('a guest who paid on the provider’s page, by card or not, reads of no card', async () => {
  await book(buildBooking());
  await rows().updateTable('reservation').set({ status: 'declined', payment_type: 'paystack' }).execute();
  const mail = await sent({ kind: 'guest-not-booked', payload: { reservationId } });
  expectInBoth(mail, ['The payment was declined. No room is booked and nothing was charged.']);
});

test.each(['confirmed', 'refused'] as const)(
  'no mail says “not booked” of a booking that is %s now',
  async (status) => {
    await book(buildBooking());
    await rows().updateTable('reservation').set({ status }).execute();
    await inTransaction(world.db.database, (tx) =>
      enqueueMail(
        tx,
        { propertyId: PROPERTY, kind: 'guest-not-booked', payload: { reservationId } },
        world.deps.clock.now(),
      ),
    );
    expect(await world.mails()).toEqual([]);
    const row = await rows().selectFrom('outbox').select('sent_at').executeTakeFirstOrThrow();
    expect(row.sent_at).not.toBeNull();
  },
);

test('a guest with a late payment learns what goes back to which card', async () => {
  await book(buildBooking());
  const refundId = await refund({ reason: 'no-room-left', status: 'refused', amount: 160_00 });
  const mail = await sent({ kind: 'guest-refund', payload: { reservationId, refundId } });
  expect(mail).toMatchObject({ to: guest, replyTo: desk.address });
  expect(mail.subject).toBe(`Given back: £160.00, The Quay, reservation ${number}`);
  expectInBoth(mail, [
    'by then no room was left.',
    'We are sorry: no room is booked.',
    'Given back to Visa ending 4242',
    'Your bank decides when it shows on your statement.',
    'Wed 3 Mar 2027 to Fri 5 Mar 2027',
  ]);
});

test('a guest with a booking that stands after a refund learns how to pay what was due', async () => {
  await book(buildBooking());
  const refundId = await refund({ reason: 'wrong-amount', status: 'confirmed', amount: 170_00 });
  const mail = await sent({ kind: 'guest-refund', payload: { reservationId, refundId } });
  expectInBoth(mail, [
    'Your booking stands, and the sum that was due is still to be paid.',
    'To pay it, write to desk@quay.example or call +44 1632 960001',
  ]);
});

test('the hotel learns that another sum was taken, who the guest is and that it need do nothing', async () => {
  await book(buildBooking());
  const refundId = await refund({ reason: 'wrong-amount', status: 'refused', amount: 170_00 });
  const payload = { reservationId, reason: 'wrong-amount', refundId } as const;
  const mail = await sent({ kind: 'hotel-alert', payload });
  expect(mail).toMatchObject({ to: desk, replyTo: 'ada@example.com' });
  expect(mail.subject).toBe(`Given back: ${number}, another sum was taken`);
  expectInBoth(mail, [
    'took another sum for this booking than was due.',
    'The sum is being given back to the guest',
    'No room is booked, and there is nothing for you to do.',
    '£160.00',
    '£170.00',
    'ada@example.com / +44 7700 900123',
  ]);
  await rows().updateTable('refund').set({ refunded_at: now }).execute();
  expectInBoth(await sent({ kind: 'hotel-alert', payload }), ['The sum has been given back to the guest']);
});

test('if the provider refuses a refund a mail asks the hotel to make it, and another tells the guest that it will', async () => {
  await book(buildBooking());
  const refundId = await refund({ reason: 'wrong-amount', status: 'refused', amount: 170_00 });
  const payload = { reservationId, refundId };
  const toHotel = await sent({ kind: 'hotel-refund-refused', payload });
  expect(toHotel).toMatchObject({ to: desk, replyTo: 'ada@example.com' });
  expect(toHotel.subject).toBe(`Please give back: £170.00, ${number}, Lovelace`);
  expectInBoth(toHotel, ['give the sum back yourself', 'Not given back to Visa ending 4242', '£170.00']);
  const toGuest = await sent({ kind: 'guest-refund-refused', payload });
  expect(toGuest).toMatchObject({ to: guest, replyTo: desk.address });
  expectInBoth(toGuest, ['We owe you £170.00', 'write to desk@quay.example or call +44 1632 960001']);
});

test('the guest gets a receipt of a later part, with the whole account of the booking', async () => {
  await book(buildFlexibleBooking());
  await scheduled({ status: 'paid', card: true });
  const mail = await sent({ kind: 'guest-payment-taken', payload: { reservationId, attemptId } });
  expect(mail).toMatchObject({ to: guest, replyTo: desk.address });
  expect(mail.subject).toBe(`Receipt: £100.00, The Quay, reservation ${number}`);
  expectInBoth(mail, [
    'we charged £100.00 to your Visa ending 4242 on Sun 28 Feb 2027.',
    'Total',
    '£200.00',
    'VAT in this price',
    '£33.33',
    'Paid on Sun 28 Feb 2027, Visa ending 4242',
    'To pay at the hotel',
  ]);
  expect(mail.text).not.toContain('To pay by card on');
});

test.each<[AttemptStatus, string, string]>([
  ['unpaid', 'There was no card that could be charged.', 'There was no card that could be charged.'],
  [
    'declined',
    'It could not be charged: your card was declined.',
    'It could not be charged: the guest’s card was declined.',
  ],
])('guest and hotel learn of a later part that is %s', async (status, why, whyToHotel) => {
  await book(buildFlexibleBooking());
  await scheduled({ status });
  const toGuest = await sent({ kind: 'guest-payment-due', payload: { reservationId, attemptId } });
  expect(toGuest).toMatchObject({ to: guest, replyTo: desk.address });
  expect(toGuest.subject).toBe(`Payment due: £100.00, The Quay, reservation ${number}`);
  expectInBoth(toGuest, [
    `£100.00 was due on Sun 28 Feb 2027. ${why.replaceAll("'", '&#39;')}`,
    'To pay, write to desk@quay.example or call +44 1632 960001',
  ]);
  const toHotel = await sent({ kind: 'hotel-payment-due', payload: { reservationId, attemptId } });
  expect(toHotel).toMatchObject({ to: desk, replyTo: 'ada@example.com' });
  expect(toHotel.subject).toBe(`Not paid: ${number}, Lovelace, £100.00`);
  expectInBoth(toHotel, [
    `£100.00 was due on Sun 28 Feb 2027. ${whyToHotel}`,
    'The booking stands.',
    'ada@example.com / +44 7700 900123',
  ]);
});

test('a message that names no mail, or not the rows it is about, is not sent', async () => {
  await book(buildBooking());
  const due = world.deps.clock.now();
  const wrong = { propertyId: PROPERTY, kind: 'guest-refund', payload: { reservationId } };
  await inTransaction(world.db.database, (tx) => enqueueMail(tx, wrong as never, due));
  expect(await world.mails()).toEqual([]);
  const row = await rows().selectFrom('outbox').select(['sent_at', 'last_error']).executeTakeFirstOrThrow();
  expect(row.sent_at).toBeNull();
  expect(row.last_error).toContain('refundId');
});
