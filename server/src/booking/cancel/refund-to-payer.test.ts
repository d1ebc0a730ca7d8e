import { addDays } from '@portico/domain/calendar/local-date';
import type { PropertyId } from '@portico/domain/ids';
import {
  approvedCard,
  ARRIVAL,
  browserData,
  buildBooking,
  buildRoom,
  DEPARTURE,
} from '@portico/testing/booking/booking-body';
import { balanceOf } from '@portico/testing/world/books';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildExtrasHotel } from '@portico/testing/booking/extras-hotel';
import {
  BREAKFAST,
  buildRatePlan,
  DOUBLE,
  FIRST_NIGHT,
  LAST_NIGHT,
  PROPERTY,
  SAVER,
  saver,
} from '@portico/testing/builders/hotel-file';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reconcile } from '../../operations/reconcile/reconcile.ts';
import { readReservation } from '../../reservation/read-reservation.store.ts';
import type { GrantedBy } from '../../platform/http/grant-book.ts';

/** Cancelling costs half from two days before arrival. */
const half = {
  entries: [{ daysBefore: 2, at: '18:00', charge: { fee: 'Percent' as const, value: 50 } }],
  noShow: { fee: 'Full' as const },
};
const AFTER = '2027-03-02T12:00:00Z';
const visitorsCard = { ...approvedCard, CardNumber: '4111 1111 1111 1111', NameOnCard: 'Eve Stranger' };

let world: World;
beforeAll(async () => {
  world = await openWorld({
    hotel: buildExtrasHotel({
      ratePlans: [buildRatePlan(), buildRatePlan({ ...saver, cancellation: half })],
      allotments: [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 90 }],
    }),
  });
});
beforeEach(() => world.setNow('2027-02-20T12:00:00Z'));
afterAll(async () => {
  expect((await reconcile(world.deps)).drift).toEqual([]);
  await world.close();
});

/** One room of 160.00, paid with Ada's card ending 4242. */
async function book(body: object = {}) {
  const { body: answer } = await world.book(buildBooking({ PaymentAmount: 160, ...body }));
  return read(String(answer.ConfirmationToken));
}
type Booked = Awaited<ReturnType<typeof book>>;

async function read(confirmationToken: string) {
  const booked = await readReservation(world.db.database.kysely, PROPERTY as PropertyId, {
    confirmationToken,
  });
  if (booked === undefined) throw new Error('not booked');
  return booked;
}

const again = (booked: Booked) => read(booked.confirmationToken);

async function update(booked: Booked, body: object, by: GrantedBy = 'lookup') {
  const order = { PropertyId: PROPERTY, ReservationId: booked.reservationId, LanguageCode: 'en', ...body };
  const { body: preview } = await world.guestOf({ ...booked, by }).preview({
    ...order,
    CardDetails: undefined,
    BrowserData: undefined,
  });
  const { body: answer } = await world.guestOf({ ...booked, by }).change(order);
  expect(answer, JSON.stringify(answer)).toMatchObject({ Status: 'Applied' });
  return { preview, answer };
}

const wish = (fields: object = {}) => ({
  DateOfArrival: ARRIVAL,
  DateOfDeparture: DEPARTURE,
  RoomTypeId: DOUBLE,
  RatePlanId: SAVER,
  NumberOfAdults: 1,
  NumberOfChildren: 0,
  NumberOfInfants: 0,
  ...fields,
});
const byVisitor = { CardDetails: visitorsCard, BrowserData: browserData };
const addRoom = (booked: Booked, by?: GrantedBy) =>
  update(
    booked,
    {
      ReservationItems: [
        wish({ ReservationItemId: null, LeadGuest: { FirstName: 'Eve', LastName: 'Stranger' } }),
      ],
      ...byVisitor,
    },
    by,
  );
const changeFirst = (booked: Booked, fields: object, beside: object = {}) =>
  update(booked, {
    ReservationItems: [wish({ ReservationItemId: booked.rooms[0]?.itemId, ...fields })],
    ...beside,
  });
