import { buildBooking } from '@portico/testing/booking/booking-body';
import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { laterMessages } from '@portico/testing/world/books';
import { openStaff } from '@portico/testing/world/staff';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reconcile } from '../../operations/reconcile/reconcile.ts';

let world: World;
let number: string;
beforeEach(async () => {
  world = await openWorld();
  const { body } = await world.book(buildBooking());
  number = String(body.ReferenceNumber);
});
afterEach(() => world.close());

type Staff = Awaited<ReturnType<typeof openStaff>>;

async function refundOf(staff: Staff, minor: number, off = true) {
  const { version, refundable } = await staff.ask('Booking/Read', { number });
  const attemptId = refundable[0]?.attemptId ?? '';
  const line = off ? { room: 1, extraId: null } : null;
  return { number, version, attemptId, minor, off: line, reason: 'No hot water, sorry', isGuestTold: true };
}
const drift = async () => (await reconcile(world.deps)).drift;
const folioOf = async (staff: Staff) => (await staff.ask('Booking/Read', { number })).folio;

test('a part goes back to its card and off the price, and the books agree', async () => {
  const staff = await openStaff(world);
  const takes = await refundOf(staff, 38_00);
  const seen = await staff.ask('Booking/PreviewRefund', takes);
  expect(seen).toMatchObject({ totalMinor: 122_00, paidMinor: 122_00, stillMinor: 0 });
  expect(await staff.ask('Booking/Refund', takes)).toEqual(seen);
  expect(await folioOf(staff)).toMatchObject({
    totalMinor: 122_00,
    paidMinor: 122_00,
    stillMinor: 0,
    due: [],
  });
  const mails = await world.mails();
  const told = mails.filter(({ text }) => text.includes('says: “No hot water, sorry”'));
  expect(told.map(({ subject }) => subject.split(':')[0])).toEqual(['Changed']);
  await world.runAt('2027-02-20T12:00:02Z');
  expect(world.taken()).toMatchObject([{ amount: 160_00, refunds: [{ amount: 38_00 }] }]);
  expect(await drift()).toEqual([]);
});

test('a sum that stays on the price is to be paid again', async () => {
  const staff = await openStaff(world);
  await staff.ask('Booking/Refund', await refundOf(staff, 160_00, false));
  expect(await folioOf(staff)).toMatchObject({
    ...{ totalMinor: 160_00, paidMinor: 0, stillMinor: 160_00 },
    due: [{ where: 'hotel', date: null, minor: 160_00 }],
  });
  expect(await drift()).toEqual([]);
});

test('no more goes back than is left of a payment, nor than a line costs', async () => {
  const staff = await openStaff(world);
  expect(await staff.refusal('Booking/Refund', await refundOf(staff, 160_01, false))).toBe(
    'desk.more-than-paid',
  );
  await staff.ask('Booking/Refund', await refundOf(staff, 100_00));
  expect(await staff.refusal('Booking/Refund', await refundOf(staff, 60_01))).toBe('desk.more-than-paid');
  expect(await staff.refusal('Booking/Refund', await refundOf(staff, 60_00))).toBeNull();
});

test('of two people at once exactly one gives it back, and the second is told what changed', async () => {
  const [nell, tom] = [await openStaff(world), await openStaff(world, 'accounts', 'Tom')];
  const takes = await refundOf(nell, 100_00);
  const answers = await Promise.all([nell, tom].map((one) => one.call('Booking/Refund', takes)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const second = answers.find(({ status }) => status === 409);
  expect(second?.body.RefusalCode).toBe('desk.changed-meanwhile');
  expect(second?.body.Message).toMatch(/^(Nell|Tom|Ada Lovelace) changed this booking meanwhile/);
  await world.runAt('2027-02-20T12:00:02Z');
  expect(world.taken()).toMatchObject([{ refunds: [{ amount: 100_00 }] }]);
  expect(await drift()).toEqual([]);
});

test('one press is one refund, however often it is sent', async () => {
  const staff = await openStaff(world);
  const takes = { ...(await refundOf(staff, 20_00)), version: null };
  const first = await staff.call('Booking/Refund', takes, 'one-press');
  expect(await staff.call('Booking/Refund', takes, 'one-press')).toEqual(first);
  expect(first.status).toBe(200);
  expect((await folioOf(staff)).paidMinor).toBe(140_00);
});

test('reception gives back up to the hotel’s limit, and is told who may give more', async () => {
  await world.close();
  world = await openWorld({ hotel: buildHotelFile({ settings: { receptionRefundLimit: 50 } }) });
  number = String((await world.book(buildBooking())).body.ReferenceNumber);
  const reception = await openStaff(world, 'reception');
  expect(await reception.refusal('Booking/Refund', await refundOf(reception, 50_01))).toBe(
    'desk.refund-limit',
  );
  expect(await reception.refusal('Booking/Refund', await refundOf(reception, 50_00))).toBeNull();
  const accounts = await openStaff(world, 'accounts', 'Tom');
  expect(await accounts.refusal('Booking/Refund', await refundOf(accounts, 60_00))).toBeNull();
});

test('a refund without a mail writes to nobody but the hotel', async () => {
  const staff = await openStaff(world);
  await staff.ask('Booking/Refund', { ...(await refundOf(staff, 20_00)), isGuestTold: false });
  const kinds = await laterMessages(world);
  expect(kinds).not.toContain('guest-changed');
  await world.runAt('2027-02-20T12:00:02Z');
  expect(await laterMessages(world)).toEqual(kinds);
  expect(world.taken()).toMatchObject([{ refunds: [{ amount: 20_00 }] }]);
});
