import type { CardOrder, PaymentAnswer, DirectProvider } from '@portico/server/payments/payment-port';
import {
  approvedCard,
  ARRIVAL,
  buildBooking,
  buildFlexibleBooking,
} from '@portico/testing/booking/booking-body';
import { bookedOn } from '@portico/testing/world/books';
import { openWorld, type World } from '@portico/testing/world/world';
import {
  buildHotelFile,
  buildRatePlan,
  saver,
  type HotelFileOptions,
} from '@portico/testing/builders/hotel-file';
import { afterEach, describe, expect, test } from 'vitest';
import { recoverPayments } from '../../payments/settle/recover-payments.ts';

let world: World;
afterEach(() => world.close());

const BANK = 'https://bank.example/question';

/** A provider with a bank that challenges the guest first; `answer` is its answer from then on. */
let answer: PaymentAnswer;
let orders: (CardOrder & { keepCard: boolean })[];
const questioning = (acquirer: DirectProvider): DirectProvider => ({
  ...acquirer,
  charge: async (_attempt, order) => {
    orders.push(order);
    return answer;
  },
  lookUp: async () => answer,
  cancel: async () => ({ kind: 'cancelled' }),
});

async function open(ratePlans?: HotelFileOptions['ratePlans']) {
  answer = { kind: 'action-required', url: BANK };
  orders = [];
  world = await openWorld({
    payments: questioning,
    ...(ratePlans && { hotel: buildHotelFile({ ratePlans }) }),
  });
}

const night = () => bookedOn(world, ARRIVAL);

const statusOf = (token: string | null) => world.guest().status(token);

const recover = () => {
  return recoverPayments(world.deps);
};

describe('a payment with a bank challenge', () => {
  test('answers the bank’s page, to the same key and to the status too', async () => {
    await open();
    const first = await world.book(buildBooking(), 'one');
    expect(first.body).toMatchObject({
      Success: true,
      Status: 'ActionRequired',
      ActionUrl: BANK,
      RefusalCode: null,
    });
    expect((await world.book(buildBooking(), 'one')).text).toBe(first.text);
    expect(orders).toHaveLength(1);
    const status = await statusOf(first.body.ConfirmationToken);
    expect(status.body).toMatchObject({ Success: true, Status: 'ActionRequired', ActionUrl: BANK });
    expect(await night()).toEqual({ sold: 0, held: 1 });
  });

  test('sends the bank the browser’s data and the return address', async () => {
    await open();
    const BrowserData = {
      ColorDepthInBits: 30,
      JavaScriptEnabled: true,
      BrowserLanguage: 'en-GB',
      ScreenHeight: 900,
      ScreenWidth: 1_440,
      UserAgent: 'Mozilla/5.0',
      TimezoneOffSet: 0,
    };
    const { body } = await world.book(buildBooking({ BrowserData }));
    expect(orders).toMatchObject([
      {
        browser: { colourDepth: 24, language: 'en-GB', ip: '192.0.2.1' },
        returnUrl: expect.stringMatching(`^/Book/[^/]+/Status/${body.ConfirmationToken}$`) as string,
        keepCard: false,
      },
    ]);
  });

  test.each([
    ['charged', buildBooking({ BrowserData: null })],
    ['saved', buildFlexibleBooking({ CardDetails: approvedCard, PaymentType: 0, BrowserData: null })],
  ])('is refused if the card is to be %s and the browser data is missing', async (_what, body) => {
    const payment = [
      { automaticPaymentType: 'DaysBeforeArrival' as const, percentageToCharge: 50, daysBeforeArrival: 2 },
    ];
    await open([buildRatePlan({ payment }), buildRatePlan(saver)]);
    expect(await world.book(body)).toMatchObject({
      status: 400,
      body: { ModelState: { BrowserData: [expect.any(String)] } },
    });
    expect(orders).toEqual([]);
  });

  test('keeps its nights for 20 minutes, then is cancelled at the provider', async () => {
    await open();
    await world.book(buildBooking());
    world.setNow('2027-02-20T12:19:59Z');
    await recover();
    expect(await night()).toEqual({ sold: 0, held: 1 });
    world.setNow('2027-02-20T12:20:14Z');
    await recover();
    expect(await night()).toEqual({ sold: 0, held: 0 });
  });

  test('stays so while the provider is silent or knows it no more for a moment', async () => {
    await open();
    const { body } = await world.book(buildBooking());
    answer = { kind: 'unknown' };
    world.setNow('2027-02-20T12:00:10Z');
    const status = await statusOf(body.ConfirmationToken);
    expect(status.body).toMatchObject({ Status: 'ActionRequired', ActionUrl: BANK });
  });

  test('is confirmed once the guest has answered, and its key then returns that', async () => {
    await open();
    const { body } = await world.book(buildBooking(), 'one');
    const money = { minor: 16_000, currency: 'GBP' } as const;
    answer = { kind: 'paid', money, reference: 'r1', card: null, token: null };
    world.setNow('2027-02-20T12:00:30Z');
    const status = await statusOf(body.ConfirmationToken);
    expect(status.body).toMatchObject({ Success: true, Status: 'Confirmed', ActionUrl: null });
    expect(await night()).toEqual({ sold: 1, held: 0 });
    const again = await world.book(buildBooking(), 'one');
    expect(again.body).toMatchObject({ Status: 'Confirmed', ActionUrl: null });
  });
});
