import {
  approvedCard,
  browserData,
  buildBooking,
  buildFlexibleBooking,
  buildRoom,
  declinedCard,
} from '@portico/testing/booking/booking-body';
import { readBooked, scheduledCharges } from '@portico/testing/world/books';
import { bookWithoutCard, buildLaterHotel } from '@portico/testing/booking/later-hotel';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildExtrasHotel } from '@portico/testing/booking/extras-hotel';
import { money } from '@portico/domain/money/money';
import { bookAndLink } from '@portico/testing/booking/book-and-link';
import { answerBank } from '@portico/testing/booking/questioned-booking';
import { buildRedirectProvider } from '@portico/testing/booking/redirect-provider';
import { buildHotelFile, buildRatePlan, FLEXIBLE, SAUNA, saver } from '@portico/testing/builders/hotel-file';
import { payOnPage } from '@portico/testing/stripe/at-the-page';
import { openStripeStandIn } from '@portico/testing/stripe/stripe-stand-in';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { KnownAttempt, RedirectOrder } from '../payments/payment-port.ts';
import { recoverPayments } from '../payments/settle/recover-payments.ts';
import { reconcile } from '../operations/reconcile/reconcile.ts';

const preCheckIn = { daysBefore: 3, cardRequired: true };
const questioned = { ...approvedCard, CardNumber: '4000 0027 6000 3184' };
const room = buildRoom({ RatePlanId: FLEXIBLE, NumberOfAdults: 2, TotalCost: 220 });
const forTwo = buildFlexibleBooking({ Rooms: [room] });

