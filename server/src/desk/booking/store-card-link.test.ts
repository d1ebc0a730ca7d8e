import { bookWithoutCard, buildLaterHotel } from '@portico/testing/booking/later-hotel';
import type { LinkQuery } from '@portico/testing/booking/pay-link-body';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { openStaff } from '@portico/testing/world/staff';
import { openWorld, type World, type WorldOptions } from '@portico/testing/world/world';
import { afterEach, expect, test } from 'vitest';
import { reconcile } from '../../operations/reconcile/reconcile.ts';

let world: World;
afterEach(() => world.close());

/** A booking of 200.00 without a card; who does not come pays a night. */
async function open(options: WorldOptions = {}) {
  world = await openWorld({ hotel: buildLaterHotel(), publicUrl: 'https://book.example', ...options });
  const number = String((await bookWithoutCard(world)).body.ReferenceNumber);
  await world.mails();
  return { number, staff: await openStaff(world) };
}

function queryOf(url: string): LinkQuery {
  const [, , , actionType = '', invoiceNumber = '', hash = ''] = new URL(url).pathname.split('/');
  const paymentId = new URL(url).searchParams.get('id') ?? '';
  return { propertyId: String(PROPERTY), invoiceNumber, hash, actionType, paymentId };
}

test('a guest leaves a card by the mailed link, and what not coming costs is charged to it', async () => {
  const { number, staff } = await open();
  const link = await staff.ask('Booking/StoreCardLink', { number, isMailed: true });
  expect(link.mailedTo).toBe('ada@example.com');
  const [mail] = await world.mails();
  expect(mail?.subject).toMatch(/^Please leave a card: /);
  expect(mail?.text).toContain(`Leave a card: ${link.url}`);
  expect((await world.guest().payByLink(queryOf(link.url))).body).toMatchObject({ Message: 'Card saved' });
  expect(world.taken()).toEqual([]);
  world.setNow('2027-03-03T20:00:00Z');
  const evening = await openStaff(world);
  const { version, keptCard } = await evening.ask('Booking/Read', { number });
  expect(keptCard).toEqual({ brand: 'visa', last4: '4242' });
  const gone = await evening.ask('Booking/NoShow', {
    ...{ number, version, roomNumber: null, isCharged: true, reason: null },
  });
  expect(gone).toMatchObject({ charged: { minor: 100_00, outcome: 'paid' }, stillMinor: 0 });
  expect((await reconcile(world.deps)).drift).toEqual([]);
});

test('the link is not mailed once its card is left', async () => {
  const { number, staff } = await open();
  const link = await staff.ask('Booking/StoreCardLink', { number, isMailed: true });
  await world.guest().payByLink(queryOf(link.url));
  const subjects = (await world.mails()).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('Please leave a card'))).toEqual([]);
});

test('no card is asked for of a cancelled booking', async () => {
  const { number, staff } = await open();
  await staff.ask('Booking/Cancel', { number, version: null, roomNumber: null, reason: null });
  const refusal = await staff.refusal('Booking/StoreCardLink', { number, isMailed: false });
  expect(refusal).toBe('desk.card-not-needed');
});

test('no card is asked for where nobody could keep it', async () => {
  const { number, staff } = await open({ payments: (port) => ({ ...port, takesCurrency: () => false }) });
  const refusal = await staff.refusal('Booking/StoreCardLink', { number, isMailed: false });
  expect(refusal).toBe('desk.no-cards-kept');
});
