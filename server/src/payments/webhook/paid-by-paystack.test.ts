import { createHmac } from 'node:crypto';
import { ARRIVAL, buildBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { bookedOn, laterMessages, scheduledCharges } from '@portico/testing/world/books';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildLaterHotel } from '@portico/testing/booking/later-hotel';
import {
  openPaystackStandIn,
  PAYSTACK_SECRET,
  type PayerAnswer,
  type PaystackStandIn,
} from '@portico/testing/booking/paystack-stand-in';
import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { patience } from '@portico/testing/patience';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RedirectProvider } from '../payment-port.ts';
import { recoverPayments } from '../settle/recover-payments.ts';

const property = { currency: 'NGN' as const, paymentTypes: ['PayByPayStack' as const] };
const booking = buildBooking({ CardDetails: null, PaymentType: 4 });

let standIn: PaystackStandIn;
let world: World;
let now: Date;
beforeEach(async () => {
  now = new Date('2027-02-20T12:00:00Z');
  standIn = await openPaystackStandIn(() => now);
});
afterEach(async () => {
  await world.close();
  await standIn.close();
});

async function open(around: (provider: RedirectProvider) => RedirectProvider = (provider) => provider) {
  const allotments = [{ from: ARRIVAL, to: ARRIVAL, rooms: 1 }];
  allotments.push({ from: '2027-03-04' as typeof ARRIVAL, to: '2027-03-04' as typeof ARRIVAL, rooms: 1 });
  world = await openWorld({
    hotel: buildHotelFile({ property, allotments }),
    payments: () => around(standIn.provider),
  });
}
function setNow(instant: string) {
  now = new Date(instant);
  world.setNow(instant);
}
const recover = () => recoverPayments(world.deps);
const night = () => bookedOn(world, ARRIVAL);

/** Books, and acts on the page; returns the token and the page. */
async function book(answer: PayerAnswer, key?: string) {
  const { body } = await world.book(booking, key);
  expect(body).toMatchObject({ Success: true, Status: 'ActionRequired' });
  const page = String(body.ActionUrl);
  const back = await standIn.pay(page, answer);
  return { token: String(body.ConfirmationToken), page, back };
}
const status = async (token: string) => (await world.guest().status(token)).body;
const abandon = async (token: string) => (await world.guest().abandon(token)).body;
const attempts = () =>
  world.db.database.kysely
    .selectFrom('payment_attempt')
    .select(['attempt_id', 'status', 'amount', 'currency', 'provider', 'card_last4', 'card_token'])
    .orderBy('created_at')
    .execute();
const reference = async (number = 0) => `7.${(await attempts())[number]?.attempt_id}`;
const mails = async () =>
  (await world.db.database.kysely.selectFrom('outbox').select('kind').orderBy('kind').execute()).map(
    ({ kind }) => kind,
  );

/** Sends a payment event as Paystack does; `signature`: overrides the right one. */
async function notify(data: object, signature?: string, event = 'charge.success') {
  const payload = JSON.stringify({ event, data });
  const signed = createHmac('sha512', PAYSTACK_SECRET).update(payload).digest('hex');
  const headers = { 'x-paystack-signature': signature ?? signed };
  return (await world.guest().post('/api/Payment/Notice/paystack', payload, { headers })).status;
}

