import type { ManageUpdateResponse } from '@portico/contract/calls/manage-update';
import type { PropertyId } from '@portico/domain/ids';
import { money } from '@portico/domain/money/money';
import { approvedCard, browserData, buildBooking } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { scheduledCharges } from '@portico/testing/world/books';
import { buildLaterHotel, buildPartPaidBooking } from '@portico/testing/booking/later-hotel';
import { answerBank } from '@portico/testing/booking/questioned-booking';
import { buildRedirectProvider } from '@portico/testing/booking/redirect-provider';
import { DOUBLE, PROPERTY, SAVER } from '@portico/testing/builders/hotel-file';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type {
  DirectProvider,
  KnownAttempt,
  PaymentAnswer,
  RedirectOrder,
} from '../../payments/payment-port.ts';
import type { GrantedBy } from '../../platform/http/grant-book.ts';
import { recoverPayments } from '../../payments/settle/recover-payments.ts';
import { reconcile } from '../../operations/reconcile/reconcile.ts';
import { readReservation } from '../../reservation/read-reservation.store.ts';

async function readBooked({ db }: World, confirmationToken: string | null) {
  const by = { confirmationToken: String(confirmationToken) };
  const booked = await readReservation(db.database.kysely, PROPERTY as PropertyId, by);
  if (booked === undefined) throw new Error('not booked');
  return booked;
}
type Booked = Awaited<ReturnType<typeof readBooked>> & { readonly by?: GrantedBy };

/** Departing on the 7th. */
const longer = (booked: Booked, fields: object = {}) => ({
  PropertyId: PROPERTY,
  ReservationId: booked.reservationId,
  LanguageCode: 'en',
  ReservationItems: [
    {
      ReservationItemId: booked.rooms[0]?.itemId,
      DateOfArrival: '2027-03-03',
      DateOfDeparture: '2027-03-07',
      RoomTypeId: DOUBLE,
      RatePlanId: SAVER,
      NumberOfAdults: 1,
      NumberOfChildren: 0,
      NumberOfInfants: 0,
    },
  ],
  ...fields,
});

const call = async (world: World, booked: Booked, path: string, body: object) =>
  (await world.guestOf(booked).post(path, body)).body as unknown as ManageUpdateResponse;

describe('a booking with a card saved for its later parts', () => {
  let world: World;
  let booked: Booked;
  let answers: PaymentAnswer[] = [];
  /** Scripted answers to charges of a stored card, in order. */
  const scripted = (acquirer: DirectProvider): DirectProvider => ({
    ...acquirer,
    chargeStored: async (...order) => answers.shift() ?? acquirer.chargeStored(...order),
  });
  beforeEach(async () => {
    answers = [];
    world = await openWorld({ hotel: buildLaterHotel(), payments: scripted });
    const { body } = await world.book(buildPartPaidBooking());
    booked = await readBooked(world, body.ConfirmationToken);
  });
  afterEach(async () => {
    expect((await reconcile(world.deps)).drift).toEqual([]);
    await world.close();
  });

  test('pays the difference by it, and later charges are planned again', async () => {
    expect(await call(world, booked, '/api/ManageBooking/Preview', longer(booked))).toMatchObject({
      Quote: {
        Paid: 32,
        ToPayNow: 32,
        HowToPay: 'kept-card',
        KeptCard: { Name: 'Visa', LastFour: '4242' },
        DueLater: [
          { Date: '2027-03-01', Amount: 192 },
          { Date: '2027-03-02', Amount: 64 },
        ],
      },
    });
    expect(await call(world, booked, '/api/ManageBooking/Update', longer(booked))).toMatchObject({
      Status: 'Applied',
      Reservation: { TotalCost: 320, Paid: 64, DueNow: 64 },
    });
    const charges = (await scheduledCharges(world)).map(({ status, amount }) => [status, amount]);
    expect(charges.toSorted()).toEqual([
      ['cancelled', 32_00],
      ['cancelled', 96_00],
      ['planned', 192_00],
      ['planned', 64_00],
    ]);
    await world.runAt('2027-03-02T10:00:00Z');
    const taken = world.taken().map(({ amount = 0 }) => amount);
    expect(taken.toSorted((a, b) => a - b)).toEqual([32_00, 32_00, 64_00, 192_00]);
  });

  test('is not charged by the word of somebody who knows its number and a name, who types a card', async () => {
    const lookedUp = { ...booked, by: 'lookup' as const };
    expect(await call(world, lookedUp, '/api/ManageBooking/Preview', longer(booked))).toMatchObject({
      Quote: { ToPayNow: 32, HowToPay: 'card', KeptCard: null },
    });
    expect(await call(world, lookedUp, '/api/ManageBooking/Update', longer(booked))).toMatchObject({
      RefusalCode: 'request.invalid',
    });
    expect(world.taken().map(({ amount }) => amount)).toEqual([32_00]);
    const typed = longer(booked, { CardDetails: approvedCard, BrowserData: browserData });
    expect(await call(world, lookedUp, '/api/ManageBooking/Update', typed)).toMatchObject({
      Status: 'Applied',
    });
  });

  test('gives back what a cheaper stay leaves over, and charges less later', async () => {
    const shorter = longer(booked);
    const [item] = shorter.ReservationItems;
    const body = { ...shorter, ReservationItems: [{ ...item, DateOfDeparture: '2027-03-04' }] };
    expect(await call(world, booked, '/api/ManageBooking/Update', body)).toMatchObject({
      Status: 'Applied',
      Reservation: { TotalCost: 80, Paid: 16, DueNow: 16 },
    });
    await world.runAt('2027-03-02T10:00:00Z');
    const [atBooking, ...later] = world.acquired();
    expect(atBooking).toMatchObject({ amount: 32_00, refunds: [{ amount: 16_00 }] });
    // By then two parts are due and charged at once.
    expect(new Set(later.map(({ amount }) => amount))).toEqual(new Set([48_00, 16_00]));
    expect(later).toHaveLength(2);
  });

  test.each<[string, PaymentAnswer, string]>([
    ['declined by its bank', { kind: 'declined' }, 'payment.declined'],
    [
      'with a bank that requires the guest, and has no page for it',
      { kind: 'action-required', url: '' },
      'payment.declined',
    ],
    ['that its provider no longer has', { kind: 'card-unusable' }, 'payment.card-unusable'],
  ])('%s is as it was, and a card is required', async (_what, answer, code) => {
    answers = [answer];
    expect(await call(world, booked, '/api/ManageBooking/Update', longer(booked))).toMatchObject({
      Success: false,
      RefusalCode: code,
      Status: 'Declined',
      Reservation: { Version: 1, TotalCost: 160 },
    });
    expect(await call(world, booked, '/api/ManageBooking/Preview', longer(booked))).toMatchObject({
      Quote: { HowToPay: 'card', KeptCard: null },
    });
    const typed = longer(booked, { CardDetails: approvedCard, BrowserData: browserData });
    expect(await call(world, booked, '/api/ManageBooking/Update', typed)).toMatchObject({
      Status: 'Applied',
      Reservation: { Paid: 64 },
    });
  });
});

