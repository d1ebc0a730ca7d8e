import { buildFlexibleBooking, buildBooking } from '@portico/testing/booking/booking-body';
import { buildHotelFile, buildRatePlan, saver } from '@portico/testing/builders/hotel-file';
import { openStaff } from '@portico/testing/world/staff';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterEach, expect, test } from 'vitest';
import { reconcile } from '../../operations/reconcile/reconcile.ts';

let world: World;
afterEach(() => world.close());

async function open(body = buildFlexibleBooking(), hotel = buildHotelFile()) {
  world = await openWorld({ hotel });
  const number = String((await world.book(body)).body.ReferenceNumber);
  const staff = await openStaff(world);
  const read = () => staff.ask('Booking/Read', { number });
  return { number, staff, read };
}
const drift = async () => (await reconcile(world.deps)).drift;

test('what is paid at the hotel is written down up to what is owed there, and given back up to that', async () => {
  const { staff, number, read } = await open();
  const pay = { number, version: 1, kind: 'paid', way: 'cash' } as const;
  expect(await staff.refusal('Booking/TakePayment', { ...pay, minor: 200_01 })).toBe('desk.more-than-owed');
  expect(await staff.ask('Booking/TakePayment', { ...pay, minor: 150_00 })).toMatchObject({
    ...{ totalMinor: 200_00, paidMinor: 150_00, stillMinor: 50_00, version: 2 },
  });
  expect(await staff.refusal('Booking/TakePayment', { ...pay, minor: 50_00 })).toBe('desk.changed-meanwhile');
  const back = { ...pay, version: null, kind: 'given-back', way: 'terminal' } as const;
  expect(await staff.refusal('Booking/TakePayment', { ...back, minor: 150_01 })).toBe('desk.more-than-taken');
  await staff.ask('Booking/TakePayment', { ...back, minor: 20_00 });
  const { folio, entries } = await read();
  expect(entries.flatMap(({ what }) => what.map((one) => one.what)).toSorted()).toEqual([
    'given back, card machine',
    'paid, cash',
  ]);
  expect(folio).toMatchObject({ paidMinor: 130_00, stillMinor: 70_00 });
  expect(folio.moved.map(({ kind, madeBy }) => [kind, madeBy])).toEqual([
    ['paid', 'Nell'],
    ['given-back', 'Nell'],
  ]);
  expect(await drift()).toEqual([]);
});

test('two people who write down the same payment write it once', async () => {
  const { staff, number, read } = await open();
  const pay = { number, version: 1, kind: 'paid', way: 'terminal', minor: 100_00 } as const;
  const both = await Promise.all([1, 2].map(() => staff.call('Booking/TakePayment', pay)));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await read()).folio.paidMinor).toBe(100_00);
});

test('a price is lowered with a reason: what is still to pay falls first, then money goes back', async () => {
  const { staff, number, read } = await open(buildBooking());
  const takes = { number, version: 1, line: { room: 1, extraId: null }, reason: 'Noise', isGuestTold: true };
  expect(await staff.ask('Booking/ChangePrice', { ...takes, minor: 200_00 })).toMatchObject({
    ...{ totalMinor: 200_00, paidMinor: 160_00, stillMinor: 40_00, refunds: [] },
  });
  expect(await staff.ask('Booking/ChangePrice', { ...takes, version: 2, minor: 100_01 })).toMatchObject({
    ...{ totalMinor: 100_01, paidMinor: 100_01, stillMinor: 0, refunds: [{ minor: 59_99 }] },
  });
  const { folio, changes } = await read();
  expect(folio.charges.reduce((sum, { minor }) => sum + minor, 0)).toBe(folio.totalMinor);
  expect(changes.map(({ madeBy, reason }) => [madeBy, reason])).toEqual([
    ['hotel', 'Noise'],
    ['hotel', 'Noise'],
  ]);
  expect(await drift()).toEqual([]);
});

test('a cancellation fee is waived with a reason, and the money goes back', async () => {
  const full = {
    entries: [{ daysBefore: null, at: null, charge: { fee: 'Full' as const } }],
    noShow: { fee: 'Full' as const },
  };
  const ratePlans = [buildRatePlan(), buildRatePlan({ ...saver, cancellation: full })];
  const { staff, number } = await open(buildBooking(), buildHotelFile({ ratePlans }));
  expect(
    await staff.ask('Booking/Cancel', { number, version: null, roomNumber: null, reason: null }),
  ).toMatchObject({
    ...{ costMinor: 160_00, refunds: [] },
  });
  const line = { room: 1, extraId: null };
  const waived = { number, version: 2, line, minor: 60_00, reason: 'Illness', isGuestTold: false };
  expect(await staff.ask('Booking/ChangePrice', waived)).toMatchObject({
    ...{ totalMinor: 60_00, paidMinor: 60_00, stillMinor: 0, refunds: [{ minor: 100_00 }] },
  });
  expect(await drift()).toEqual([]);
});

test('a note stays with the hotel', async () => {
  const { staff, number, read } = await open();
  await staff.ask('Booking/WriteNote', { number, text: 'Cot is up.' });
  expect((await read()).notes).toMatchObject([{ text: 'Cot is up.', madeBy: 'Nell' }]);
  const { body } = await world.guest().find(number);
  expect(JSON.stringify(body)).not.toContain('Cot is up');
});
