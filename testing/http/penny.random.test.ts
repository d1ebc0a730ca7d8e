import { fromWireAmount } from '@portico/contract/wire/amounts';
import type { PropertyId } from '@portico/domain/ids';
import { readReservation } from '@portico/server/reservation/read-reservation.store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { book, type BookedBasket } from '../penny/book-baskets.ts';
import { demoStays } from '../penny/demo-stays.ts';
import { expectSumsInMails } from '../penny/expect-mails.ts';
import { sumsOfBasket, sumsOfConfirmation, sumsOfStored } from '../penny/sums.ts';
import { startPortico, type RunningPortico } from '../portico/start-portico.ts';
import { runsOf } from '../random-runs.ts';

const STAYS = runsOf(100);

let db: TestDatabase;
let portico: RunningPortico;
const booked: BookedBasket[] = [];

beforeAll(async () => {
  db = await createTestDatabase();
  portico = await startPortico(db.url);
  for await (const stay of demoStays(portico)) {
    booked.push(await book(portico, stay, `guest-${booked.length + 1}`));
    if (booked.length === STAYS) break;
  }
});

afterAll(async () => {
  await portico?.close();
  await db?.drop();
});

test('the stays have extras, promotions and several rooms among them', () => {
  const has = (is: (room: BookedBasket['rooms'][number]) => boolean) =>
    booked.filter(({ rooms }) => rooms.some(is)).length;
  expect(has(({ offer }) => offer.quote.extras.length > 0)).toBeGreaterThan(STAYS / 5);
  expect(has(({ offer }) => offer.rate.Promotion !== null)).toBeGreaterThan(STAYS / 10);
  expect(booked.filter(({ rooms }) => rooms.length > 1).length).toBeGreaterThan(STAYS / 5);
});

test('Create accepts the total that the pages have made of Search', () => {
  for (const { label, created } of booked) {
    expect(created, label).toMatchObject({ Success: true, Status: 'Confirmed', RefusalCode: null });
  }
});

test('the reservation is stored with that total, room by room', async () => {
  for (const stay of booked) {
    const { label, created, hotel } = stay;
    const stored = await readReservation(db.database.kysely, hotel.property.PropertyId as PropertyId, {
      confirmationToken: created.ConfirmationToken ?? '',
    });
    expect(stored && sumsOfStored(stored), label).toEqual(sumsOfBasket(stay));
  }
});

test('Confirmation answers that total', () => {
  for (const stay of booked) {
    const { label, confirmation, hotel } = stay;
    expect(sumsOfConfirmation(confirmation, hotel.currency), label).toEqual(sumsOfBasket(stay));
  }
});

test('the rooms of a Confirmation add up to its head, before and after the discount and in what is due now', () => {
  for (const { label, confirmation, hotel } of booked) {
    const minor = (amount: number) => fromWireAmount(amount, hotel.currency);
    for (const name of [
      'TotalRoomCost',
      'TotalDiscountedRoomCost',
      'TotalServicesCost',
      'TotalVat',
      'TotalPayment',
      'TotalCost',
    ] as const) {
      const ofRooms = confirmation.Rooms.reduce((sum, room) => sum + minor(room[name]), 0);
      expect(ofRooms, `${label} ${name}`).toBe(minor(confirmation[name]));
    }
    expect(confirmation.TotalPayment, label).toBe(confirmation.DueNow);
  }
});

test('the mail states that total, in HTML and as text', async () => {
  await expectSumsInMails(portico.mailFolder, booked);
});
