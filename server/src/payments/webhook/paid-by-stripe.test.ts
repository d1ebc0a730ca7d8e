import { answerBankOnPage, payOnPage } from '@portico/testing/stripe/at-the-page';
import {
  buildFlexibleBooking,
  ARRIVAL,
  buildBooking,
  buildRoom,
} from '@portico/testing/booking/booking-body';
import { bookedOn, laterMessages, scheduledCharges } from '@portico/testing/world/books';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildLaterHotel } from '@portico/testing/booking/later-hotel';
import { openStripeStandIn } from '@portico/testing/stripe/stripe-stand-in';
import type { Session } from '@portico/testing/stripe/objects';
import { patience } from '@portico/testing/patience';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recoverPayments } from '../settle/recover-payments.ts';
import { reconcile } from '../../operations/reconcile/reconcile.ts';

const NOTICE = '/api/Payment/Notice/stripe';
const PUBLIC_URL = 'https://quay.example';
// Long enough for a busy machine.

let theirs: Awaited<ReturnType<typeof openStripeStandIn>>;
let world: World;
beforeEach(async () => {
  theirs = await openStripeStandIn();
  world = await openWorld({
    hotel: buildLaterHotel(),
    payments: () => theirs.provider,
    publicUrl: PUBLIC_URL,
  });
});
afterEach(async () => {
  expect(theirs.stripe.faults).toEqual([]);
  await world.close();
  await theirs.close();
});

const setNow = (instant: string) => {
  theirs.time.now = new Date(instant);
  world.setNow(instant);
};
/** Pays 32.00 now of 160.00; the rest is charged later. */
const booking = () => buildBooking({ PaymentAmount: 32, Rooms: [buildRoom()], CardDetails: null });
const book = async (body: object = booking(), key?: string) => (await world.book(body, key)).body;
const statusOf = async (token: string | null) => (await world.guest().status(token)).body;
const night = () => bookedOn(world, ARRIVAL);
const mails = async () => {
  const rows = await world.db.database.kysely.selectFrom('outbox').select('kind').orderBy('kind').execute();
  return rows.map(({ kind }) => kind).filter((kind) => kind !== 'scheduled-charge');
};
const pages = () => theirs.stripe.books.all<Session>('checkout.session');
const eventOf = (type: string) =>
  theirs.stripe.events.all.findLast((event) => event.type === type)?.payload ?? '';
const notify = async (payload: string, signature: string | undefined, url = NOTICE) => {
  const headers = { ...(signature !== undefined && { 'stripe-signature': signature }) };
  return (await world.guest().post(url, payload, { headers })).status;
};
const signed = (payload: string) => theirs.stripe.events.sign(payload);

