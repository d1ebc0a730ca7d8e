import type { ReservationId } from '@portico/domain/ids';
import type { ReservationStatus } from '@portico/domain/reservation/status';
import { buildBooking } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildHotelFile, buildRoomType, PROPERTY } from '@portico/testing/builders/hotel-file';
import { afterEach, expect, test } from 'vitest';
import { enqueueMail, type BookingMail } from '../reservation/booking-mails.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { newId } from '../platform/ids.ts';

const refundId = newId();

let world: World;
afterEach(() => world.close());

/** A failed booking of a lodge: its payment is refunded. */
async function bookLodge(status: ReservationStatus): Promise<ReservationId> {
  world = await openWorld({
    hotel: buildHotelFile({
      property: { unitName: { singular: 'lodge', plural: 'lodges' } },
      roomTypes: [buildRoomType({ description: 'A double bed.' })],
      ratePlans: buildHotelFile().ratePlans.map((plan) => ({ ...plan, seasons: plan.seasons.slice(0, 1) })),
    }),
  });
  await world.book(buildBooking());
  const { kysely } = world.db.database;
  const { reservation_id, attempt_id } = await kysely
    .selectFrom('payment_attempt')
    .select(['reservation_id', 'attempt_id'])
    .executeTakeFirstOrThrow();
  const refund = { refund_id: refundId, attempt_id, reservation_id, reason: 'no-room-left' as const };
  const sum = {
    property_id: PROPERTY,
    amount: 160_00,
    currency: 'GBP' as const,
    created_at: world.deps.clock.now(),
  };
  await kysely
    .insertInto('refund')
    .values({ ...refund, ...sum })
    .execute();
  await kysely.updateTable('reservation').set({ status }).execute();
  if (reservation_id === null) throw new Error('a payment of no booking');
  return reservation_id;
}

async function textsOfMails(mail: BookingMail): Promise<string[]> {
  const row = { propertyId: PROPERTY, ...mail };
  await inTransaction(world.db.database, (tx) => enqueueMail(tx, row, world.deps.clock.now()));
  return (await world.mails()).map(({ subject, text }) => `${subject}\n${text}`);
}

test('a booking that stands is written about in the hotel’s own word for a room', async () => {
  await bookLodge('confirmed');
  const texts = (await world.mails()).map(({ subject, text }) => `${subject}\n${text}`);
  expect(texts).toHaveLength(2);
  for (const text of texts) expect(text).not.toMatch(/\brooms?\b/i);
});

test.each([
  ['declined', 'guest-not-booked', {}],
  ['expired', 'guest-not-booked', {}],
  ['refused', 'guest-refund', { refundId }],
  ['refused', 'hotel-alert', { refundId, reason: 'no-room-left' }],
] as const)('so is one that is %s, in the mail %s', async (status, kind, facts) => {
  const reservationId = await bookLodge(status);
  const mail = { kind, payload: { reservationId, ...facts } } as BookingMail;
  const texts = (await textsOfMails(mail)).filter((text) => /\blodges?\b/.test(text));
  expect(texts).toHaveLength(1);
  expect(texts[0]).not.toMatch(/\brooms?\b/i);
});
