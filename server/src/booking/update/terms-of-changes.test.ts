import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import { localDate } from '@portico/domain/calendar/local-date';
import type { ExtraId, PropertyId, RatePlanId } from '@portico/domain/ids';
import { buildBooking, buildFlexibleBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { balanceOf, redemptionsIn } from '@portico/testing/world/books';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildExtrasHotel } from '@portico/testing/booking/extras-hotel';
import {
  BREAKFAST,
  buildExtra,
  buildGiftVoucher,
  buildPromotion,
  buildRatePlan,
  FAMILY,
  FIRST_NIGHT,
  FLEXIBLE,
  LAST_NIGHT,
  PROPERTY,
  SAUNA,
  sauna,
  saver,
  SPRING,
} from '@portico/testing/builders/hotel-file';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reconcile } from '../../operations/reconcile/reconcile.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { readReservation } from '../../reservation/read-reservation.store.ts';

const STRICT = 23 as RatePlanId;
const FIXED = 24 as RatePlanId;
const SECRET_PLAN = 25 as RatePlanId;
const COT = 33 as ExtraId;
const never = { daysBefore: null, at: null, charge: { fee: 'Full' as const } };
const nearly = { daysBefore: 2, at: '18:00', charge: { fee: 'Nights' as const, value: 1 } };
const noShow = { fee: 'Full' as const };

let world: World;
beforeAll(async () => {
  world = await openWorld({
    hotel: buildExtrasHotel({
      settings: { maxNightsOnStay: 6 },
      ratePlans: [
        buildRatePlan({ cancellation: { entries: [nearly], noShow } }),
        buildRatePlan({ ...saver, cancellation: { entries: [nearly], noShow } }),
        buildRatePlan({ id: STRICT, code: 'STRICT', cancellation: { entries: [never], noShow } }),
        buildRatePlan({ id: FIXED, code: 'FIXED', allowEdit: false }),
        buildRatePlan({ id: SECRET_PLAN, code: 'SECRET', isPublic: false }),
      ],
      extras: [
        buildExtra(),
        { ...sauna, inventory: [{ from: FIRST_NIGHT, to: LAST_NIGHT, units: 90 }] },
        buildExtra({ id: COT, code: 'COT', name: 'Cot', allowEditOnBookingEngine: false }),
      ],
      promotions: [buildPromotion({ minNights: 2 })],
      giftVouchers: [buildGiftVoucher({ balance: 10_000 })],
      allotments: [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 50 }],
    }),
  });
});
beforeEach(() => world.setNow('2027-02-20T12:00:00Z'));
afterAll(() => world.close());

type Fields = Record<string, unknown>;

const read = (confirmationToken: string) =>
  readReservation(world.db.database.kysely, PROPERTY as PropertyId, { confirmationToken });

async function book(body: CreateRequestBody): Promise<BookedReservation> {
  const { body: made } = await world.book(body);
  const booked = await read(String(made.ConfirmationToken));
  if (booked === undefined) throw new Error(`not booked: ${made.RefusalCode}`);
  return booked;
}

/** Two nights from 3 March at 100.00, paid at the hotel. */
const bookAt = (RatePlanId: RatePlanId, room: Fields = {}, body: Partial<CreateRequestBody> = {}) =>
  book(buildFlexibleBooking({ Rooms: [buildRoom({ RatePlanId, TotalCost: 200, ...room })], ...body }));

function send(path: string) {
  return async ({ reservationId, rooms }: BookedReservation, fields: Fields, body: Fields = {}) => {
    const [room] = rooms;
    if (room === undefined) throw new Error('no room');
    const item = {
      ReservationItemId: room.itemId,
      DateOfArrival: room.stay.arrival,
      DateOfDeparture: room.stay.departure,
      RoomTypeId: room.roomTypeId,
      RatePlanId: room.ratePlanId,
      NumberOfAdults: room.guests.adults,
      NumberOfChildren: room.guests.children,
      NumberOfInfants: room.guests.infants,
      ...fields,
    };
    const order = { PropertyId: PROPERTY, ReservationId: reservationId, ReservationItems: [item], ...body };
    return world.guestOf({ reservationId }).post(path, order);
  };
}
const preview = send('/api/ManageBooking/Preview');
const update = send('/api/ManageBooking/Update');