describe('a hotel that requires a card', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld({
      hotel: buildExtrasHotel({
        allotments: [{ from: '2027-03-01', to: '2027-04-29', rooms: 20 }],
        settings: { preCheckIn, includeExtrasInPaymentPolicy: true },
        ratePlans: [buildRatePlan(), buildRatePlan(saver)],
      }),
    });
  });
  beforeEach(() => world.setNow('2027-02-20T12:00:00Z'));
  afterEach(async () => expect((await reconcile(world.deps)).drift).toEqual([]));
  afterAll(() => world.close());

  test('stores it with the save, charges nothing, and requires none again', async () => {
    const { booked, guest } = await bookAndLink(world, forTwo);
    expect((await guest.readCheckIn()).body).toMatchObject({
      CardRequired: true,
      HowToKeepCard: 'card',
      CreditCards: [],
    });
    const order = await guest.buildCheckIn();
    expect(await guest.checkIn(order)).toMatchObject({
      status: 400,
      body: { ModelState: { 'CardDetails.CardNumber': [expect.any(String)] } },
    });
    const saved = await guest.checkIn(
      { ...order, CardDetails: approvedCard, BrowserData: browserData },
      'once',
    );
    expect(saved).toMatchObject({
      body: {
        Status: 'Applied',
        Reservation: {
          CardRequired: false,
          CreditCards: [{ Name: 'Visa', LastFour: '4242' }],
          LastSave: 'Applied',
        },
      },
    });
    expect(saved.body.Reservation?.CompletedAt).not.toBeNull();
    expect(
      await guest.checkIn({ ...order, CardDetails: approvedCard, BrowserData: browserData }, 'once'),
    ).toMatchObject({
      body: { Status: 'Applied' },
    });
    expect(world.acquired().filter(({ amount }) => (amount ?? 0) > 0)).toEqual([]);
    const { version, rooms } = await readBooked(world, booked.confirmationToken);
    expect([version, rooms[0]?.fellows[0]?.lastName]).toEqual([2, 'Brookb']);
    expect(await guest.checkIn(await guest.buildCheckIn({ SpecialRequests: 'A cot' }))).toMatchObject({
      body: { Status: 'Applied' },
    });
  });

  test('saves nothing with a card that is declined, and everything with the next', async () => {
    const { booked, guest } = await bookAndLink(world, forTwo);
    const order = { ...(await guest.buildCheckIn({ SpecialRequests: 'A cot' })), BrowserData: browserData };
    expect(await guest.checkIn({ ...order, CardDetails: declinedCard })).toMatchObject({
      status: 200,
      body: {
        Success: false,
        Status: 'Declined',
        RefusalCode: 'payment.declined',
        Reservation: { Version: 1, CardRequired: true, LastSave: 'Declined', SpecialRequests: null },
      },
    });
    expect(await readBooked(world, booked.confirmationToken)).toEqual(booked);
    expect(await guest.checkIn({ ...order, CardDetails: approvedCard })).toMatchObject({
      body: { Status: 'Applied' },
    });
  });

  test.each([
    ['approves', 'approve', 'Applied', 2],
    ['declines', 'decline', 'Declined', 1],
  ] as const)(
    'waits for the bank’s question, and the booking is as it was until it %s',
    async (_, answer, LastSave, version) => {
      const { booked, guest } = await bookAndLink(world, forTwo);
      const order = { ...(await guest.buildCheckIn()), CardDetails: questioned, BrowserData: browserData };
      const begun = await guest.checkIn(order);
      expect(begun).toMatchObject({
        body: { Success: true, Status: 'ActionRequired', ActionUrl: expect.stringMatching(/^http/) },
      });
      expect((await guest.readCheckIn()).body).toMatchObject({
        Version: 1,
        PendingSave: { Status: 'ActionRequired', ActionUrl: begun.body.ActionUrl },
      });
      const ofOneRoom = world.guestAtCheckIn(booked, booked.rooms[0]?.itemId);
      expect((await ofOneRoom.checkIn(await ofOneRoom.buildCheckIn())).body).toMatchObject({
        RefusalCode: 'change.waits-for-payment',
      });
      expect((await ofOneRoom.readCheckIn()).body).toMatchObject({
        PendingSave: { Status: 'Pending', ActionUrl: null },
      });
      await answerBank(String(begun.body.ActionUrl), answer);
      world.setNow('2027-02-20T12:02:00Z');
      await recoverPayments(world.deps);
      expect((await guest.readCheckIn()).body).toMatchObject({
        Version: version,
        LastSave,
        PendingSave: null,
      });
      const shown = LastSave === 'Applied' ? LastSave : null;
      expect((await ofOneRoom.readCheckIn()).body).toMatchObject({ LastSave: shown, PendingSave: null });
      expect((await readBooked(world, booked.confirmationToken)).version).toBe(version);
    },
  );

  test('charges an extra that is due now and keeps the card by one payment', async () => {
    const { booked, guest } = await bookAndLink(world, buildBooking());
    expect((await guest.readCheckIn()).body).toMatchObject({ CardRequired: true });
    const order = await guest.buildCheckIn();
    const withSauna = {
      ...order,
      ReservationItems: order.ReservationItems.map((item) => ({
        ...item,
        Services: [{ ServiceId: SAUNA, Quantity: 1 }],
      })),
    };
    expect(await guest.previewCheckIn(withSauna)).toMatchObject({
      body: { Quote: { ToPayNow: 25, HowToPay: 'card' } },
    });
    expect(
      await guest.checkIn({
        ...withSauna,
        SeenPayment: 25,
        CardDetails: approvedCard,
        BrowserData: browserData,
      }),
    ).toMatchObject({
      body: { Status: 'Applied', Reservation: { CardRequired: false, CreditCards: [{ LastFour: '4242' }] } },
    });
    const after = await readBooked(world, booked.confirmationToken);
    expect([after.grossMinor, after.due.nowMinor]).toEqual([185_00, 185_00]);
    await world.guestOf(after).cancel();
  });

  test('requires none with the link of one room', async () => {
    const { booked } = await bookAndLink(world, buildFlexibleBooking({ Rooms: [room, room] }));
    const guest = world.guestAtCheckIn(booked, booked.rooms[0]?.itemId);
    expect((await guest.readCheckIn()).body).toMatchObject({ CardRequired: false, HowToKeepCard: null });
    expect(await guest.checkIn(await guest.buildCheckIn())).toMatchObject({ body: { Status: 'Applied' } });
    expect((await world.guestAtCheckIn(booked).readCheckIn()).body.CardRequired).toBe(true);
  });
});

test('later charges of a booking without a card go to the card saved at pre-check-in', async () => {
  const world = await openWorld({ hotel: buildLaterHotel({ settings: { preCheckIn } }) });
  const { body } = await bookWithoutCard(world);
  const guest = world.guestAtCheckIn(await readBooked(world, body.ConfirmationToken));
  const order = { ...(await guest.buildCheckIn()), BrowserData: browserData };
  expect(await guest.checkIn({ ...order, CardDetails: approvedCard })).toMatchObject({
    body: { Status: 'Applied' },
  });
  await world.runAt('2027-03-01T09:00:00Z');
  await world.runAt('2027-03-02T09:00:00Z');
  const statuses = (await scheduledCharges(world)).map(({ status }) => status);
  expect(statuses, 'a save plans them again').toEqual(['cancelled', 'paid', 'cancelled', 'paid']);
  expect(world.taken()).toMatchObject([{ amount: 12_000 }, { amount: 4_000 }]);
  await world.close();
});