test('a saved card with a bank challenge is charged once its guest has answered', async () => {
  const world = await openWorld({ hotel: buildLaterHotel() });
  const card = { ...approvedCard, CardNumber: '4000 0027 6000 3184' };
  const body = buildBooking({ PaymentAmount: 32, CardDetails: card, BrowserData: browserData });
  const { body: made } = await world.book(body);
  await answerBank(String(made.ActionUrl), 'approve');
  world.setNow('2027-02-20T12:01:00Z');
  await recoverPayments(world.deps);
  const booked = await readBooked(world, made.ConfirmationToken);
  const order = longer(booked, { BrowserData: browserData });
  const begun = await call(world, booked, '/api/ManageBooking/Update', order);
  expect(begun).toMatchObject({ Status: 'ActionRequired', Reservation: { Version: 1, Paid: 32 } });
  await answerBank(String(begun.ActionUrl), 'approve');
  world.setNow('2027-02-20T12:02:00Z');
  await recoverPayments(world.deps);
  expect(await readBooked(world, made.ConfirmationToken)).toMatchObject({
    version: 2,
    due: { nowMinor: 64_00 },
  });
  await world.close();
});

test('what is paid on the page of a provider leads there and back to the booking, and is booked once it is paid', async () => {
  const started: { attempt: KnownAttempt; order: RedirectOrder }[] = [];
  const provider = buildRedirectProvider({
    name: 'page',
    cards: 'on-its-page',
    started,
    lookUp: ({ attemptId }) => {
      const money = started.find(({ attempt }) => attempt.attemptId === attemptId)?.order.money;
      if (!money) return { kind: 'unknown' };
      return { kind: 'paid', money, reference: attemptId, card: null, token: null };
    },
  });
  const world = await openWorld({ payments: () => provider, publicUrl: 'https://quay.example' });
  const recover = () => recoverPayments(world.deps);
  const { body } = await world.book(buildBooking({ CardDetails: null }));
  world.setNow('2027-02-20T12:01:00Z');
  await recover();
  const booked = await readBooked(world, body.ConfirmationToken);
  expect(await call(world, booked, '/api/ManageBooking/Update', longer(booked))).toMatchObject({
    Status: 'ActionRequired',
    ActionUrl: expect.stringMatching(/^https:\/\/pay\.example\//),
    Reservation: { Version: 1, PendingChange: { Status: 'ActionRequired' } },
  });
  expect(started.at(-1)?.order).toMatchObject({
    money: money(160_00, 'GBP'),
    returnUrl: 'https://quay.example/Manage/Quay/Reservation',
    keepCard: false,
    expiresAt: new Date('2027-02-20T12:21:00Z'),
  });
  world.setNow('2027-02-20T12:02:00Z');
  await recover();
  expect(await readBooked(world, body.ConfirmationToken)).toMatchObject({ version: 2, grossMinor: 320_00 });
  await world.close();
});
