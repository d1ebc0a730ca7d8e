import { addDays, localDate, type LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId } from '@portico/domain/ids';
import {
  approvedCard,
  browserData,
  buildBooking,
  buildFlexibleBooking,
  buildRoom,
} from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildExtrasHotel } from '@portico/testing/booking/extras-hotel';
import {
  BREAKFAST,
  buildExtra,
  buildGiftVoucher,
  buildPromotion,
  buildRatePlan,
  DOUBLE,
  FIRST_NIGHT,
  FLEXIBLE,
  LAST_NIGHT,
  PROPERTY,
  sauna,
  SAUNA,
  saver,
  SAVER,
  SPRING,
} from '@portico/testing/builders/hotel-file';
import { runsOf } from '@portico/testing/random-runs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { recoverPayments } from '../../payments/settle/recover-payments.ts';
import { reconcile } from '../../operations/reconcile/reconcile.ts';
import { readReservation } from '../../reservation/read-reservation.store.ts';

const SEEDS = runsOf(20);
const BOOKINGS = 12;
const CHANGES = 3;

/**
 * Half the price is charged at booking, the rest two days before arrival. Cancelling costs a night from two weeks
 * before.
 */
const later = [
  { automaticPaymentType: 'AtTimeOfBooking' as const, percentageToCharge: 50 },
  { automaticPaymentType: 'DaysBeforeArrival' as const, percentageToCharge: 50, daysBeforeArrival: 2 },
];
const oneNight = {
  entries: [{ daysBefore: 14, at: '18:00', charge: { fee: 'Nights' as const, value: 1 } }],
  noShow: { fee: 'Full' as const },
};
const hotel = buildExtrasHotel({
  ratePlans: [
    buildRatePlan({ cancellation: oneNight }),
    buildRatePlan({ ...saver, payment: later, cancellation: oneNight }),
  ],
  extras: [buildExtra(), { ...sauna, inventory: [{ from: FIRST_NIGHT, to: LAST_NIGHT, units: 3 }] }],
  promotions: [buildPromotion({ most: 4 })],
  giftVouchers: [buildGiftVoucher({ balance: 900 })],
  allotments: [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 5 }],
});

