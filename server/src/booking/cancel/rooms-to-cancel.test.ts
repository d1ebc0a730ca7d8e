import type { PropertyId } from '@portico/domain/ids';
import { buildBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { bookedOn } from '@portico/testing/world/books';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildExtrasHotel } from '@portico/testing/booking/extras-hotel';
import {
  buildRatePlan,
  FIRST_NIGHT,
  LAST_NIGHT,
  PROPERTY,
  saver,
} from '@portico/testing/builders/hotel-file';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readManagedReservation } from '../read-managed-reservation.ts';
import { reconcile } from '../../operations/reconcile/reconcile.ts';
import { readReservation } from '../../reservation/read-reservation.store.ts';

/** Cancelling costs the first night from two days before arrival. */
const oneNight = {
  entries: [{ daysBefore: 2, at: '18:00', charge: { fee: 'Nights' as const, value: 1 } }],
  noShow: { fee: 'Full' as const },
};
const AFTER = '2027-03-02T12:00:00Z';

let world: World;
beforeAll(async () => {
  world = await openWorld({
    hotel: buildExtrasHotel({
      settings: {
        cancellationReasons: [{ id: 3, name: 'Our plans have changed' }],
        cancellationReasonRequired: true,
      },
      ratePlans: [buildRatePlan(), buildRatePlan({ ...saver, cancellation: oneNight })],
      allotments: [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 40 }],
    }),
  });
});
beforeEach(() => world.setNow('2027-02-20T12:00:00Z'));
afterAll(() => world.close());

/** Two rooms, 160.00 each, paid. */
async function book() {
  const { body } = await world.book(buildBooking({ PaymentAmount: 320, Rooms: [buildRoom(), buildRoom()] }));
  const booked = await read(String(body.ConfirmationToken));
  if (booked === undefined) throw new Error('not booked');
  return booked;
}
type Booked = Awaited<ReturnType<typeof book>>;

const read = (confirmationToken: string) =>
  readReservation(world.db.database.kysely, PROPERTY as PropertyId, { confirmationToken });

const update = (booked: Booked, body: object) =>
  world.guestOf(booked).change({ LanguageCode: 'en', ...body });

const without = (booked: Booked, ...places: number[]) => ({
  RoomsToCancel: places.map((place) => ({
    ReservationItemId: booked.rooms[place]?.itemId,
    CancellationReasonId: 3,
  })),
});

const drift = async () => (await reconcile(world.deps)).drift;

const refunds = async ({ reservationId }: Booked) => {
  const rows = await world.db.database.kysely
    .selectFrom('refund')
    .select('amount')
    .where('reservation_id', '=', reservationId)
    .execute();
  return rows.map(({ amount }) => amount);
};

test('a room is cancelled for the stated cost, the other stays, and the last one cancels the booking', async () => {
  const booked = await book();
  world.setNow(AFTER);
  const managed = () => readManagedReservation(world.deps, PROPERTY, { ...booked, by: 'link' });
  expect(await managed()).toMatchObject({
    Cancelling: { CostNow: 160, RefundNow: 160 },
    Rooms: [{ Cancelling: { CostNow: 80, RefundNow: 80 } }, { Cancelling: { CostNow: 80, RefundNow: 80 } }],
  });

  const first = await update(booked, { Version: 1, ...without(booked, 0) });
  expect(first).toMatchObject({
    status: 200,
    body: {
      Success: true,
      Status: 'Applied',
      Reservation: {
        Version: 2,
        IsCancelled: false,
        CanBeCancelled: true,
        TotalCost: 240,
        CancellationFees: 80,
        Paid: 240,
        Rooms: [
          { IsCancelled: true, CancellationFee: 80, CanBeCancelled: false, WhyNotChangeable: 'cancelled' },
          { IsCancelled: false, CancellationFee: 0, CanBeCancelled: true },
        ],
        Cancelling: { CostNow: 80, RefundNow: 80 },
      },
    },
  });
  expect(await bookedOn(world, '2027-03-04')).toEqual({ sold: 1, held: 0 });

  expect((await update(booked, { Version: 2, ...without(booked, 1) })).body).toMatchObject({
    Success: true,
    Reservation: { Status: 'Cancelled', IsCancelled: true, TotalCost: 160, CanBeCancelled: false },
  });
  expect(await bookedOn(world, '2027-03-04')).toEqual({ sold: 0, held: 0 });
  expect(await refunds(booked)).toEqual([80_00, 80_00]);
  await world.runAt('2027-03-02T12:00:01Z');
  expect(world.acquired()).toMatchObject([
    { amount: 320_00, refunds: [{ amount: 80_00 }, { amount: 80_00 }] },
  ]);
  expect(await read(booked.confirmationToken)).toMatchObject({ status: 'cancelled', version: 3 });
  const history = await world.db.database.kysely
    .selectFrom('reservation_change')
    .select(['kind', 'reason', 'gross_before', 'gross_after', 'refunded'])
    .where('reservation_id', '=', booked.reservationId)
    .orderBy('gross_before', 'desc')
    .execute();
  const reason = 'Our plans have changed';
  expect(history).toEqual([
    { kind: 'cancel-rooms', reason, gross_before: 320_00, gross_after: 240_00, refunded: 80_00 },
    { kind: 'cancel', reason, gross_before: 240_00, gross_after: 160_00, refunded: 80_00 },
  ]);
  expect(await drift()).toEqual([]);
});

