import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import type { PropertyId, RatePlanId } from '@portico/domain/ids';
import { buildBooking, buildFlexibleBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { balanceOf, bookedOn, redemptionsIn, saunasOn } from '@portico/testing/world/books';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildExtrasHotel, KING } from '@portico/testing/booking/extras-hotel';
import {
  buildRatePlan,
  FIRST_NIGHT,
  FLEXIBLE,
  LAST_NIGHT,
  PROPERTY,
  SAUNA,
  saver,
  SPRING,
} from '@portico/testing/builders/hotel-file';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { reconcile } from '../../operations/reconcile/reconcile.ts';
import { readReservation } from '../../reservation/read-reservation.store.ts';

const FIXED = 23;
const NOON = '2027-02-20T12:00:00Z';
/** Half of the price from one week before arrival, at 18:00. */
const half = {
  entries: [{ daysBefore: 7, at: '18:00', charge: { fee: 'Percent' as const, value: 50 } }],
  noShow: { fee: 'Full' as const },
};
const atBooking = [{ automaticPaymentType: 'AtTimeOfBooking' as const, percentageToCharge: 100 }];

let world: World;
beforeAll(async () => {
  const fixed = buildRatePlan({ id: FIXED, code: 'FIXED', name: 'Fixed', allowCancel: false });
  world = await openWorld({
    hotel: buildExtrasHotel({
      settings: { cancellationReasons: [{ id: 3, name: 'Our plans have changed' }] },
      ratePlans: [
        buildRatePlan({ cancellation: half }),
        buildRatePlan({ ...saver, cancellation: half, payment: atBooking }),
        fixed,
      ],
      allotments: [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 9 }],
    }),
  });
});
afterEach(() => world.setNow(NOON));
afterAll(async () => {
  expect((await reconcile(world.deps)).drift, 'of all that was cancelled here').toEqual([]);
  await world.close();
});

async function book(body: CreateRequestBody = buildBooking()) {
  const { body: made } = await world.book(body);
  const booked = await read(made.ConfirmationToken);
  if (booked === undefined) throw new Error(`not booked: ${made.RefusalCode}`);
  return booked;
}
type Booked = Awaited<ReturnType<typeof book>>;

const read = (confirmationToken: string | null) =>
  readReservation(world.db.database.kysely, PROPERTY as PropertyId, {
    confirmationToken: String(confirmationToken),
  });

const cancel = (booked: Booked, body: object = {}) => world.guestOf(booked).cancel(body);

const historyOf = ({ reservationId }: Booked) =>
  world.db.database.kysely
    .selectFrom('reservation_change')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .execute();

const refundsOf = async ({ reservationId }: Booked) => {
  const rows = await world.db.database.kysely
    .selectFrom('refund')
    .select(['amount', 'reason', 'change_id'])
    .where('reservation_id', '=', reservationId)
    .execute();
  return rows;
};

describe('a booking that is cancelled', () => {
  test('while that is free gives everything back: nights, extras, the code, the voucher and the money', async () => {
    const beds = { RoomConfigurationDropdownOptionId: KING };
    const Services = [{ ServiceId: SAUNA, Quantity: 1 }];
    const booked = await book(
      buildBooking({
        PromoCode: 'SPRING10',
        HopGiftVoucherCode: 'GIFT-100',
        HopGiftDiscountAmount: 100,
        PaymentAmount: 44,
        Rooms: [buildRoom({ ...beds, Services, Promotion: { PromotionId: SPRING }, TotalCost: 169 })],
      }),
    );
    expect([await bookedOn(world, '2027-03-03'), await saunasOn(world, '2027-03-03')]).toEqual([
      { sold: 1, held: 0 },
      { sold: 1, held: 0 },
    ]);
    expect([await redemptionsIn(world), await balanceOf(world, 'gift-100')]).toEqual([
      { used: 1, held: 0 },
      0,
    ]);

    const answer = await cancel(booked, { CancellationReasonId: 3, Version: 1, SeenCost: 0 });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        Success: true,
        Message:
          'Your booking is cancelled. It costs you nothing. £44.00 is being given back to Visa ending 4242. £100.00 is back on your gift voucher.',
        RefusalCode: null,
        Version: 2,
        Cost: 0,
        Refund: 144,
      },
    });
    expect([await bookedOn(world, '2027-03-03'), await saunasOn(world, '2027-03-03')]).toEqual([
      { sold: 0, held: 0 },
      { sold: 0, held: 0 },
    ]);
    expect([await redemptionsIn(world), await balanceOf(world, 'gift-100')]).toEqual([
      { used: 0, held: 0 },
      100_00,
    ]);
    await world.runAt('2027-02-20T12:00:01Z');
    expect(world.acquired()).toMatchObject([{ amount: 44_00, refunds: [{ amount: 44_00 }] }]);
    expect(await read(booked.confirmationToken)).toMatchObject({
      status: 'cancelled',
      version: 2,
      grossMinor: 0,
      due: { nowMinor: 0, later: [], atHotelMinor: 0, onInvoiceMinor: 0 },
      rooms: [{ cancelled: { reasonId: 3, feeMinor: 0, at: new Date(NOON) } }],
    });
    const [change] = await historyOf(booked);
    expect(change).toMatchObject({
      kind: 'cancel',
      status: 'applied',
      made_by: 'link',
      reason: 'Our plans have changed',
      gross_before: 169_00,
      gross_after: 0,
      paid_before: 44_00,
      refunded: 44_00,
      settled_at: new Date(NOON),
    });
    expect(await refundsOf(booked)).toEqual([
      { amount: 44_00, reason: 'cancelled', change_id: change?.change_id },
    ]);
  });

  test('costs what its terms state from that minute of the hotel’s clock, retained from the payment', async () => {
    const booked = await book();
    world.setNow('2027-02-24T17:59:59Z');
    expect((await cancel(booked, { SeenCost: 80 })).body).toMatchObject({
      Success: false,
      RefusalCode: 'change.cost-changed',
      Cost: 0,
    });
    world.setNow('2027-02-24T18:00:00Z');
    expect((await cancel(booked, { SeenCost: 80 })).body).toMatchObject({
      Success: true,
      Message:
        'Your booking is cancelled. Cancelling costs £80.00. £80.00 is being given back to Visa ending 4242.',
      Cost: 80,
      Refund: 80,
    });
    expect(await read(booked.confirmationToken)).toMatchObject({
      status: 'cancelled',
      grossMinor: 80_00,
      netMinor: 66_67,
      vatMinor: 13_33,
      due: { nowMinor: 80_00, atHotelMinor: 0 },
    });
    expect(await refundsOf(booked)).toMatchObject([{ amount: 80_00 }]);
  });

  test('owes its fee at the hotel where nothing was paid', async () => {
    const booked = await book(buildFlexibleBooking());
    world.setNow('2027-02-25T12:00:00Z');
    expect((await cancel(booked)).body).toMatchObject({
      Message: 'Your booking is cancelled. Cancelling costs £100.00. £100.00 is still to be paid to us.',
      Cost: 100,
      Refund: 0,
    });
    expect(await read(booked.confirmationToken)).toMatchObject({
      due: { nowMinor: 0, atHotelMinor: 100_00 },
    });
  });

  test('by many at once is cancelled once, and all hear that it is', async () => {
    const booked = await book();
    const answers = await Promise.all(Array.from({ length: 8 }, () => cancel(booked, { Version: 1 })));
    expect(answers.map(({ status, body }) => [status, body.Success])).toEqual(
      Array.from({ length: 8 }, () => [200, true]),
    );
    const messages = answers.map(({ body }) => String(body.Message));
    expect(messages.filter((message) => message === 'This booking was cancelled already.')).toHaveLength(7);
    expect(await historyOf(booked)).toHaveLength(1);
    expect(await refundsOf(booked)).toMatchObject([{ amount: 160_00 }]);
    expect(await bookedOn(world, '2027-03-03')).toEqual({ sold: 0, held: 0 });
  });
});