describe('a guest who pays on Stripe’s page', () => {
  test('is led there and back, and booked, with no card ever at this server', async () => {
    const answer = await book({ ...booking(), CardDetails: buildBooking().CardDetails });
    expect(answer).toMatchObject({ Success: true, Status: 'ActionRequired', ActionUrl: pages()[0]?.url });
    expect(pages()).toMatchObject([{ amount_total: 3_200, customer_creation: 'always', mode: 'payment' }]);
    const { location } = await payOnPage(answer.ActionUrl ?? '');
    expect(location).toBe(`${PUBLIC_URL}/Book/Quay/Status/${answer.ConfirmationToken}`);
    setNow('2027-02-20T12:01:00Z');
    expect(await statusOf(answer.ConfirmationToken)).toMatchObject({ Status: 'Confirmed' });
    expect(await night()).toEqual({ sold: 1, held: 0 });
    expect(JSON.stringify(pages())).not.toContain('4242 4242');
    expect((await reconcile(world.deps)).drift).toEqual([]);
  });

  test('and never comes back is booked by the webhook alone, which comes twice and out of order', async () => {
    theirs.stripe.sendEventsTo((await world.listen()) + NOTICE);
    const bookings = [await book(), await book({ ...booking(), Rooms: [buildRoom()] })];
    await Promise.all(bookings.map(({ ActionUrl }) => payOnPage(ActionUrl ?? '')));
    await vi.waitFor(async () => expect(await night()).toEqual({ sold: 2, held: 0 }), patience);
    await vi.waitFor(async () => {
      const known = await world.db.database.kysely.selectFrom('payment_event').select('event_id').execute();
      expect(known).toHaveLength(2);
    }, patience);
    expect(await mails()).toEqual([
      'guest-confirmation',
      'guest-confirmation',
      'hotel-notification',
      'hotel-notification',
    ]);
  });

  test('and leaves it again loses the room at the end of the hold, and cannot pay for it afterwards', async () => {
    const { ActionUrl: url, ConfirmationToken: token } = await book();
    setNow('2027-02-20T12:21:00Z');
    await recoverPayments(world.deps);
    expect(await statusOf(token)).toMatchObject({ Status: 'Expired' });
    expect(await night()).toEqual({ sold: 0, held: 0 });
    expect((await payOnPage(url ?? '')).text).toContain('This page has expired');
    expect((await reconcile(world.deps)).drift).toEqual([]);
  });

  test('while this server cannot reach Stripe is booked late by the webhook, and the room was held', async () => {
    const { ActionUrl: url, ConfirmationToken: token } = await book();
    theirs.road.fault = 'down';
    setNow('2027-02-20T12:21:00Z');
    await recoverPayments(world.deps);
    expect(await statusOf(token)).toMatchObject({ Status: 'ActionRequired' });
    expect(await night()).toEqual({ sold: 0, held: 1 });
    await payOnPage(url ?? '');
    theirs.road.fault = 'none';
    const payload = eventOf('checkout.session.completed');
    expect(await notify(payload, signed(payload))).toBe(200);
    expect(await statusOf(token)).toMatchObject({ Status: 'Confirmed' });
    expect(await night()).toEqual({ sold: 1, held: 0 });
  });

  test('finds the page again if the answer with its address was lost', async () => {
    theirs.road.fault = 'drops-the-answer';
    const { ConfirmationToken: token, Status } = await book(booking(), 'one');
    expect(Status).toBe('Pending');
    theirs.road.fault = 'none';
    setNow('2027-02-20T12:01:00Z');
    await recoverPayments(world.deps);
    const status = await statusOf(token);
    expect(status).toMatchObject({ Status: 'ActionRequired', ActionUrl: pages()[0]?.url });
    await payOnPage(String(status['ActionUrl']));
    setNow('2027-02-20T12:01:30Z');
    expect(await statusOf(token)).toMatchObject({ Status: 'Confirmed' });
  });
});

test('a card that is only saved is saved on Stripe’s page, and charged when a part falls due', async () => {
  const { ActionUrl: url } = await book(buildFlexibleBooking({ CardDetails: null, PaymentType: 0 }));
  expect(pages()).toMatchObject([{ mode: 'setup', amount_total: null }]);
  await payOnPage(url ?? '');
  setNow('2027-02-20T12:01:00Z');
  await recoverPayments(world.deps);
  theirs.time.now = new Date('2027-03-01T09:00:00Z');
  await world.runAt('2027-03-01T09:00:00Z');
  expect(await scheduledCharges(world)).toMatchObject([
    { status: 'paid', amount: 12_000 },
    { status: 'planned' },
  ]);
});

describe('a part that falls due later', () => {
  test.each([
    ['is charged to the card that paid the first', '4242424242424242', 'paid', ['guest-payment-taken']],
    [
      'that is declined is requested by mail',
      '4000000000000341',
      'declined',
      ['guest-payment-due', 'hotel-payment-due'],
    ],
    [
      'with a bank that requires the guest is requested by mail',
      '4000002760003184',
      'unpaid',
      ['guest-payment-due', 'hotel-payment-due'],
    ],
  ])('%s', async (_, card, status, written) => {
    const { ActionUrl: url } = await book();
    const { location } = await payOnPage(url ?? '', card);
    if (location?.endsWith('/bank') === true) await answerBankOnPage(url ?? '', 'complete');
    setNow('2027-02-20T12:01:00Z');
    await recoverPayments(world.deps);
    theirs.time.now = new Date('2027-03-01T09:00:00Z');
    await world.runAt('2027-03-01T09:00:00Z');
    expect((await scheduledCharges(world))[0]).toMatchObject({ status, amount: 9_600 });
    expect(await laterMessages(world)).toEqual(written);
    const open = theirs.stripe.books
      .all('payment_intent')
      .filter((intent) => intent['status'] === 'requires_payment_method');
    // A cancelled charge takes no money from now on.
    expect(open).toHaveLength(status === 'declined' ? 1 : 0);
    expect((await reconcile(world.deps)).drift).toEqual([]);
  });
});