describe('a booking paid by Paystack', () => {
  test('is confirmed once its guest has paid there, and no card was collected here', async () => {
    await open();
    const { token, back } = await book('approve');
    expect(back).toBe(
      `/Book/Quay/Status/${token}?trxref=${await reference()}&reference=${await reference()}`,
    );
    expect(await night()).toEqual({ sold: 0, held: 1 });
    setNow('2027-02-20T12:00:05Z');
    expect(await status(token)).toMatchObject({ Status: 'Confirmed' });
    expect(await attempts()).toMatchObject([
      { status: 'paid', provider: 'paystack', amount: 16_000, currency: 'NGN', card_last4: '4081' },
    ]);
    expect(await mails()).toEqual(['guest-confirmation', 'hotel-notification']);
    expect(standIn.transactions()).toMatchObject([{ email: 'ada@example.com', amount: 16_000 }]);
  });

  test('keeps nothing of what was paid with where nothing is due later', async () => {
    await open();
    const { token } = await book('approve');
    setNow('2027-02-20T12:00:05Z');
    await status(token);
    expect(await attempts()).toMatchObject([{ status: 'paid', card_token: null }]);
  });

  test('stays open while the guest comes back without paying, who may try again or turn back at once', async () => {
    await open();
    const { token, page } = await book('leave');
    setNow('2027-02-20T12:00:05Z');
    expect(await status(token)).toMatchObject({ Status: 'ActionRequired', ActionUrl: page });
    await standIn.pay(page, 'decline');
    setNow('2027-02-20T12:00:10Z');
    expect(await status(token)).toMatchObject({ Status: 'ActionRequired', ActionUrl: page });
    expect(await abandon(token)).toMatchObject({ Status: 'Expired' });
    expect(await night()).toEqual({ sold: 0, held: 0 });
    expect(await attempts()).toMatchObject([{ status: 'cancelled' }]);
  });

  test('that was declined there is paid with another card on the same page', async () => {
    await open();
    const { token, page } = await book('decline');
    await standIn.pay(page, 'approve');
    setNow('2027-02-20T12:00:05Z');
    expect(await status(token)).toMatchObject({ Status: 'Confirmed' });
  });

  test('is reported by a webhook if its guest never comes back', async () => {
    await open();
    await standIn.sendEventsTo(`${await world.listen()}/api/Payment/Notice/paystack`);
    await book('approve');
    await vi.waitFor(async () => expect(await attempts()).toMatchObject([{ status: 'paid' }]), patience);
    expect(await night()).toEqual({ sold: 1, held: 0 });
  });

  test('with money on its way when the hold ends keeps its room until that is known', async () => {
    await open();
    const { token } = await book('slow');
    setNow('2027-02-20T12:21:00Z');
    await recover();
    expect(await night()).toEqual({ sold: 0, held: 1 });
    expect(await status(token)).toMatchObject({ Status: 'ActionRequired' });
  });
});

describe('a payment after the hold’s end', () => {
  test('confirms the booking where all of it is to be had again', async () => {
    await open();
    const { token, page } = await book('leave');
    setNow('2027-02-20T12:21:00Z');
    await recover();
    expect(await status(token)).toMatchObject({ Status: 'Expired', ActionUrl: null });
    await standIn.pay(page, 'approve');
    expect(await notify({ reference: await reference() })).toBe(200);
    expect(await status(token)).toMatchObject({ Status: 'Confirmed' });
    expect(await night()).toEqual({ sold: 1, held: 0 });
  });

  test('is refunded, once, if the room was sold to another', async () => {
    await open();
    const { token, page } = await book('leave');
    setNow('2027-02-20T12:21:00Z');
    await recover();
    const other = await book('approve');
    setNow('2027-02-20T12:21:05Z');
    expect(await status(other.token)).toMatchObject({ Status: 'Confirmed' });
    await standIn.pay(page, 'approve');
    expect(await notify({ reference: await reference() })).toBe(200);
    expect(await notify({ reference: await reference() })).toBe(200);
    expect(await status(token)).toMatchObject({ Status: 'Refused', Refund: { IsDone: false } });
    const refunds = await world.db.database.kysely.selectFrom('refund').selectAll().execute();
    expect(refunds).toMatchObject([{ amount: 16_000, currency: 'NGN', reason: 'no-room-left' }]);
    const [refund] = refunds;
    const [attempt] = await attempts();
    const key = {
      propertyId: refund?.property_id as never,
      attemptId: attempt?.attempt_id as never,
      providerReference: null,
      createdAt: now,
    };
    const money = { minor: 16_000, currency: 'NGN' as const };
    for (let time = 0; time < 2; time++)
      expect(await standIn.provider.refund(key, String(refund?.refund_id), money)).toBe('refunded');
    expect((await standIn.call('GET', '/refund')).body).toMatchObject({ meta: { total: 1 } });
  });
});