const named = { LeadGuest: { FirstName: 'Bea', LastName: 'Brook' } };
const longer = { DateOfDeparture: '2027-03-06' };
const shorter = { DateOfDeparture: '2027-03-04' };
const services = (...list: [number, number][]) => ({
  Services: list.map(([ServiceId, Quantity]) => ({ ServiceId, Quantity })),
});
const isDone = { status: 200, body: { Success: true } };
const refusedBy = (RefusalCode: string) => ({ status: 200, body: { Success: false, RefusalCode } });

describe('what the terms allow:', () => {
  const withSauna = { Services: [{ ServiceId: SAUNA, Quantity: 1 }], TotalCost: 225 };
  const late = '2027-03-01T18:00:00Z';
  const arrived = '2027-03-03T15:00:00Z';
  test.each<[string, RatePlanId, string | undefined, Fields, object]>([
    ['names at a rate that is never refunded', STRICT, undefined, named, isDone],
    ['an extra more there', STRICT, undefined, services([BREAKFAST, 1]), isDone],
    ['no other dates there', STRICT, undefined, longer, refusedBy('change.terms')],
    ['no extra less there', STRICT, undefined, services([SAUNA, 0]), refusedBy('change.terms')],
    ['nothing at a rate that is not changed', FIXED, undefined, named, refusedBy('change.terms')],
    ['other dates while cancelling is free', FLEXIBLE, undefined, longer, isDone],
    ['not once it costs something', FLEXIBLE, late, longer, refusedBy('change.too-late')],
    ['nor more guests then', FLEXIBLE, late, { NumberOfAdults: 2 }, refusedBy('change.too-late')],
    ['nor another type then', FLEXIBLE, late, { RoomTypeId: FAMILY }, refusedBy('change.too-late')],
    ['nor an extra less then', FLEXIBLE, late, services([SAUNA, 0]), refusedBy('change.too-late')],
    ['but an extra more', FLEXIBLE, late, services([SAUNA, 2]), isDone],
    ['and names', FLEXIBLE, late, named, isDone],
    ['nothing from check-in on', FLEXIBLE, arrived, named, refusedBy('change.arrived')],
  ])('%s', async (_, plan, now, fields, answer) => {
    const booked = await bookAt(plan, withSauna);
    if (now !== undefined) world.setNow(now);
    expect(await preview(booked, fields)).toMatchObject(answer);
    expect(await update(booked, fields)).toMatchObject(answer);
  });
});

test('an extra closed to changes is neither more nor less', async () => {
  const booked = await bookAt(FLEXIBLE, { ...services([COT, 1]), TotalCost: 224 });
  const answer = await update(booked, services([COT, 0]));
  expect(answer).toMatchObject(refusedBy('change.extra-fixed'));
  expect(answer.body).toMatchObject({ Message: expect.stringContaining('Cot cannot be changed here') });
  const other = await bookAt(FLEXIBLE);
  expect(await update(other, services([COT, 1]))).toMatchObject(isDone);
});

test('a rate plan that is not listed is for bookings that have it', async () => {
  const booked = await bookAt(FLEXIBLE);
  expect(await update(booked, { RatePlanId: SECRET_PLAN })).toMatchObject(refusedBy('rate.unavailable'));
  const insider = await bookAt(SECRET_PLAN, {}, { RatePlanCode: 'secret' });
  expect(await update(insider, longer)).toMatchObject(isDone);
});

test('a stay becomes no longer than the hotel takes any', async () => {
  const answer = await update(await bookAt(FLEXIBLE), { DateOfDeparture: '2027-03-10' });
  expect(answer).toMatchObject({
    status: 400,
    body: { ModelState: { 'ReservationItems[0].DateOfDeparture': [expect.stringContaining('6 nights')] } },
  });
});

test('a promotion ends with the added nights, and its loss is stated before', async () => {
  const redemptions = async () => (await redemptionsIn(world)).used;
  const before = await redemptions();
  const promoted = { TotalCost: 180, Promotion: { PromotionId: SPRING } };
  const booked = await bookAt(FLEXIBLE, promoted, { PromoCode: 'spring10' });
  expect((await preview(booked, longer)).body).toMatchObject({
    Quote: { TotalNow: 270, Rooms: [{ PromotionLost: null }] },
  });
  expect((await preview(booked, shorter)).body).toMatchObject({
    Quote: { TotalWas: 180, TotalNow: 100, Rooms: [{ PromotionLost: 'Spring at the quay' }] },
  });
  expect(await redemptions()).toBe(before + 1);
  expect(await update(booked, shorter, { SeenTotalCost: 100 })).toMatchObject(isDone);
  expect(await redemptions()).toBe(before);
  expect(await read(booked.confirmationToken)).toMatchObject({ promotionId: null, grossMinor: 100_00 });
});