/** Pseudo-random numbers in [0, 1), deterministic by seed. */
function numbersOf(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

interface Chance {
  of(count: number): number;
  is(share: number): boolean;
}

function chanceOf(seed: number): Chance {
  const next = numbersOf(seed);
  return { of: (count) => Math.floor(next() * count), is: (share) => next() < share };
}

const nightsFrom = (chance: Chance): { from: LocalDate; to: LocalDate; nights: number } => {
  const from = addDays(localDate(FIRST_NIGHT), 2 + chance.of(18));
  const nights = 1 + chance.of(3);
  return { from, to: addDays(from, nights), nights };
};

/** One or two rooms at either plan; sometimes with the code, the voucher or a sauna. */
function randomBooking(chance: Chance) {
  const { from, to, nights } = nightsFrom(chance);
  const isSaver = chance.is(0.6);
  const isPromoted = chance.is(0.3);
  const hasVoucher = isSaver && chance.is(0.3);
  const hasSauna = chance.is(0.4);
  const gross = nights * (isSaver ? 80 : 100) * (isPromoted ? 0.9 : 1);
  const rooms = Array.from({ length: 1 + chance.of(2) }, () =>
    buildRoom({
      DateFrom: from,
      DateTo: to,
      RatePlanId: isSaver ? SAVER : FLEXIBLE,
      Services: hasSauna ? [{ ServiceId: SAUNA, Quantity: 1 }] : [],
      TotalCost: gross + (hasSauna ? 25 : 0),
      ...(isPromoted && { Promotion: { PromotionId: SPRING } }),
    }),
  );
  const span = { DateFrom: from, DateTo: to, Rooms: rooms };
  const code = isPromoted ? { PromoCode: 'SPRING10' } : {};
  if (!isSaver) return buildFlexibleBooking({ ...span, ...code });
  const HopGiftDiscountAmount = rooms.reduce((sum, { TotalCost }) => sum + TotalCost, 0);
  const byVoucher = { CardDetails: null, PaymentType: 2, PaymentAmount: 0 };
  const voucher = { HopGiftVoucherCode: 'GIFT-100', HopGiftDiscountAmount, ...byVoucher };
  const PaymentAmount = (rooms.length * gross) / 2;
  return buildBooking({ ...span, ...code, PaymentAmount, ...(hasVoucher && voucher) });
}

async function readBooked(world: World, confirmationToken: string) {
  return readReservation(world.db.database.kysely, PROPERTY as PropertyId, { confirmationToken });
}

/** Other dates, another extra, one room fewer or more, or a full cancellation. */
async function changeOnce(world: World, token: string, chance: Chance): Promise<string> {
  const booked = await readBooked(world, token);
  const standing = booked?.rooms.filter(({ cancelled }) => cancelled === null) ?? [];
  const room = standing[chance.of(standing.length)];
  if (booked === undefined || room === undefined) return 'gone';
  const order = { PropertyId: PROPERTY, ReservationId: booked.reservationId };
  if (chance.is(0.15)) {
    const { body } = await world.guestOf(booked).cancel(order);
    return String(body.RefusalCode);
  }
  const { from, to } = chance.is(0.6)
    ? nightsFrom(chance)
    : { from: room.stay.arrival, to: room.stay.departure };
  const item = {
    ReservationItemId: chance.is(0.15) ? null : room.itemId,
    DateOfArrival: from,
    DateOfDeparture: to,
    RoomTypeId: DOUBLE,
    RatePlanId: room.ratePlanId,
    NumberOfAdults: 1 + chance.of(2),
    NumberOfChildren: 0,
    NumberOfInfants: 0,
    LeadGuest: { FirstName: 'Ada', LastName: 'Lovelace' },
    Services: [{ ServiceId: chance.is(0.5) ? SAUNA : BREAKFAST, Quantity: chance.of(2) }],
  };
  const isLess = chance.is(0.25);
  const body = {
    ...order,
    CardDetails: chance.is(0.5) ? approvedCard : null,
    BrowserData: browserData,
    ...(isLess ? { RoomsToCancel: [{ ReservationItemId: room.itemId }] } : { ReservationItems: [item] }),
  };
  const answer = await world.guestOf(booked).change(body);
  expect(answer.status, answer.text).toBeLessThan(500);
  return `${String(answer.body.Status)} ${String(answer.body.RefusalCode)}`;
}

test.each(Array.from({ length: SEEDS }, (_, seed) => seed))(
  'a random mix of bookings, changes and cancellations agrees in the end with its books and the acquirer’s: %i',
  async (seed) => {
    const world = await openWorld({ hotel });
    const chance = chanceOf(seed);
    const created = await Promise.all(
      Array.from({ length: BOOKINGS }, () => world.book(randomBooking(chance))),
    );
    const tokens = created.flatMap(({ body }) =>
      body.Status === 'Confirmed' ? [String(body.ConfirmationToken)] : [],
    );
    expect(tokens.length).toBeGreaterThan(3);
    const outcomes = new Set<string>();
    for (let round = 0; round < CHANGES; round += 1) {
      // Two guests at once per booking.
      const orders = [...tokens, ...tokens].map((token) => changeOnce(world, token, chance));
      for (const outcome of await Promise.all(orders)) outcomes.add(outcome);
      await world.runAt(`2027-02-${20 + round}T12:00:01Z`);
    }
    expect([...outcomes]).toContain('Applied null');
    await world.runAt('2027-03-30T12:00:00Z');
    await recoverPayments(world.deps);
    await world.runAt('2027-03-30T13:00:00Z');
    const { drift, open } = await reconcile(world.deps);
    const { rows } = await sql<{ deadlocks: number }>`
      SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`.execute(
      world.db.database.kysely,
    );
    await world.close();
    expect({ drift, open, rows }).toEqual({ drift: [], open: [], rows: [{ deadlocks: 0 }] });
  },
);
