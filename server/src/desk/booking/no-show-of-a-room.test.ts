import { approvedCard, buildFlexibleBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { buildLaterHotel } from '@portico/testing/booking/later-hotel';
import { buildHotelFile, buildRatePlan, FLEXIBLE } from '@portico/testing/builders/hotel-file';
import { bookedOn } from '@portico/testing/world/books';
import { openStaff } from '@portico/testing/world/staff';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterEach, expect, test } from 'vitest';
import { reconcile } from '../../operations/reconcile/reconcile.ts';

let world: World;
afterEach(() => world.close());

/** Two rooms of 200.00 each with a kept card, in the evening of the day of arrival; not coming costs a night. */
async function openEvening(hotel = buildLaterHotel(), body: object = {}) {
  world = await openWorld({ hotel, publicUrl: 'https://book.example' });
  const room = buildRoom({ RatePlanId: FLEXIBLE, TotalCost: 200 });
  const keeping = { CardDetails: approvedCard, PaymentType: 0, Rooms: [room, room], ...body };
  const number = String((await world.book(buildFlexibleBooking(keeping))).body.ReferenceNumber);
  world.setNow('2027-03-03T20:00:00Z');
  const staff = await openStaff(world);
  const read = () => staff.ask('Booking/Read', { number });
  const takes = { number, version: null, roomNumber: 2, isCharged: true, reason: null };
  return { staff, number, takes, read };
}
const drift = async () => (await reconcile(world.deps)).drift;
const owed = { amount: 100_00 };

test('of two rooms the one whose guests did not come is charged by its own terms, and the other stands', async () => {
  const { staff, number, takes, read } = await openEvening();
  const seen = await staff.ask('Booking/PreviewNoShow', takes);
  expect(seen).toMatchObject({ costMinor: 100_00, feeOwedMinor: 100_00, totalMinor: 300_00, charged: null });
  const done = await staff.ask('Booking/NoShow', takes);
  expect(done).toMatchObject({
    ...{ costMinor: 100_00, feeOwedMinor: 0, stillMinor: 200_00 },
    charged: { minor: 100_00, outcome: 'paid' },
  });
  expect(world.taken()).toMatchObject([owed]);
  const { state, status, rooms, folio, feeOwedMinor } = await read();
  expect([state, status, feeOwedMinor]).toEqual(['coming', 'confirmed', 0]);
  expect(rooms.map(({ cancelled }) => cancelled?.isNoShow)).toEqual([undefined, true]);
  expect(folio.charges[1]).toMatchObject({ text: 'Double, did not come', minor: 100_00 });
  expect(await bookedOn(world, '2027-03-04')).toMatchObject({ sold: 1 });
  expect(await staff.refusal('Booking/NoShow', takes)).toBe('desk.nothing-stands');
  expect(await staff.refusal('Booking/NoShow', { ...takes, roomNumber: 3 })).toBe('desk.room-unknown');
  expect(await staff.ask('Booking/NoShow', { ...takes, roomNumber: null })).toMatchObject({
    ...{ costMinor: 100_00, stillMinor: 0, charged: { minor: 100_00 } },
  });
  expect((await read()).state).toBe('no-show');
  expect(await staff.refusal('Booking/ChargeFee', { number, minor: 100_00 })).toBe('desk.nothing-owed');
  expect(await drift()).toEqual([]);
});

test('a room may have stayed empty though the guests of another checked in, but not the last', async () => {
  const { staff, number, takes } = await openEvening();
  await staff.ask('Booking/CheckIn', { number, isUndone: false });
  expect(await staff.refusal('Booking/NoShow', { ...takes, roomNumber: null })).toBe('desk.checked-in');
  await staff.ask('Booking/NoShow', takes);
  expect(await staff.refusal('Booking/NoShow', { ...takes, roomNumber: 1 })).toBe('desk.checked-in');
});