test('rooms that two requests cancel at once are cancelled once, and refunded once', async () => {
  const booked = await book();
  const both = await Promise.all([update(booked, without(booked, 0)), update(booked, without(booked, 0))]);
  expect(both.map(({ body }) => body.Success).toSorted()).toEqual([false, true]);
  expect(both.map(({ body }) => body.RefusalCode)).toContain('change.cancelled');
  expect(await refunds(booked)).toEqual([160_00]);
  expect(await drift()).toEqual([]);
});

test.each([
  ['without a reason', (booked: Booked) => [{ ReservationItemId: booked.rooms[0]?.itemId }]],
  [
    'for another hotel’s reason',
    (booked: Booked) => [{ ReservationItemId: booked.rooms[0]?.itemId, CancellationReasonId: 9 }],
  ],
])('no room is cancelled %s if the hotel requires one, by Update as by Cancel', async (_how, rooms) => {
  const booked = await book();
  const [room] = rooms(booked);
  expect(await update(booked, { RoomsToCancel: [room] })).toMatchObject({
    status: 400,
    body: { ModelState: { 'RoomsToCancel[0].CancellationReasonId': ['Choose why you cancel'] } },
  });
  const { CancellationReasonId } = { CancellationReasonId: null, ...room };
  const order = { PropertyId: PROPERTY, ReservationId: booked.reservationId, CancellationReasonId };
  expect(await world.guestOf(booked).cancel(order)).toMatchObject({ status: 400 });
  expect(await read(booked.confirmationToken)).toEqual(booked);
});

test.each([
  ['CanBeEdited', { CanBeEdited: true }],
  ['CanBeCancelled of a room', { RoomsToCancel: [{ CanBeCancelled: true }] }],
  ['a fee of its own', { CancellationFee: 0 }],
])('a flag or a sum that a guest sends is no field of Update: %s', async (_what, forged) => {
  const booked = await book();
  const [room] = without(booked, 0).RoomsToCancel;
  const rooms =
    'RoomsToCancel' in forged ? forged.RoomsToCancel.map((each) => ({ ...room, ...each })) : [room];
  expect(await update(booked, { ...forged, RoomsToCancel: rooms })).toMatchObject({ status: 400 });
  expect(await read(booked.confirmationToken)).toEqual(booked);
});

test('no room of another booking, and none after check-in, is cancelled by Update', async () => {
  const [booked, other] = [await book(), await book()];
  expect(await update(booked, without(other, 0))).toMatchObject({
    status: 400,
    body: { RefusalCode: 'request.invalid' },
  });
  world.setNow('2027-03-03T15:00:00Z');
  expect((await update(booked, without(booked, 0))).body).toMatchObject({
    Success: false,
    RefusalCode: 'change.arrived',
  });
  expect([await read(booked.confirmationToken), await read(other.confirmationToken)]).toEqual([
    booked,
    other,
  ]);
});
