import { manageUpdateRequestSchema } from '@portico/contract/calls/manage-update';
import { addDays, localDate, type LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, ReservationId } from '@portico/domain/ids';
import {
  approvedCard,
  browserData,
  buildBookingOf,
  buildFlexibleBookingOf,
  oneAdult,
} from '@portico/testing/booking/booking-body';
import { bookedOn } from '@portico/testing/world/books';
import { openWorld, type World } from '@portico/testing/world/world';
import {
  buildHotelFile,
  DOUBLE,
  FAMILY,
  FLEXIBLE,
  PROPERTY,
  SAVER,
} from '@portico/testing/builders/hotel-file';
import { readThenWriteTaker, withoutLastLine } from '@portico/testing/controls/read-then-write-taker';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { takers } from '../../availability/inventory/takers.ts';
import { reconcile } from '../../operations/reconcile/reconcile.ts';
import { readReservation } from '../../reservation/read-reservation.store.ts';
import { changeBooking } from '../change/change-booking.ts';
import { commandOfBody } from './command-of-body.ts';

const GUESTS = 40;
const FIRST = localDate('2027-03-03');
const LAST = localDate('2027-03-10');
const always = { from: '2027-03-01', to: '2027-04-29' };

let world: World;
afterEach(() => world.close());

/** This many rooms on these nights, and enough on all others. */
function openHotel(rooms: Readonly<Record<string, number>>) {
  const scarce = Object.entries(rooms).map(([date, count]) => ({ from: date, to: date, rooms: count }));
  return openWorld({
    hotel: buildHotelFile({ allotments: [{ ...always, rooms: 2 * GUESTS }, ...scarce] }),
  });
}

const each = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** One night in a Double, at 100.00. */
async function book(night: LocalDate): Promise<string> {
  const stay = { DateFrom: night, DateTo: addDays(night, 1) };
  const { body } = await world.book({ ...buildFlexibleBookingOf({ ...stay, TotalCost: 100 }), ...stay });
  return body.RefusalCode ?? String(body.ConfirmationToken);
}

const read = (confirmationToken: string) =>
  readReservation(world.db.database.kysely, PROPERTY as PropertyId, { confirmationToken });

/** Moves a booking's only room to another night; returns the result. */
async function move(
  token: string,
  night: LocalDate,
  deps = world.deps,
  more: { readonly order?: object; readonly room?: object } = {},
): Promise<string> {
  const booking = await read(token);
  const [room] = booking?.rooms ?? [];
  if (booking === undefined || room === undefined) throw new Error('no such booking');
  const body = manageUpdateRequestSchema.parse({
    PropertyId: PROPERTY,
    ReservationId: booking.reservationId satisfies ReservationId,
    Version: booking.version,
    ...more.order,
    ReservationItems: [
      {
        ReservationItemId: room.itemId,
        DateOfArrival: night,
        DateOfDeparture: addDays(night, 1),
        RoomTypeId: DOUBLE,
        RatePlanId: FLEXIBLE,
        ...oneAdult,
        ...more.room,
      },
    ],
  });
  const hotel = await deps.hotels.find(PROPERTY);
  if (hotel === undefined) throw new Error('no hotel');
  const by = { accept: '', ip: '127.0.0.1', address: '127.0.0.1', idempotencyKey: undefined } as const;
  const updated = await changeBooking(deps, hotel, commandOfBody(hotel, body, 'lookup'), {
    ...by,
    madeBy: 'lookup',
  });
  return updated.ok ? updated.value.Status : updated.refusal.code;
}

const countOf = (answers: readonly string[], answer: string) =>
  answers.filter((each) => each === answer).length;
const isBooked = (answer: string) => /^[\w-]{22}$/.test(answer);

/** Nothing was oversold or lost, and no deadlock occurred. */
async function expectInOrder(): Promise<void> {
  expect((await reconcile(world.deps)).drift).toEqual([]);
  const { rows } = await sql<{ deadlocks: number }>`
    SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`.execute(
    world.db.database.kysely,
  );
  expect(rows).toEqual([{ deadlocks: 0 }]);
}

test('of guests who move to the last room of a night and guests who book it one gets it', async () => {
  world = await openHotel({ [LAST]: 1 });
  const tokens = await each(GUESTS, () => book(FIRST));
  const [moved, booked] = await Promise.all([
    each(GUESTS, (index) => move(tokens[index] ?? '', LAST)),
    each(GUESTS, () => book(LAST)),
  ]);
  const winners = countOf(moved, 'Applied') + booked.filter(isBooked).length;
  expect(winners).toBe(1);
  expect(countOf([...moved, ...booked], 'basket.no-room-left')).toBe(2 * GUESTS - 1);
  expect(await bookedOn(world, LAST)).toEqual({ sold: 1, held: 0 });
  // Refused moves keep their original night.
  expect(await bookedOn(world, FIRST)).toEqual({ sold: GUESTS - countOf(moved, 'Applied'), held: 0 });
  for (const [index, token] of tokens.entries()) {
    const booking = await read(token);
    const isMoved = moved[index] === 'Applied';
    expect(booking).toMatchObject({
      stay: { arrival: isMoved ? LAST : FIRST },
      version: isMoved ? 2 : 1,
      grossMinor: 100_00,
    });
  }
  await expectInOrder();
});

