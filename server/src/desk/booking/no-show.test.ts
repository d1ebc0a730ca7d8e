import { sql } from 'kysely';
import {
  bookWithoutCard,
  buildCardKeepingBooking,
  buildLaterHotel,
} from '@portico/testing/booking/later-hotel';
import { buildHotelFile, buildRatePlan } from '@portico/testing/builders/hotel-file';
import { bookedOn } from '@portico/testing/world/books';
import { openStaff } from '@portico/testing/world/staff';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterEach, expect, test, vi } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { writeStayMark } from './stay-mark.store.ts';
import { reconcile } from '../../operations/reconcile/reconcile.ts';
import type { DirectProvider, PaymentAnswer } from '../../payments/payment-port.ts';

let world: World;
let answers: PaymentAnswer[] = [];
afterEach(() => world.close());

/** Answers what a test says to a charge of the kept card, else as the acquirer does. */
const scripted = (acquirer: DirectProvider): DirectProvider => ({
  ...acquirer,
  chargeStored: async (...order) => answers.shift() ?? acquirer.chargeStored(...order),
});

const keepingCard = (open: World) => open.book(buildCardKeepingBooking());

/** A booking of 200.00 with a kept card and nothing paid, at three in the afternoon of the day of arrival. */
async function openEvening(hotel = buildLaterHotel(), book = keepingCard) {
  answers = [];
  world = await openWorld({ hotel, payments: scripted });
  const number = String((await book(world)).body.ReferenceNumber);
  world.setNow('2027-03-03T20:00:00Z');
  const staff = await openStaff(world);
  const { version } = await staff.ask('Booking/Read', { number });
  return { staff, number, takes: { number, version, roomNumber: null, isCharged: true, reason: null } };
}
const drift = async () => (await reconcile(world.deps)).drift;

test('guests who did not come cost what their terms ask, charged once to the kept card', async () => {
  const { staff, number, takes } = await openEvening();
  const seen = await staff.ask('Booking/PreviewNoShow', takes);
  expect(seen).toMatchObject({ costMinor: 100_00, paidMinor: 0, stillMinor: 100_00, charged: null });
  expect(world.taken()).toEqual([]);
  const done = await staff.ask('Booking/NoShow', takes);
  expect(done).toMatchObject({
    costMinor: 100_00,
    stillMinor: 0,
    charged: { minor: 100_00, outcome: 'paid' },
  });
  expect(world.taken()).toMatchObject([{ amount: 100_00 }]);
  const { state, folio } = await staff.ask('Booking/Read', { number });
  expect([state, folio.totalMinor, folio.stillMinor]).toEqual(['no-show', 100_00, 0]);
  expect(await bookedOn(world, '2027-03-04')).toMatchObject({ sold: 0 });
  expect(await staff.refusal('Booking/ChargeFee', { number, minor: 100_00 })).toBe('desk.nothing-owed');
  expect(await drift()).toEqual([]);
});

test('of two people at once exactly one charges', async () => {
  const { staff, number, takes } = await openEvening();
  const tom = await openStaff(world, 'owner', 'Tom');
  const both = await Promise.all([staff, tom].map((one) => one.call('Booking/NoShow', takes)));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const more = [staff, tom].map((one) => one.refusal('Booking/ChargeFee', { number, minor: 100_00 }));
  expect(await Promise.all(more)).toEqual(['desk.nothing-owed', 'desk.nothing-owed']);
  expect(world.taken()).toMatchObject([{ amount: 100_00 }]);
  expect(await drift()).toEqual([]);
});