test('a card that a provider keeps on a page of its own leads there and back to the link', async () => {
  const started: { attempt: KnownAttempt; order: RedirectOrder }[] = [];
  const card = { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2029 };
  const provider = buildRedirectProvider({
    name: 'page',
    cards: 'on-its-page',
    started,
    lookUp: ({ attemptId }) => ({ kind: 'stored', reference: attemptId, token: 'tok', card }),
  });
  const hotel = buildHotelFile({ settings: { preCheckIn } });
  const world = await openWorld({
    hotel,
    payments: () => provider,
    publicUrl: 'https://quay.example',
  });
  const { guest } = await bookAndLink(world, forTwo);
  expect((await guest.readCheckIn()).body).toMatchObject({ CardRequired: true, HowToKeepCard: 'redirect' });
  const begun = await guest.checkIn(await guest.buildCheckIn());
  expect(begun).toMatchObject({
    body: { Status: 'ActionRequired', ActionUrl: expect.stringMatching(/^https:\/\/pay/) },
  });
  expect(started.at(-1)?.order).toMatchObject({
    money: null,
    keepCard: true,
    returnUrl: `https://quay.example/PreCheckIn/Quay/${guest.checkInLink.referenceNumber}/${guest.checkInLink.code}`,
  });
  world.setNow('2027-02-20T12:02:00Z');
  await recoverPayments(world.deps);
  expect((await guest.readCheckIn()).body).toMatchObject({
    CardRequired: false,
    CreditCards: [{ LastFour: '4242' }],
    LastSave: 'Applied',
  });
  await world.close();
});

test('a save with an extra paid with another sum saves no card, and that sum is refunded', async () => {
  const started: { attempt: KnownAttempt; order: RedirectOrder }[] = [];
  const card = { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2029 };
  let lessMinor = 0;
  const provider = buildRedirectProvider({
    name: 'page',
    cards: 'on-its-page',
    started,
    lookUp: ({ attemptId }) => {
      const order = started.find(({ attempt }) => attempt.attemptId === attemptId)?.order;
      if (!order?.money) return { kind: 'unknown' };
      const { minor, currency } = order.money;
      const token = order.keepCard ? 'tok' : null;
      return {
        kind: 'paid',
        money: money(minor - lessMinor, currency),
        reference: attemptId,
        card,
        token,
      };
    },
  });
  const hotel = buildExtrasHotel({ settings: { preCheckIn, includeExtrasInPaymentPolicy: true } });
  const world = await openWorld({ hotel, payments: () => provider, publicUrl: 'https://quay.example' });
  const { body } = await world.book(buildBooking({ CardDetails: null }));
  world.setNow('2027-02-20T12:01:00Z');
  await recoverPayments(world.deps);
  const guest = world.guestAtCheckIn(await readBooked(world, body.ConfirmationToken));
  const order = await guest.buildCheckIn();
  const withSauna = order.ReservationItems.map((item) => ({
    ...item,
    Services: [{ ServiceId: SAUNA, Quantity: 1 }],
  }));
  const begun = await guest.checkIn({ ...order, ReservationItems: withSauna, SeenPayment: 25 });
  expect(begun).toMatchObject({ body: { Status: 'ActionRequired' } });
  expect(started.at(-1)?.order).toMatchObject({ money: money(25_00, 'GBP'), keepCard: true });
  lessMinor = 1;
  world.setNow('2027-02-20T12:02:00Z');
  await recoverPayments(world.deps);
  expect((await guest.readCheckIn()).body).toMatchObject({
    CardRequired: true,
    CreditCards: [],
    LastSave: 'Declined',
  });
  await world.close();
});

test('a card given on Stripe’s page is saved for the booking, and nothing is charged', async () => {
  const { stripe, provider, time, close } = await openStripeStandIn();
  const hotel = buildHotelFile({ settings: { preCheckIn } });
  const world = await openWorld({
    hotel,
    payments: () => provider,
    publicUrl: 'https://quay.example',
  });
  const { guest } = await bookAndLink(world, forTwo);
  const begun = await guest.checkIn(await guest.buildCheckIn());
  expect(begun).toMatchObject({ body: { Status: 'ActionRequired' } });
  await payOnPage(String(begun.body.ActionUrl));
  const now = '2027-02-20T12:02:00Z';
  time.now = new Date(now);
  world.setNow(now);
  await recoverPayments(world.deps);
  expect((await guest.readCheckIn()).body).toMatchObject({
    CardRequired: false,
    CreditCards: [{ LastFour: '4242' }],
    LastSave: 'Applied',
  });
  expect(stripe.faults).toEqual([]);
  await world.close();
  await close();
});

test('a provider that saves no card without charging it is not called for one', async () => {
  const provider = buildRedirectProvider({ name: 'regional', cards: 'none' });
  const hotel = buildHotelFile({ settings: { preCheckIn } });
  const world = await openWorld({ hotel, payments: () => provider });
  const { guest } = await bookAndLink(world, forTwo);
  expect((await guest.readCheckIn()).body).toMatchObject({ CardRequired: false });
  expect(await guest.checkIn(await guest.buildCheckIn())).toMatchObject({ body: { Status: 'Applied' } });
  await world.close();
});