describe('a webhook', () => {
  test.each([
    ['unsigned', ''],
    ['signed by another', createHmac('sha512', 'another').update('x').digest('hex')],
    ['signed with too little', 'ff'],
  ])('%s moves nothing', async (_name, signature) => {
    await open();
    const { token } = await book('approve');
    expect(await notify({ reference: await reference(), status: 'success' }, signature)).toBe(401);
    expect(await attempts()).toMatchObject([{ status: 'action-required' }]);
    expect(await night()).toEqual({ sold: 0, held: 1 });
    expect(await world.db.database.kysely.selectFrom('payment_event').selectAll().execute()).toEqual([]);
    expect(token).not.toBe('');
  });

  test('of a payment that is not paid at Paystack moves nothing, whatever its sums', async () => {
    await open();
    await book('leave');
    const notice = { reference: await reference(), status: 'success', amount: 16_000, currency: 'NGN' };
    expect(await notify(notice)).toBe(200);
    expect(await attempts()).toMatchObject([{ status: 'action-required' }]);
    expect(await night()).toEqual({ sold: 0, held: 1 });
  });

  test('with another sum and currency than were paid is not believed', async () => {
    await open();
    await book('approve');
    expect(await notify({ reference: await reference(), amount: 1, currency: 'USD' })).toBe(200);
    expect(await attempts()).toMatchObject([{ status: 'paid', amount: 16_000, currency: 'NGN' }]);
  });

  test('that comes again, late or twice at once, is worked on once', async () => {
    await open();
    await book('approve');
    const notice = { reference: await reference() };
    expect(await Promise.all([notify(notice), notify(notice), notify(notice)])).toEqual([200, 200, 200]);
    setNow('2027-02-20T18:00:00Z');
    expect(await notify(notice)).toBe(200);
    expect(await mails()).toEqual(['guest-confirmation', 'hotel-notification']);
    expect(await world.db.database.kysely.selectFrom('payment_event').selectAll().execute()).toHaveLength(1);
  });

  test('about other business of the account is taken, and does nothing', async () => {
    await open();
    await book('approve');
    expect(await notify({ reference: 'shop-1' })).toBe(200);
    expect(await notify({ reference: await reference() }, undefined, 'transfer.success')).toBe(200);
    expect(await attempts()).toMatchObject([{ status: 'action-required' }]);
  });

  test('that names a booking of ours at another provider does nothing', async () => {
    await open((provider) => ({ ...provider }));
    await book('approve');
    await world.db.database.kysely.updateTable('payment_attempt').set({ provider: 'sandbox' }).execute();
    expect(await notify({ reference: await reference() })).toBe(200);
    expect(await attempts()).toMatchObject([{ status: 'action-required' }]);
  });
});

describe('what Paystack took', () => {
  test.each([
    ['another sum', { minor: 15_999, currency: 'NGN' as const }],
    ['another currency', { minor: 16_000, currency: 'USD' as const }],
  ])('that is %s is refunded, and books nothing', async (_name, money) => {
    await open((provider) => ({
      ...provider,
      lookUp: async (attempt) => {
        const answer = await provider.lookUp(attempt);
        return answer.kind === 'paid' ? { ...answer, money } : answer;
      },
    }));
    const { token } = await book('approve');
    setNow('2027-02-20T12:00:05Z');
    expect(await status(token)).toMatchObject({ Status: 'Refused' });
    const refunds = await world.db.database.kysely.selectFrom('refund').selectAll().execute();
    expect(refunds).toMatchObject([
      { reason: 'wrong-amount', amount: money.minor, currency: money.currency },
    ]);
    expect(await night()).toEqual({ sold: 0, held: 0 });
  });
});

test('a guest with an e-mail that Paystack does not take learns at once that it was not paid, and the room is free', async () => {
  await open();
  const Booker = { ...booking.Booker, Email: 'ada@example.invalid' };
  expect((await world.book({ ...booking, Booker })).body).toMatchObject({
    Success: false,
    Status: 'Expired',
    Message: 'We cannot take payments here just now. Nothing has been charged; please contact us.',
  });
  expect(await night()).toEqual({ sold: 0, held: 0 });
  expect(standIn.transactions()).toEqual([]);
});