test('guests who move away from a full night make room for as many who book it, and for no more', async () => {
  world = await openHotel({ [FIRST]: GUESTS });
  const tokens = await each(GUESTS, () => book(FIRST));
  const [moved, booked] = await Promise.all([
    each(GUESTS, (index) => move(tokens[index] ?? '', LAST)),
    each(GUESTS, () => book(FIRST)),
  ]);
  expect(countOf(moved, 'Applied')).toBe(GUESTS);
  const inTime = booked.filter(isBooked).length;
  expect(countOf(booked, 'basket.no-room-left')).toBe(GUESTS - inTime);
  expect(await bookedOn(world, FIRST)).toEqual({ sold: inTime, held: 0 });
  const again = await each(GUESTS, () => book(FIRST));
  expect(again.filter(isBooked)).toHaveLength(GUESTS - inTime);
  expect(await bookedOn(world, FIRST)).toEqual({ sold: GUESTS, held: 0 });
  expect(await bookedOn(world, LAST)).toEqual({ sold: GUESTS, held: 0 });
  await expectInOrder();
});

test('guests who change places between two nights that are all but full never wait for each other', async () => {
  const half = GUESTS / 2;
  world = await openHotel({ [FIRST]: half + 1, [LAST]: half + 1 });
  const early = await each(half, () => book(FIRST));
  const late = await each(half, () => book(LAST));
  const answers = await Promise.all([
    ...early.map((token) => move(token, LAST)),
    ...late.map((token) => move(token, FIRST)),
    ...early.map(() => book(LAST)),
  ]);
  const outcomes = new Set(answers.map((answer) => (isBooked(answer) ? 'booked' : answer)));
  expect(
    [...outcomes].filter((outcome) => !['Applied', 'booked', 'basket.no-room-left'].includes(outcome)),
  ).toEqual([]);
  expect(countOf(answers, 'Applied')).toBeGreaterThan(0);
  const taken = await Promise.all([FIRST, LAST].map((night) => bookedOn(world, night)));
  const sum = taken.reduce((total, { sold }) => total + sold, 0);
  expect(sum).toBe(GUESTS + answers.filter(isBooked).length);
  await expectInOrder();
});

test('of guests who pay more for the last room of a dearer type one gets it, and no other is charged', async () => {
  world = await openHotel({ [FIRST]: GUESTS });
  const stay = { DateFrom: FIRST, DateTo: addDays(FIRST, 1) };
  const room = { ...stay, TotalCost: 80 };
  const paid = buildBookingOf(room, { ...stay, PaymentAmount: 80 });
  const tokens = await each(GUESTS, async () => String((await world.book(paid)).body.ConfirmationToken));
  const family = world.db.database.kysely.updateTable('room_night').where('room_type_id', '=', FAMILY);
  await family.set({ allotment: 1 }).where('stay_date', '=', FIRST).execute();
  const moved = await each(GUESTS, (index) =>
    move(tokens[index] ?? '', FIRST, world.deps, {
      order: { CardDetails: approvedCard, BrowserData: browserData },
      room: { RoomTypeId: FAMILY, RatePlanId: SAVER },
    }),
  );
  expect(countOf(moved, 'Applied')).toBe(1);
  expect(countOf(moved, 'basket.no-room-left')).toBe(GUESTS - 1);
  const charged = world.acquired().map(({ amount }) => amount);
  expect(charged.filter((amount) => amount === 80_00)).toHaveLength(GUESTS);
  expect(charged.filter((amount) => amount === 40_00)).toHaveLength(1);
  expect(charged).toHaveLength(GUESTS + 1);
  await expectInOrder();
});

test('the control, which reads first and writes afterwards, moves more than one to the last room', async () => {
  world = await openHotel({ [LAST]: 1 });
  await withoutLastLine(world.db.database);
  const tokens = await each(GUESTS, () => book(FIRST));
  const deps = { ...world.deps, takers: { ...takers, nights: readThenWriteTaker() } };
  const moved = await each(GUESTS, (index) => move(tokens[index] ?? '', LAST, deps));
  const applied = countOf(moved, 'Applied');
  expect(applied).toBeGreaterThan(1);
  expect((await bookedOn(world, LAST)).sold).toBe(applied);
});