test('a cheaper stay that was paid by card gives the difference back to it', async () => {
  const booked = await book(buildBooking());
  expect((await preview(booked, shorter)).body).toMatchObject({
    Quote: { TotalWas: 160, TotalNow: 80, Paid: 160, ToPayNow: 0, Refund: 80, HowToPay: 'nothing' },
  });
  const changed = await update(booked, shorter);
  expect(changed.body).toMatchObject({
    Status: 'Applied',
    Reservation: { TotalCost: 80, Paid: 80, DueNow: 80 },
  });
  const refunds = await world.db.database.kysely
    .selectFrom('refund')
    .select(['amount', 'reason'])
    .where('reservation_id', '=', booked.reservationId)
    .execute();
  expect(refunds).toEqual([{ amount: 80_00, reason: 'changed' }]);
});

test('what a voucher pays no more is put back on it', async () => {
  const balance = () => balanceOf(world, 'gift-100');
  const before = await balance();
  const booked = await book(
    buildBooking({
      HopGiftVoucherCode: 'GIFT-100',
      HopGiftDiscountAmount: 160,
      PaymentAmount: 0,
      PaymentType: 2,
      CardDetails: null,
    }),
  );
  expect(await balance()).toBe(before - 160_00);
  expect((await preview(booked, shorter)).body).toMatchObject({
    Quote: { TotalNow: 80, Refund: 80, RefundToVoucher: 80, VoucherPays: 80 },
  });
  expect(await update(booked, shorter)).toMatchObject(isDone);
  expect(await balance()).toBe(before - 80_00);
});

test('another rate plan brings its own terms', async () => {
  const booked = await bookAt(FLEXIBLE);
  expect(await update(booked, { RatePlanId: STRICT })).toMatchObject(isDone);
  expect(await update(booked, { RatePlanId: STRICT, ...longer })).toMatchObject(refusedBy('change.terms'));
});

describe('the terms after a change are stated before:', () => {
  const termsOf = async (booked: BookedReservation, fields: Fields) => {
    const { body } = await preview(booked, fields);
    return (body as { Quote: { Rooms: { TermsThen: unknown }[] } }).Quote.Rooms[0]?.TermsThen;
  };

  test('a stay that is free to cancel, and moves to where it is not', async () => {
    const booked = await bookAt(
      FLEXIBLE,
      { DateFrom: '2027-03-10', DateTo: '2027-03-12' },
      {
        DateFrom: localDate('2027-03-10'),
        DateTo: localDate('2027-03-12'),
      },
    );
    world.setNow('2027-03-01T19:00:00Z');
    const soon = { DateOfArrival: '2027-03-02', DateOfDeparture: '2027-03-04' };
    expect(await termsOf(booked, soon)).toEqual({
      Words:
        'Cancelling costs one night, £100.00. If you do not come, it costs the whole price, £200.00. Its dates, guests and extras can then no longer be changed here.',
      IsWorse: true,
    });
    const later = { DateOfArrival: '2027-03-20', DateOfDeparture: '2027-03-22' };
    expect(await termsOf(booked, later)).toMatchObject({
      Words: expect.stringMatching(/^Cancel free of charge until 18:00 on Thu 18 Mar 2027\./) as string,
      IsWorse: false,
    });
  });

  test('a rate that is not refunded, and an extra that cannot be given back', async () => {
    const booked = await bookAt(FLEXIBLE);
    expect(await termsOf(booked, { RatePlanId: STRICT })).toMatchObject({
      Words: expect.stringMatching(/^Non-refundable: cancelling costs the whole price, £/) as string,
      IsWorse: true,
    });
    world.setNow('2027-03-01T18:00:00Z');
    expect(await termsOf(booked, services([SAUNA, 1]))).toEqual({
      Words: 'An extra that is added now cannot be given back here.',
      IsWorse: true,
    });
  });

  test('nothing, where they stay', async () => {
    expect(await termsOf(await bookAt(FLEXIBLE), services([SAUNA, 1]))).toBeNull();
  });
});

test('the books agree after all of it', async () => {
  expect((await reconcile(world.deps)).drift).toEqual([]);
});
