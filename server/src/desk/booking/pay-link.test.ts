import { buildCardKeepingBooking, buildLaterHotel } from '@portico/testing/booking/later-hotel';
import { buildFlexibleBooking } from '@portico/testing/booking/booking-body';
import type { LinkQuery } from '@portico/testing/booking/pay-link-body';
import { buildHotelFile, PROPERTY } from '@portico/testing/builders/hotel-file';
import { openStaff } from '@portico/testing/world/staff';
import { openWorld, type World } from '@portico/testing/world/world';
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

function queryOf(url: string): LinkQuery {
  const [, , , actionType = '', invoiceNumber = '', hash = ''] = new URL(url).pathname.split('/');
  const paymentId = new URL(url).searchParams.get('id') ?? '';
  return { propertyId: String(PROPERTY), invoiceNumber, hash, actionType, paymentId };
}

test('a pay link pays all that is still to be paid, and the books agree', async () => {
  const { number, staff, folio } = await open();
  await staff.ask('Booking/TakePayment', { number, version: 1, kind: 'paid', way: 'cash', minor: 80_00 });
  const { minor, url } = await staff.ask('Booking/PayLink', { number });
  expect(minor).toBe(120_00);
  expect((await folio()).due).toEqual([{ where: 'invoice', date: null, minor: 120_00 }]);
  expect(await drift()).toEqual([]);
  expect((await world.guest().payByLink(queryOf(url))).body).toMatchObject({ Success: true });
  expect(await folio()).toMatchObject({ paidMinor: 200_00, stillMinor: 0, due: [] });
  expect(await staff.refusal('Booking/PayLink', { number })).toBe('desk.nothing-to-pay');
  expect(await drift()).toEqual([]);
});

test('asked again it links to the same invoice, and what is paid at the hotel is asked for no longer', async () => {
  const { number, staff } = await open();
  const first = await staff.ask('Booking/PayLink', { number });
  const again = await staff.ask('Booking/PayLink', { number });
  expect([first.minor, again.minor]).toEqual([200_00, 200_00]);
  expect(queryOf(again.url).invoiceNumber).toBe(queryOf(first.url).invoiceNumber);
  await staff.ask('Booking/TakePayment', { number, version: null, kind: 'paid', way: 'cash', minor: 80_00 });
  expect((await staff.ask('Booking/PayLink', { number })).minor).toBe(120_00);
  expect(await drift()).toEqual([]);
});

test('while a charge to the kept card is planned no link asks for it too', async () => {
  const { number, staff } = await open(buildCardKeepingBooking(), buildLaterHotel());
  expect(await staff.refusal('Booking/PayLink', { number })).toBe('desk.charges-to-come');
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
