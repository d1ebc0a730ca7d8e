import { everyBooking } from '@portico/contract/desk/every-booking';
import { sql } from 'kysely';
import { buildCardKeepingBooking, buildLaterHotel } from '@portico/testing/booking/later-hotel';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { laterMessages, scheduledCharges } from '@portico/testing/world/books';
import { openStaff } from '@portico/testing/world/staff';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterEach, expect, test } from 'vitest';
import { reconcile } from '../../operations/reconcile/reconcile.ts';
import type { DirectProvider, PaymentAnswer } from '../../payments/payment-port.ts';

let world: World;
let answers: PaymentAnswer[] = [];
afterEach(() => world.close());

/** Charges of the kept card are answered by the test, else by the acquirer. */
const scripted = (acquirer: DirectProvider): DirectProvider => ({
  ...acquirer,
  chargeStored: async (...order) => answers.shift() ?? acquirer.chargeStored(...order),
});

/** A booking of 200.00 of which 120.00, due on 1 March, was declined. */
async function openDeclined() {
  answers = [{ kind: 'declined' }];
  const publicUrl = 'https://book.example';
  world = await openWorld({ hotel: buildLaterHotel(), payments: scripted, publicUrl });
  const number = String((await world.book(buildCardKeepingBooking())).body.ReferenceNumber);
  await world.runAt('2027-03-01T09:00:00Z');
  const staff = await openStaff(world);
  const { needs } = await staff.ask('Today/ReadNeeds', {});
  const [need] = needs;
  if (need?.kind !== 'charge') throw new Error('no charge needs a person');
  const read = async () => (await staff.ask('Today/ReadNeeds', {})).needs;
  return { number, staff, takes: { id: need.id, minor: need.minor }, read };
}
const drift = async () => (await reconcile(world.deps)).drift;

test('a declined charge is tried again at once, paid, and needs nobody any more', async () => {
  const { number, staff, takes, read } = await openDeclined();
  expect(takes.minor).toBe(120_00);
  expect(await staff.ask('Today/TryCharge', takes)).toEqual({ minor: 120_00, outcome: 'paid' });
  expect(world.taken()).toMatchObject([{ amount: 120_00 }]);
  expect(await read()).toEqual([]);
  const { folio, entries } = await staff.ask('Booking/Read', { number });
  expect([folio.paidMinor, folio.stillMinor]).toEqual([120_00, 80_00]);
  expect(entries).toMatchObject([{ call: 'Today/TryCharge', outcome: 'done' }]);
  await world.runAt('2027-03-02T09:00:00Z');
  expect((await scheduledCharges(world)).map(({ status }) => status).toSorted()).toEqual([
    'declined',
    'paid',
    'paid',
  ]);
  expect(world.taken().map(({ amount }) => amount)).toEqual([120_00, 40_00]);
  expect(await drift()).toEqual([]);
});

test('paid in cash since, it is no declined booking any more, though something else of it is owed', async () => {
  const { number, staff, read } = await openDeclined();
  const list = { ...everyBooking, isLatestFirst: false, after: null, limit: 5 };
  const numbers = async (money: 'owing' | 'declined') =>
    (await staff.ask('Bookings/Search', { ...list, money })).bookings.map((line) => [
      line.number,
      line.isDeclined,
    ]);
  expect(await numbers('declined')).toEqual([[number, true]]);
  const takes = { number, version: null, kind: 'paid', way: 'cash', minor: 160_00 } as const;
  await staff.ask('Booking/TakePayment', takes);
  expect([await read(), await numbers('declined')]).toEqual([[], []]);
  expect(await numbers('owing')).toEqual([[number, false]]);
});

