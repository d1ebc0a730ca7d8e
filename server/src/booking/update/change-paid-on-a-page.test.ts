import type { ManageUpdateResponse } from '@portico/contract/calls/manage-update';
import type { PropertyId } from '@portico/domain/ids';
import { buildBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { bookedOn } from '@portico/testing/world/books';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildLaterHotel } from '@portico/testing/booking/later-hotel';
import { openPaystackStandIn } from '@portico/testing/booking/paystack-stand-in';
import { buildHotelFile, DOUBLE, PROPERTY, SAVER } from '@portico/testing/builders/hotel-file';
import { answerBankOnPage, payOnPage } from '@portico/testing/stripe/at-the-page';
import { openStripeStandIn } from '@portico/testing/stripe/stripe-stand-in';
import { patience } from '@portico/testing/patience';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RedirectProvider } from '../../payments/payment-port.ts';
import { recoverPayments } from '../../payments/settle/recover-payments.ts';
import { reconcile } from '../../operations/reconcile/reconcile.ts';
import { readReservation } from '../../reservation/read-reservation.store.ts';

const publicUrl = 'https://quay.example';
// Allows for a machine busy with other tests.

/** A simulated provider with its own payment page. */
interface PageProvider {
  readonly provider: RedirectProvider;
  readonly property: object;
  readonly booking: object;
  setNow(instant: Date): void;
  tellTo(server: string): Promise<unknown>;
  pay(url: string): Promise<unknown>;
  /** Pays with a card that its bank declines. */
  payInVain(url: string): Promise<unknown>;
  /** Whether a page takes payments after its expiry. */
  readonly takesLate: boolean;
  /** Minor units of each refund. */
  refunds(): Promise<unknown[]>;
  close(): Promise<void>;
}

async function atStripe(): Promise<PageProvider> {
  const { stripe, provider, time, close } = await openStripeStandIn();
  return {
    provider,
    property: {},
    booking: { CardDetails: null },
    setNow: (now) => void (time.now = now),
    tellTo: async (server) => stripe.sendEventsTo(`${server}/api/Payment/Notice/stripe`),
    pay: payOnPage,
    payInVain: (url) => payOnPage(url, '4000 0000 0000 0002'),
    takesLate: false,
    refunds: async () => stripe.books.all('refund').map(({ amount }) => amount),
    close: async () => {
      expect(stripe.faults).toEqual([]);
      await close();
    },
  };
}

async function atPaystack(): Promise<PageProvider> {
  let now = new Date('2027-02-20T12:00:00Z');
  const standIn = await openPaystackStandIn(() => now);
  return {
    provider: standIn.provider,
    property: { currency: 'NGN', paymentTypes: ['PayByPayStack'] },
    booking: { CardDetails: null, PaymentType: 4 },
    setNow: (instant) => void (now = instant),
    tellTo: (server) => standIn.sendEventsTo(`${server}/api/Payment/Notice/paystack`),
    pay: (url) => standIn.pay(url, 'approve'),
    payInVain: (url) => standIn.pay(url, 'decline'),
    takesLate: true,
    refunds: async () => {
      const { data } = (await standIn.call('GET', '/refund')).body as { data: { amount: number }[] };
      return data.map(({ amount }) => amount);
    },
    close: standIn.close,
  };
}

let theirs: PageProvider;
let world: World;
/** The sum the provider reports as paid, if not the one requested. */
let otherMinor: number | undefined;
afterEach(async () => {
  await world.close();
  await theirs.close();
});

const setNow = (instant: string) => {
  theirs.setNow(new Date(instant));
  world.setNow(instant);
};
const recoverAt = async (at: string) => {
  setNow(at);
  await recoverPayments(world.deps);
};
const nights = async () => [await bookedOn(world, '2027-03-04'), await bookedOn(world, '2027-03-06')];
const sold = { sold: 1, held: 0 };
const free = { sold: 0, held: 0 };

async function bookOnPage(body: object, pay: (url: string) => Promise<unknown> = theirs.pay) {
  const made = await world.book(body);
  await pay(String(made.body.ActionUrl));
  await recoverAt('2027-02-20T12:01:00Z');
  const read = async () => {
    const by = { confirmationToken: String(made.body.ConfirmationToken) };
    const booked = await readReservation(world.db.database.kysely, PROPERTY as PropertyId, by);
    if (booked === undefined) throw new Error('not booked');
    return booked;
  };
  return { ...(await read()), read };
}
type Booked = Awaited<ReturnType<typeof bookOnPage>>;

/** From two nights to four, departing on the 7th. */
const longer = async (booked: Booked, path: string = '/api/ManageBooking/Update', key?: string) => {
  const body = {
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
  };
  return (await world.guestOf(booked).post(path, body, { key: key })).body as unknown as ManageUpdateResponse;
};

