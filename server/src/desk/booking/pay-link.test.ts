import { buildCardKeepingBooking, buildLaterHotel } from '@portico/testing/booking/later-hotel';
import { buildFlexibleBooking } from '@portico/testing/booking/booking-body';
import type { LinkQuery } from '@portico/testing/booking/pay-link-body';
import { buildHotelFile, PROPERTY } from '@portico/testing/builders/hotel-file';
import { openStaff } from '@portico/testing/world/staff';
import { openWorld, type World } from '@portico/testing/world/world';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { reconcile } from '../../operations/reconcile/reconcile.ts';

let world: World;
afterEach(() => world.close());

async function open(body = buildFlexibleBooking(), hotel = buildHotelFile()) {
  world = await openWorld({ hotel, publicUrl: 'https://book.example' });
  const number = String((await world.book(body)).body.ReferenceNumber);
  const staff = await openStaff(world);
  return { number, staff, folio: async () => (await staff.ask('Booking/Read', { number })).folio };
}
const drift = async () => (await reconcile(world.deps)).drift;

/** All that is still to be paid, only shown. */
const all = (number: string) => ({ number, minor: null, isMailed: false });

function queryOf(url: string): LinkQuery {
  const [, , , actionType = '', invoiceNumber = '', hash = ''] = new URL(url).pathname.split('/');
  const paymentId = new URL(url).searchParams.get('id') ?? '';
  return { propertyId: String(PROPERTY), invoiceNumber, hash, actionType, paymentId };
}

test('a pay link pays all that is still to be paid, and the books agree', async () => {
  const { number, staff, folio } = await open();
  await staff.ask('Booking/TakePayment', { number, version: 1, kind: 'paid', way: 'cash', minor: 80_00 });
  const { minor, url } = await staff.ask('Booking/PayLink', all(number));
  expect(minor).toBe(120_00);
  expect((await folio()).due).toEqual([{ where: 'hotel', date: null, minor: 120_00 }]);
  expect(await drift()).toEqual([]);
  expect((await world.guest().payByLink(queryOf(url))).body).toMatchObject({ Success: true });
  expect(await folio()).toMatchObject({ paidMinor: 200_00, stillMinor: 0, due: [] });
  expect(await staff.refusal('Booking/PayLink', all(number))).toBe('desk.nothing-to-pay');
  expect(await drift()).toEqual([]);
});

test('asked again it links to the same invoice, and what is paid at the hotel is asked for no longer', async () => {
  const { number, staff } = await open();
  const first = await staff.ask('Booking/PayLink', all(number));
  const again = await staff.ask('Booking/PayLink', all(number));
  expect([first.minor, again.minor]).toEqual([200_00, 200_00]);
  expect(queryOf(again.url).invoiceNumber).toBe(queryOf(first.url).invoiceNumber);
  await staff.ask('Booking/TakePayment', { number, version: null, kind: 'paid', way: 'cash', minor: 80_00 });
  expect((await staff.ask('Booking/PayLink', all(number))).minor).toBe(120_00);
  expect(await drift()).toEqual([]);
});

test('a deposit is asked for by mail with its sum, and the rest stays to be paid', async () => {
  const { number, staff, folio } = await open();
  await world.mails();
  const made = await staff.ask('Booking/PayLink', { number, minor: 50_00, isMailed: true });
  expect(made).toMatchObject({ minor: 50_00, mailedTo: 'ada@example.com' });
  const [mail] = await world.mails();
  expect(mail).toMatchObject({
    to: { address: 'ada@example.com' },
    subject: expect.stringMatching(/^Please pay £50\.00: /),
    text: expect.stringContaining('This is a part of the £200.00 that is still to be paid for your booking.'),
  });
  expect(mail?.text).toContain(made.url);
  expect((await world.guest().payByLink(queryOf(made.url), { AmountToPay: 50 })).body).toMatchObject({
    Success: true,
  });
  expect(await folio()).toMatchObject({ paidMinor: 50_00, stillMinor: 150_00 });
  expect((await staff.ask('Booking/PayLink', all(number))).minor).toBe(150_00);
  expect(await drift()).toEqual([]);
});

test('no link asks for more than is still to be paid, and none is mailed without an address', async () => {
  const { number, staff, folio } = await open();
  const more = { number, minor: 200_01, isMailed: false };
  expect(await staff.refusal('Booking/PayLink', more)).toBe('desk.more-than-link');
  await sql`UPDATE reservation SET booker = booker || '{"email": ""}'`.execute(world.deps.database.kysely);
  expect(await staff.refusal('Booking/PayLink', { ...all(number), isMailed: true })).toBe('desk.no-address');
  expect((await folio()).due).toEqual([{ where: 'hotel', date: null, minor: 200_00 }]);
});

test('a mail with a link is not sent once nothing is left to be paid', async () => {
  const { number, staff } = await open();
  await world.mails();
  await staff.ask('Booking/PayLink', { ...all(number), isMailed: true });
  await staff.ask('Booking/TakePayment', { number, version: null, kind: 'paid', way: 'cash', minor: 200_00 });
  expect(await world.mails()).toEqual([]);
});

test('while a charge to the kept card is planned no link asks for it too', async () => {
  const { number, staff } = await open(buildCardKeepingBooking(), buildLaterHotel());
  expect(await staff.refusal('Booking/PayLink', all(number))).toBe('desk.charges-to-come');
});

test('the confirmation goes out again, and links sent so far open nothing once they are revoked', async () => {
  const { number, staff } = await open();
  const [sent] = (await world.mails()).filter(({ to }) => to.address === 'ada@example.com');
  await staff.ask('Booking/SendMail', { number });
  const [again] = await world.mails();
  expect(again?.subject).toBe(sent?.subject);
  expect(await drift()).toEqual([]);
  expect(await staff.ask('Booking/RevokeLinks', { number })).toEqual({ number });
});