test('pressed several times at once it is charged once', async () => {
  const { staff, takes } = await openDeclined();
  const tom = await openStaff(world, 'reception', 'Tom');
  const pressed = await Promise.all(
    [staff, tom, staff, tom].map((one) => one.call('Today/TryCharge', takes)),
  );
  expect(pressed.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(world.taken()).toMatchObject([{ amount: 120_00 }]);
  expect(await staff.refusal('Today/TryCharge', takes)).toBe('desk.charge-settled');
  expect(await drift()).toEqual([]);
});

test('declined once more it needs a person still, once, and the guest is not mailed again', async () => {
  const { staff, takes, read } = await openDeclined();
  const mailed = await laterMessages(world);
  answers = [{ kind: 'declined' }];
  world.setNow('2027-03-01T09:20:00Z');
  expect(await staff.ask('Today/TryCharge', takes)).toMatchObject({ outcome: 'declined' });
  const [need, ...others] = await read();
  expect(need).toMatchObject({ kind: 'charge', minor: 120_00, at: '2027-03-01T09:20:00.000Z' });
  expect(others).toEqual([]);
  expect(await laterMessages(world)).toEqual(mailed);
  expect(world.taken()).toEqual([]);
});

test('without an answer it is looked up by the job, and charged once', async () => {
  const { staff, takes, read } = await openDeclined();
  answers = [{ kind: 'unknown' }];
  expect(await staff.ask('Today/TryCharge', takes)).toMatchObject({ outcome: 'unknown' });
  expect(await staff.refusal('Today/TryCharge', takes)).toBe('desk.charge-under-way');
  await world.runAt('2027-03-01T09:01:00Z');
  expect(world.taken()).toMatchObject([{ amount: 120_00 }]);
  expect(await read()).toEqual([]);
  expect(await drift()).toEqual([]);
});

test('while the card is tried again nobody pays the same by a link', async () => {
  const { number, staff, takes } = await openDeclined();
  await sql`UPDATE payment_attempt SET status = 'cancelled' WHERE status = 'planned'`.execute(
    world.deps.database.kysely,
  );
  const { url } = await staff.ask('Booking/PayLink', { number, minor: 120_00, isMailed: false });
  const [, , , actionType = '', invoiceNumber = '', hash = ''] = new URL(url).pathname.split('/');
  const paymentId = new URL(url).searchParams.get('id') ?? '';
  const link = { propertyId: String(PROPERTY), actionType, invoiceNumber, hash, paymentId };
  answers = [{ kind: 'unknown' }];
  expect(await staff.ask('Today/TryCharge', takes)).toMatchObject({ outcome: 'unknown' });
  expect((await world.guest().payByLink(link)).body).toMatchObject({
    RefusalCode: 'invoice.payment-under-way',
  });
  await world.runAt('2027-03-01T09:01:00Z');
  expect((await world.guest().payByLink(link)).body).toMatchObject({ Success: false });
  expect(world.taken()).toMatchObject([{ amount: 120_00 }]);
  expect(await drift()).toEqual([]);
});

test('what was paid at the counter meanwhile is not charged, and a charge to come is left its sum', async () => {
  const { number, staff, takes, read } = await openDeclined();
  await staff.ask('Booking/TakePayment', { number, version: null, kind: 'paid', way: 'cash', minor: 100_00 });
  expect(await staff.refusal('Today/TryCharge', takes)).toBe('desk.amount-changed');
  // 40.00 of the cash paid what is due at the hotel.
  expect(await read()).toMatchObject([{ minor: 60_00 }]);
  expect(await staff.ask('Today/TryCharge', { ...takes, minor: 60_00 })).toMatchObject({ outcome: 'paid' });
  await world.runAt('2027-03-02T09:00:00Z');
  expect(world.taken().map(({ amount }) => amount)).toEqual([60_00, 40_00]);
  const { folio } = await (await openStaff(world)).ask('Booking/Read', { number });
  expect([folio.paidMinor, folio.stillMinor]).toEqual([200_00, 0]);
  expect(await drift()).toEqual([]);
});

test('a part that was paid at the counter whole needs nobody', async () => {
  const { number, staff, takes, read } = await openDeclined();
  await staff.ask('Booking/TakePayment', { number, version: null, kind: 'paid', way: 'cash', minor: 160_00 });
  expect(await read()).toEqual([]);
  expect(await staff.refusal('Today/TryCharge', takes)).toBe('desk.charge-settled');
});

test('a bank that asks for the guest is told as that', async () => {
  const { staff, takes } = await openDeclined();
  answers = [{ kind: 'action-required', reference: 'asked', url: 'https://bank.example' }];
  expect(await staff.ask('Today/TryCharge', takes)).toMatchObject({ outcome: 'needs-guest' });
  expect(world.taken()).toEqual([]);
});