test('the late cancellation of one room is charged once, whoever presses', async () => {
  const entries = [{ daysBefore: 1, at: '18:00', charge: { fee: 'Percent' as const, value: 50 } }];
  const cancellation = { entries, noShow: { fee: 'Full' as const } };
  const payment = [
    { automaticPaymentType: 'DaysBeforeArrival' as const, percentageToCharge: 100, daysBeforeArrival: 1 },
  ];
  const { number, read } = await openEvening(
    buildHotelFile({ ratePlans: [buildRatePlan({ cancellation, payment })] }),
  );
  world.setNow('2027-03-03T08:00:00Z');
  const staff = await openStaff(world);
  await staff.ask('Booking/Cancel', { number, version: null, roomNumber: 2, reason: null });
  expect(await read()).toMatchObject({ status: 'confirmed', feeOwedMinor: 100_00 });
  const fee = { number, minor: 100_00 };
  const pressed = await Promise.all([1, 2, 3].map(() => staff.call('Booking/ChargeFee', fee)));
  expect(pressed.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(world.taken()).toMatchObject([owed]);
  expect((await read()).folio).toMatchObject({ totalMinor: 300_00, paidMinor: 100_00, stillMinor: 200_00 });
  expect(await drift()).toEqual([]);
});

test('what was paid ahead for a room pays what its guests owe for not coming', async () => {
  const cancellation = { entries: [], noShow: { fee: 'Nights' as const, value: 1 } };
  const payment = [{ automaticPaymentType: 'AtTimeOfBooking' as const, percentageToCharge: 50 }];
  const ratePlans = [buildRatePlan({ cancellation, payment })];
  const { staff, takes } = await openEvening(buildHotelFile({ ratePlans }), {
    ...{ PaymentAmount: 200, PaymentType: 5 },
  });
  expect(await staff.ask('Booking/NoShow', takes)).toMatchObject({
    ...{ costMinor: 100_00, totalMinor: 300_00, paidMinor: 200_00, stillMinor: 100_00 },
    ...{ feeOwedMinor: 0, charged: null },
  });
  expect(await drift()).toEqual([]);
});

test('cash for the room that is slept in pays no fee of the other', async () => {
  const cancellation = { entries: [], noShow: { fee: 'Nights' as const, value: 1 } };
  const payment = [
    { automaticPaymentType: 'DaysBeforeArrival' as const, percentageToCharge: 10, daysBeforeArrival: 1 },
  ];
  const ratePlans = [buildRatePlan({ cancellation, payment })];
  const { staff, number, takes } = await openEvening(buildHotelFile({ ratePlans }));
  await staff.ask('Booking/TakePayment', { number, version: null, kind: 'paid', way: 'cash', minor: 200_00 });
  expect(await staff.ask('Booking/NoShow', takes)).toMatchObject({
    ...{ stillMinor: 0, charged: { minor: 100_00, outcome: 'paid' } },
  });
});

test('a fee asked for by a link can be charged to the card instead, and the link asks for no more', async () => {
  const { staff, number, takes } = await openEvening();
  await staff.ask('Booking/NoShow', { ...takes, roomNumber: null, isCharged: false });
  const { minor } = await staff.ask('Booking/PayLink', { number, minor: null, isMailed: false });
  expect(minor).toBe(200_00);
  expect(await staff.ask('Booking/ChargeFee', { number, minor })).toMatchObject({ outcome: 'paid' });
  expect(await staff.refusal('Booking/PayLink', { number, minor: null, isMailed: false })).toBe(
    'desk.nothing-to-pay',
  );
  expect(await drift()).toEqual([]);
});

test('the mails say who did not come and what was charged, and nothing of cancelling', async () => {
  const { staff, takes } = await openEvening();
  await world.mails();
  await staff.ask('Booking/NoShow', takes);
  await staff.ask('Booking/NoShow', { ...takes, roomNumber: null });
  world.setNow('2027-03-03T20:01:00Z');
  const mails = await world.mails();
  const subjects = mails.map(({ subject }) => subject.replace(/[A-Z0-9]{10}/, 'NUMBER'));
  const did = 'Did not come: NUMBER';
  expect(subjects.toSorted()).toEqual([
    ...Array.from({ length: 2 }, () => `${did}, Lovelace, Wed 3 Mar 2027`),
    ...Array.from({ length: 2 }, () => `${did}, The Quay, Wed 3 Mar 2027`),
    ...Array.from({ length: 2 }, () => 'Receipt: £100.00, The Quay, reservation NUMBER'),
  ]);
  for (const { subject, text } of mails) expect(subject + text).not.toMatch(/cancel/i);
  const told = mails.filter(
    ({ to, subject }) => to.address === 'ada@example.com' && subject.startsWith('Did'),
  );
  // The first is of one room, though the other has not come either by the time it is mailed.
  const whole = 'You were expected on Wed 3 Mar 2027 and did not come';
  expect(told.filter(({ text }) => text.includes('The rest of your booking stands.'))).toHaveLength(1);
  const [last] = told.filter(({ text }) => text.includes(whole));
  expect(last?.text).toContain('£100.00 was charged to Visa ending 4242 on Wed 3 Mar 2027.');
});