describe.each([
  ['Stripe', atStripe],
  ['Paystack', atPaystack],
])('a dearer stay that is paid on the page of %s', (_name, open) => {
  let booked: Booked;
  let url: string;
  beforeEach(async () => {
    otherMinor = undefined;
    theirs = await open();
    const { provider } = theirs;
    const payments = (): RedirectProvider => ({
      ...provider,
      lookUp: async (attempt) => {
        const answer = await provider.lookUp(attempt);
        if (answer.kind !== 'paid' || otherMinor === undefined) return answer;
        return { ...answer, money: { ...answer.money, minor: otherMinor } };
      },
    });
    const hotel = buildHotelFile({ property: theirs.property });
    world = await openWorld({ hotel, payments, publicUrl });
    booked = await bookOnPage(buildBooking(theirs.booking));
    const begun = await longer(booked, undefined, 'longer');
    expect(begun).toMatchObject({ Success: true, Status: 'ActionRequired', Reservation: { Version: 1 } });
    expect(await nights()).toEqual([sold, { sold: 0, held: 1 }]);
    url = String(begun.ActionUrl);
  });
  afterEach(async () => {
    if (otherMinor === undefined) expect((await reconcile(world.deps)).drift).toEqual([]);
  });

  const expectAsItWas = async (status: 'Declined' | 'Expired') => {
    expect(await booked.read()).toMatchObject({ version: 1, grossMinor: 160_00 });
    expect(await nights()).toEqual([sold, free]);
    expect(await longer(booked, undefined, 'longer')).toMatchObject({ Success: false, Status: status });
  };

  /** If the page still takes it, it is refunded once. */
  const payLate = async (at: string) => {
    await theirs.tellTo(await world.listen());
    await theirs.pay(url);
    if (theirs.takesLate) {
      const ordered = () => world.db.database.kysely.selectFrom('refund').select('reason').execute();
      await vi.waitFor(async () => expect(await ordered()).toEqual([{ reason: 'changed' }]), patience);
    }
    await world.runAt(at);
    await world.runAt('2027-02-20T13:22:00Z');
    expect(await theirs.refunds()).toEqual(theirs.takesLate ? [160_00] : []);
  };

  test('is booked once it is paid there, also after a card that was declined', async () => {
    await theirs.payInVain(url);
    await recoverAt('2027-02-20T12:01:30Z');
    expect(await booked.read()).toMatchObject({ version: 1 });
    await theirs.pay(url);
    await recoverAt('2027-02-20T12:02:30Z');
    expect(await booked.read()).toMatchObject({ version: 2, grossMinor: 320_00, due: { nowMinor: 320_00 } });
    expect(await nights()).toEqual([sold, sold]);
    expect(await longer(booked, undefined, 'longer')).toMatchObject({ Success: true, Status: 'Applied' });
    expect(await theirs.refunds()).toEqual([]);
  });

  test('is booked by the webhook alone where its guest never comes back', async () => {
    await theirs.tellTo(await world.listen());
    await theirs.pay(url);
    await vi.waitFor(async () => expect(await booked.read()).toMatchObject({ version: 2 }), patience);
    expect(await nights()).toEqual([sold, sold]);
  });

  test('that is not paid in time leaves the booking as it was; a later payment is refunded, once', async () => {
    await recoverAt('2027-02-20T12:21:01Z');
    await expectAsItWas('Expired');
    await payLate('2027-02-20T12:22:00Z');
    await expectAsItWas('Expired');
  });

  test('that its guest calls off leaves the booking as it was; who pays after all has it back', async () => {
    const { changeId } = await world.db.database.kysely
      .selectFrom('reservation_change')
      .select('change_id as changeId')
      .executeTakeFirstOrThrow();
    const order = { PropertyId: PROPERTY, ReservationId: booked.reservationId, ChangeId: changeId };
    const { body } = await world.guestOf(booked).abandonChange(order);
    expect(body).toMatchObject({ Success: true, Reservation: { Version: 1, PendingChange: null } });
    await expectAsItWas('Expired');
    await payLate('2027-02-20T12:03:00Z');
    await expectAsItWas('Expired');
  });

  test('paid with another sum is not booked, and that sum is refunded', async () => {
    otherMinor = 159_99;
    await theirs.pay(url);
    await recoverAt('2027-02-20T12:02:00Z');
    await expectAsItWas('Declined');
    await world.runAt('2027-02-20T12:03:00Z');
    expect(await theirs.refunds()).toEqual([159_99]);
  });
});

test('a card saved at Stripe with a bank that requires the guest pays no change; the guest then pays it on the page', async () => {
  theirs = await atStripe();
  world = await openWorld({ hotel: buildLaterHotel(), payments: () => theirs.provider, publicUrl });
  const partly = buildBooking({ PaymentAmount: 32, Rooms: [buildRoom()], CardDetails: null });
  const booked = await bookOnPage(partly, async (page) => {
    await payOnPage(page, '4000 0027 6000 3184');
    await answerBankOnPage(page, 'complete');
  });
  expect(await longer(booked, '/api/ManageBooking/Preview')).toMatchObject({
    Quote: { HowToPay: 'kept-card' },
  });
  expect(await longer(booked)).toMatchObject({ Success: false, Status: 'Declined' });
  expect(await nights()).toEqual([sold, free]);
  expect(await longer(booked, '/api/ManageBooking/Preview')).toMatchObject({
    Quote: { HowToPay: 'redirect' },
  });
  const begun = await longer(booked);
  expect(begun).toMatchObject({ Status: 'ActionRequired', Reservation: { Paid: 32 } });
  await theirs.pay(String(begun.ActionUrl));
  await recoverAt('2027-02-20T12:02:00Z');
  expect(await booked.read()).toMatchObject({ version: 2, due: { nowMinor: 64_00 } });
  expect((await reconcile(world.deps)).drift).toEqual([]);
});