const cancelRoom = (booked: Booked, place: number, by?: GrantedBy) =>
  update(booked, { RoomsToCancel: [{ ReservationItemId: booked.rooms[place]?.itemId }] }, by);
const cancelAll = async (booked: Booked, by: GrantedBy = 'lookup') =>
  (await world.guestOf({ ...booked, by }).cancel()).body;

/** Refunds in our ledger by the last digits of the card that paid. */
async function refunded({ reservationId }: Booked) {
  const rows = await world.db.database.kysely
    .selectFrom('refund')
    .innerJoin('payment_attempt', (join) =>
      join
        .onRef('payment_attempt.property_id', '=', 'refund.property_id')
        .onRef('payment_attempt.attempt_id', '=', 'refund.attempt_id'),
    )
    .select(['card_last4', 'refund.amount'])
    .where('refund.reservation_id', '=', reservationId)
    .orderBy('card_last4', 'desc')
    .orderBy('refund.amount', 'desc')
    .execute();
  return rows.map(({ card_last4, amount }) => [card_last4, amount]);
}

describe('what a visitor with number and name pays and cancels', () => {
  test('a room of the booker that is cancelled goes back to the booker’s card, not to the visitor’s', async () => {
    const booked = await book();
    await addRoom(booked);
    const { answer, preview } = await cancelRoom(await again(booked), 0);
    expect(await refunded(booked)).toEqual([['4242', 160_00]]);
    expect(preview).toMatchObject({ Quote: { Refund: 160, RefundTo: [{ Card: null, Amount: 160 }] } });
    expect(answer).toMatchObject({ Reservation: { Paid: 160, Payments: [{ Card: null, Amount: 160 }] } });
    // The acquirer's records.
    await world.runAt('2027-02-20T12:00:05Z');
    const [bookers, visitors] = world.acquired().slice(-2);
    expect(bookers).toMatchObject({ card: { last4: '4242' }, refunds: [{ amount: 160_00 }] });
    expect(visitors).toMatchObject({ card: { last4: '1111' } });
    expect(visitors).not.toHaveProperty('refunds', [expect.anything()]);
  });

  test('and the visitor’s own room goes back to the visitor’s', async () => {
    const booked = await book();
    await addRoom(booked);
    await cancelRoom(await again(booked), 1);
    expect(await refunded(booked)).toEqual([['1111', 160_00]]);
  });

  test('a night that the visitor paid goes back to them, one of the booker’s to the booker', async () => {
    const [own, another] = [await book(), await book()];
    for (const booked of [own, another])
      await changeFirst(booked, { DateOfDeparture: addDays(DEPARTURE, 1) }, byVisitor);
    await changeFirst(await again(own), {});
    expect(await refunded(own)).toEqual([['1111', 80_00]]);
    const later = { DateOfArrival: addDays(ARRIVAL, 1), DateOfDeparture: addDays(DEPARTURE, 1) };
    await changeFirst(await again(another), later);
    expect(await refunded(another)).toEqual([['4242', 80_00]]);
  });

  test('an exchange at the booker’s cost is the booker’s when it is cancelled too', async () => {
    const booked = await book();
    await addRoom(booked);
    const two = await again(booked);
    // The booker's room ends and the visitor's gains two nights: nothing is charged or refunded.
    await update(two, {
      ReservationItems: [
        wish({ ReservationItemId: two.rooms[1]?.itemId, DateOfDeparture: addDays(DEPARTURE, 2) }),
      ],
      RoomsToCancel: [{ ReservationItemId: two.rooms[0]?.itemId }],
    });
    expect(await refunded(booked)).toEqual([]);
    const one = await again(booked);
    await update(one, { ReservationItems: [wish({ ReservationItemId: one.rooms[1]?.itemId })] });
    expect(await refunded(booked)).toEqual([['4242', 160_00]]);
  });

  test('a fee is borne by each card in proportion to what it paid of the room', async () => {
    const booked = await book();
    await changeFirst(booked, { DateOfDeparture: addDays(DEPARTURE, 1) }, byVisitor);
    world.setNow(AFTER);
    expect(await cancelAll(await again(booked))).toMatchObject({ Cost: 120, Refund: 120 });
    expect(await refunded(booked)).toEqual([
      ['4242', 80_00],
      ['1111', 40_00],
    ]);
  });
});