describe('nothing is cancelled', () => {
  let booked: Booked;
  beforeAll(async () => {
    booked = await book();
  });
  afterEach(async () => {
    expect(await read(booked.confirmationToken)).toEqual(booked);
    expect(await historyOf(booked)).toEqual([]);
  });

  test('of a booking that was changed after the guest looked at it', async () => {
    expect((await cancel(booked, { Version: 2 })).body).toMatchObject({
      Success: false,
      RefusalCode: 'reservation.changed-meanwhile',
      Version: 1,
    });
  });

  test('from the time of check-in on', async () => {
    world.setNow('2027-03-03T15:00:00Z');
    expect((await cancel(booked)).body).toMatchObject({ Success: false, RefusalCode: 'change.arrived' });
  });

  test('for a reason that is not the hotel’s own', async () => {
    expect(await cancel(booked, { CancellationReasonId: 4 })).toMatchObject({
      status: 400,
      body: { ModelState: { CancellationReasonId: ['Choose why you cancel'] } },
    });
  });

  test.each([
    ['CanBeCancelled', { CanBeCancelled: true }],
    ['a cost of its own', { Cost: 0 }],
    ['a version that is none', { Version: 0 }],
    ['a cost below nothing', { SeenCost: -1 }],
    ['a reason in words', { CancellationReasonId: 'ill' }],
  ])('by a body that brings %s', async (_what, body) => {
    expect(await cancel(booked, body)).toMatchObject({
      status: 400,
      body: { RefusalCode: 'request.invalid' },
    });
  });

  test('of another guest’s booking, of another hotel’s, or of none', async () => {
    const other = await book();
    const body = (ReservationId: string, PropertyId: number = PROPERTY) =>
      world.guestOf(other).cancel({ PropertyId, ReservationId });
    for (const answer of [
      await body(booked.reservationId),
      await body(other.reservationId, 8),
      await body('0198c7a1-7c1e-7000-8000-0000000000a1'),
    ])
      expect(answer).toMatchObject({ status: 404, body: { RefusalCode: 'reservation.unknown' } });
    expect(await read(other.confirmationToken)).toEqual(other);
  });
});

test('a rate plan without cancellation cannot be cancelled, whatever is sent', async () => {
  const room = buildRoom({ RatePlanId: FIXED as RatePlanId, TotalCost: 200 });
  const booked = await book(buildFlexibleBooking({ Rooms: [room] }));
  expect((await cancel(booked)).body).toMatchObject({ Success: false, RefusalCode: 'change.terms' });
  expect(await read(booked.confirmationToken)).toEqual(booked);
});

test('of several rooms each costs what its own terms ask', async () => {
  const body = buildBooking({ Rooms: [buildRoom(), buildRoom({ RatePlanId: FLEXIBLE, TotalCost: 200 })] });
  const booked = await book(body);
  world.setNow('2027-02-25T12:00:00Z');
  expect((await cancel(booked)).body).toMatchObject({ Cost: 180, Refund: 0 });
  expect(await read(booked.confirmationToken)).toMatchObject({
    grossMinor: 180_00,
    due: { nowMinor: 160_00, atHotelMinor: 20_00 },
    rooms: [{ cancelled: { feeMinor: 80_00 } }, { cancelled: { feeMinor: 100_00 } }],
  });
});