describe('a webhook', () => {
  test.each([
    ['that is not signed', () => undefined],
    ['signed by another', (payload: string) => signed(payload).replace(/v1=.{8}/, 'v1=00000000')],
    ['signed for other bytes', () => signed('{}')],
    [
      'of ten minutes ago',
      (payload: string) => theirs.stripe.events.sign(payload, new Date('2027-02-20T11:50:00Z')),
    ],
  ])('%s moves nothing, although the guest has paid', async (_, signature) => {
    const { ActionUrl: url } = await book();
    await payOnPage(url ?? '');
    const payload = eventOf('checkout.session.completed');
    expect(await notify(payload, signature(payload))).toBe(401);
    expect(await notify(payload, signed(payload), '/api/Payment/Notice/stripe-other')).toBe(401);
    expect(await night()).toEqual({ sold: 0, held: 1 });
    expect(await mails()).toEqual([]);
  });

  test('that reports an unpaid page as paid moves nothing', async () => {
    await book();
    const [page] = pages();
    const event = { ...page, status: 'complete', payment_status: 'paid', url: null };
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', data: { object: event } });
    expect(await notify(payload, signed(payload))).toBe(200);
    expect(await night()).toEqual({ sold: 0, held: 1 });
  });

  test('that gives one booking the payment of another, or another sum, moves nothing', async () => {
    const mine = await book();
    const other = await book();
    await payOnPage(other.ActionUrl ?? '');
    const [paidPage, myPage] = pages();
    const asMine = {
      ...paidPage,
      metadata: myPage?.metadata,
      client_reference_id: myPage?.client_reference_id,
      amount_total: 1,
    };
    const payload = JSON.stringify({ id: 'evt_2', object: 'event', data: { object: asMine } });
    // A webhook's reference does not replace the one stored first.
    expect(await notify(payload, signed(payload))).toBe(200);
    await world.db.database.kysely.updateTable('payment_attempt').set({ provider_reference: null }).execute();
    const again = payload.replace('evt_2', 'evt_3');
    expect(await notify(again, signed(again))).toBe(200);
    expect(await night()).toEqual({ sold: 0, held: 2 });
    expect(await statusOf(mine.ConfirmationToken)).toMatchObject({ Status: 'ActionRequired' });
  });

  test('of other business of the account is taken, and moves nothing', async () => {
    await book();
    const [page] = pages();
    const spa = { ...page, metadata: { shop: 'spa' }, client_reference_id: null };
    const payload = JSON.stringify({ id: 'evt_4', object: 'event', data: { object: spa } });
    expect(await notify(payload, signed(payload))).toBe(200);
    expect(await night()).toEqual({ sold: 0, held: 1 });
  });
});

test('a payment that took another sum than requested makes no booking, and is refunded', async () => {
  const { ActionUrl: url, ConfirmationToken: token } = await book();
  await payOnPage(url ?? '');
  const [intent] = theirs.stripe.books.all('payment_intent');
  if (intent === undefined) throw new Error('nothing was paid');
  theirs.stripe.books.put({ ...intent, amount_received: 3_199 });
  setNow('2027-02-20T12:01:00Z');
  expect(await statusOf(token)).toMatchObject({ Status: 'Refused' });
  await world.runAt('2027-02-20T12:02:00Z');
  expect(theirs.stripe.books.all('refund')).toMatchObject([{ amount: 3_199, status: 'succeeded' }]);
});