describe('a voucher and a card', () => {
  const byVoucher = { HopGiftVoucherCode: 'GIFT-900', PaymentAmount: 0, CardDetails: null, PaymentType: 0 };

  test('what the voucher paid goes back to it, not to the card that paid another room', async () => {
    const before = await balanceOf(world, 'gift-900');
    const booked = await book(byVoucher);
    expect(await balanceOf(world, 'gift-900')).toBe(before - 160_00);
    await update(booked, {});
    const added = await world
      .guestOf({ ...booked, by: 'link' })
      .preview({ LanguageCode: 'en', RoomsToCancel: [{ ReservationItemId: booked.rooms[0]?.itemId }] });
    expect(added.body).toMatchObject({ Quote: { Refund: 160, RefundToVoucher: 160, RefundTo: [] } });
  });

  test('of one payment by both the card comes back before the voucher', async () => {
    const booked = await book({
      HopGiftVoucherCode: 'GIFT-100',
      PaymentAmount: 220,
      Rooms: [buildRoom(), buildRoom()],
    });
    await cancelRoom(booked, 0, 'link');
    expect(await refunded(booked)).toEqual([['4242', 160_00]]);
    await cancelAll(await again(booked), 'link');
    expect(await refunded(booked)).toEqual([
      ['4242', 160_00],
      ['4242', 60_00],
    ]);
  });

  test('a voucher that is freed pays what is open at the hotel, and takes no card’s place', async () => {
    const withBreakfast = buildRoom({ Services: [{ ServiceId: BREAKFAST, Quantity: 1 }], TotalCost: 184 });
    const booked = await book({
      HopGiftVoucherCode: 'GIFT-100',
      PaymentAmount: 60,
      Rooms: [withBreakfast],
    });
    await changeFirst(booked, { DateOfDeparture: addDays(DEPARTURE, 1) }, byVisitor);
    const last = { DateOfArrival: addDays(DEPARTURE, 0), DateOfDeparture: addDays(DEPARTURE, 1) };
    const { answer } = await changeFirst(await again(booked), last);
    expect(await refunded(booked)).toEqual([['4242', 60_00]]);
    expect(answer).toMatchObject({ Reservation: { Paid: 80 } });
  });
});

describe('who manages by the link of the mail', () => {
  test('learns each card’s last digits and sum from the response and the page', async () => {
    const booked = await book();
    await addRoom(booked, 'link');
    const two = await again(booked);
    const order = { PropertyId: PROPERTY, ReservationId: booked.reservationId, LanguageCode: 'en' };
    const RoomsToCancel = two.rooms.map(({ itemId }) => ({ ReservationItemId: itemId }));
    const RefundTo = [
      { Card: { Name: 'Visa', LastFour: '4242' }, Amount: 160 },
      { Card: { Name: 'Visa', LastFour: '1111' }, Amount: 160 },
    ];
    expect(
      (await world.guestOf({ ...two, by: 'link' }).preview({ ...order, RoomsToCancel })).body,
    ).toMatchObject({ Quote: { Refund: 320, RefundTo } });
    expect(await cancelAll(two, 'link')).toMatchObject({
      Success: true,
      Message:
        'Your booking is cancelled. It costs you nothing. £160.00 is being given back to Visa ending 4242 and £160.00 to Visa ending 1111.',
      RefundTo,
    });
  });

  test('an extra that another card paid goes back to that card', async () => {
    const booked = await book();
    const withBreakfast = { Services: [{ ServiceId: BREAKFAST, Quantity: 1 }] };
    const { answer } = await changeFirst(booked, withBreakfast, byVisitor);
    const { Paid } = (answer as { Reservation: { Paid: number } }).Reservation;
    await changeFirst(await again(booked), { Services: [{ ServiceId: BREAKFAST, Quantity: 0 }] });
    const back = Math.round((Paid - 160) * 100);
    expect(await refunded(booked)).toEqual(back > 0 ? [['1111', back]] : []);
  });
});