describe('where an answer of Paystack is lost', () => {
  test('that had the page’s address, the room is released a minute later, as no one can pay', async () => {
    await open((provider) => ({
      ...provider,
      startRedirect: async (attempt, order) => {
        await provider.startRedirect(attempt, order);
        return { kind: 'unknown' };
      },
    }));
    const { body } = await world.book(booking, 'one');
    expect(body).toMatchObject({ Status: 'Pending', ActionUrl: null });
    setNow('2027-02-20T12:00:30Z');
    expect((await world.book(booking, 'one')).body.Status).toBe('Pending');
    expect(standIn.transactions()).toHaveLength(1);
    setNow('2027-02-20T12:01:01Z');
    await recover();
    expect(await status(String(body.ConfirmationToken))).toMatchObject({ Status: 'Expired' });
    expect(await night()).toEqual({ sold: 0, held: 0 });
  });

  test('and Paystack is away, the room stays held until the next poll', async () => {
    let isAway = true;
    await open((provider) => ({
      ...provider,
      lookUp: async (attempt) => (isAway ? { kind: 'unknown' } : provider.lookUp(attempt)),
      cancel: async (attempt) => (isAway ? { kind: 'unknown' } : provider.cancel(attempt)),
    }));
    const { token } = await book('approve');
    setNow('2027-02-20T12:30:00Z');
    await recover();
    expect(await night()).toEqual({ sold: 0, held: 1 });
    isAway = false;
    setNow('2027-02-20T12:31:00Z');
    await recover();
    expect(await status(token)).toMatchObject({ Status: 'Confirmed' });
  });
});

test('a hotel with a currency that Paystack does not take is warned before any call', async () => {
  world = await openWorld({
    hotel: buildHotelFile({ property: { paymentTypes: ['PayByPayStack'] } }),
    payments: () => standIn.provider,
  });
  expect((await world.book(booking)).body).toMatchObject({
    Success: false,
    RefusalCode: 'payment.not-configured',
  });
  expect(standIn.transactions()).toEqual([]);
});

describe('parts that fall due later', () => {
  async function bookPart(
    answer: PayerAnswer,
    around: (provider: RedirectProvider) => RedirectProvider = (provider) => provider,
  ) {
    const later = await openWorld({
      hotel: buildLaterHotel({ property }),
      payments: () => around(standIn.provider),
    });
    world = later;
    const { body } = await later.book(
      buildBooking({ CardDetails: null, PaymentType: 4, PaymentAmount: 32, Rooms: [buildRoom()] }),
    );
    await standIn.pay(String(body.ActionUrl), answer);
    setNow('2027-02-20T12:00:05Z');
    expect(await status(String(body.ConfirmationToken))).toMatchObject({ Status: 'Confirmed' });
    return later;
  }

  test('are charged to what was paid with, with the e-mail address it belongs to', async () => {
    const later = await bookPart('approve');
    const page = standIn.transactions()[0];
    expect(page).toMatchObject({ channels: ['card'] });
    await later.runAt('2027-03-01T09:00:00Z');
    await later.runAt('2027-03-02T09:00:00Z');
    expect(await scheduledCharges(later)).toMatchObject([
      { status: 'paid', amount: 9_600 },
      { status: 'paid', amount: 3_200 },
    ]);
    expect(standIn.transactions().map(({ amount, email }) => ({ amount, email }))).toEqual(
      [3_200, 9_600, 3_200].map((amount) => ({ amount, email: 'ada@example.com' })),
    );
    expect(await laterMessages(later)).toEqual(['guest-payment-taken', 'guest-payment-taken']);
  });

  test('are charged once where the answer of Paystack is lost', async () => {
    let isLost = true;
    const later = await bookPart('approve', (provider) => ({
      ...provider,
      chargeStored: async (...charge) => {
        const answer = await provider.chargeStored(...charge);
        return isLost ? { kind: 'unknown' } : answer;
      },
    }));
    await later.runAt('2027-03-01T09:00:00Z');
    expect((await scheduledCharges(later))[0]).toMatchObject({ status: 'planned' });
    isLost = false;
    await later.runAt('2027-03-01T10:00:00Z');
    expect((await scheduledCharges(later))[0]).toMatchObject({ status: 'paid', amount: 9_600 });
    expect(standIn.transactions().map(({ amount }) => amount)).toEqual([3_200, 9_600]);
  });

  test.each(['approve-once', 'approve-asked-later'] as const)(
    'are requested by mail if it cannot be charged again: %s',
    async (answer) => {
      const later = await bookPart(answer);
      await later.runAt('2027-03-01T09:00:00Z');
      const [first] = await scheduledCharges(later);
      expect(first?.status).toBe(answer === 'approve-once' ? 'declined' : 'unpaid');
      expect(await laterMessages(later)).toEqual(['guest-payment-due', 'hotel-payment-due']);
    },
  );

  test('are requested by mail if the means of payment may not be charged again', async () => {
    const later = await bookPart('approve-transfer');
    await later.runAt('2027-03-01T09:00:00Z');
    expect((await scheduledCharges(later))[0]?.status).toBe('unpaid');
  });
});