test('the same fee pressed twice at once is charged once', async () => {
  const { staff, number, takes } = await openEvening();
  await staff.ask('Booking/NoShow', { ...takes, isCharged: false });
  const fee = { number, minor: 100_00 };
  const pressed = await Promise.all([1, 2, 3].map(() => staff.call('Booking/ChargeFee', fee)));
  expect(pressed.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(world.taken()).toMatchObject([{ amount: 100_00 }]);
});

test('a declined card leaves the fee owed, and it can be charged again', async () => {
  const { staff, number, takes } = await openEvening();
  answers = [{ kind: 'declined' }];
  expect(await staff.ask('Booking/NoShow', takes)).toMatchObject({
    ...{ stillMinor: 100_00, charged: { outcome: 'declined' } },
  });
  expect(await drift()).toEqual([]);
  expect(await staff.ask('Booking/ChargeFee', { number, minor: 100_00 })).toMatchObject({ outcome: 'paid' });
  const { folio } = await staff.ask('Booking/Read', { number });
  expect(folio.moved.map(({ kind }) => kind)).toEqual(['declined', 'paid']);
  expect(await drift()).toEqual([]);
});

test('a bank that asks for the guest is told, and nothing stays open there', async () => {
  const { staff, number, takes } = await openEvening();
  answers = [{ kind: 'action-required', url: 'https://bank.example' }];
  expect(await staff.ask('Booking/NoShow', takes)).toMatchObject({ charged: { outcome: 'needs-guest' } });
  expect(world.taken()).toEqual([]);
  expect((await staff.ask('Booking/Read', { number })).folio.stillMinor).toBe(100_00);
});

test('without a kept card the fee stays owed', async () => {
  const { staff, number, takes } = await openEvening(buildLaterHotel(), bookWithoutCard);
  expect(await staff.ask('Booking/NoShow', takes)).toMatchObject({ stillMinor: 100_00, charged: null });
  expect(await staff.refusal('Booking/ChargeFee', { number, minor: 100_00 })).toBe('desk.no-card');
});

test('nobody is noted as not having come before check-in', async () => {
  const { number, takes } = await openEvening();
  world.setNow('2027-03-03T14:59:00Z');
  const early = await openStaff(world);
  expect(await early.refusal('Booking/NoShow', takes)).toBe('desk.not-yet');
  world.setNow('2027-03-03T15:00:00Z');
  expect((await early.ask('Booking/PreviewNoShow', takes)).costMinor).toBe(100_00);
  expect((await early.ask('Booking/Read', { number })).state).toBe('coming');
});

test('nobody who has checked in is noted as not having come, unless that is taken back', async () => {
  const { staff, number, takes } = await openEvening();
  await staff.ask('Booking/CheckIn', { number, isUndone: false });
  expect((await staff.ask('Booking/Read', { number })).state).toBe('in-house');
  expect(await staff.refusal('Booking/NoShow', takes)).toBe('desk.checked-in');
  await staff.ask('Booking/CheckIn', { number, isUndone: true });
  expect((await staff.ask('Booking/Read', { number })).state).toBe('coming');
});

test('a late cancellation is charged to the kept card by its terms', async () => {
  const entries = [{ daysBefore: 1, at: '18:00', charge: { fee: 'Percent' as const, value: 50 } }];
  const cancellation = { entries, noShow: { fee: 'Full' as const } };
  const payment = [
    { automaticPaymentType: 'DaysBeforeArrival' as const, percentageToCharge: 100, daysBeforeArrival: 1 },
  ];
  const ratePlans = [buildRatePlan({ cancellation, payment })];
  const { number } = await openEvening(buildHotelFile({ ratePlans }));
  world.setNow('2027-03-03T08:00:00Z');
  const staff = await openStaff(world);
  const cancelled = await staff.ask('Booking/Cancel', {
    number,
    version: null,
    roomNumber: null,
    reason: 'Ill',
  });
  expect(cancelled).toMatchObject({ costMinor: 100_00, owedMinor: 100_00 });
  expect(await staff.ask('Booking/ChargeFee', { number, minor: 100_00 })).toMatchObject({ outcome: 'paid' });
  expect(world.taken()).toMatchObject([{ amount: 100_00 }]);
  expect(await drift()).toEqual([]);
});

test('somebody checked in while the no-show waits for the booking stays checked in', async () => {
  const { staff, number, takes } = await openEvening();
  const { database } = world.deps;
  const isWaiting = async () => {
    const { rows } = await sql`SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(database.kysely);
    expect(rows.length).toBeGreaterThan(0);
  };
  const noShow = await inTransaction(database, async (tx) => {
    const { property_id: propertyId, reservation_id: reservationId } = await tx
      .selectFrom('reservation')
      .select(['property_id', 'reservation_id'])
      .where('reference_number', '=', number)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const waiting = staff.refusal('Booking/NoShow', takes);
    await vi.waitFor(isWaiting, { timeout: 60_000 });
    const checkedInAt = world.deps.clock.now();
    await writeStayMark(
      tx,
      { propertyId, reservationId },
      { checkedInAt, checkedOutAt: null, noShowAt: null, noShowRooms: [] },
    );
    return { waiting };
  });
  expect(await noShow.waiting).toBe('desk.checked-in');
  expect((await staff.ask('Booking/Read', { number })).state).toBe('in-house');
  expect(await drift()).toEqual([]);
});
