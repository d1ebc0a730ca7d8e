import type { DirectProvider } from '@portico/server/payments/payment-port';
import {
  ARRIVAL,
  approvedCard,
  buildBooking,
  buildFlexibleBooking,
  declinedCard,
} from '@portico/testing/booking/booking-body';
import { bookedOn } from '@portico/testing/world/books';
import { openWorld, type World, type WorldOptions } from '@portico/testing/world/world';
import { buildHotelFile, FIRST_NIGHT, LAST_NIGHT } from '@portico/testing/builders/hotel-file';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';

let world: World;
afterEach(() => world.close());

async function open(options: WorldOptions = {}) {
  world = await openWorld(options);
}

const night = () => bookedOn(world, ARRIVAL);

describe('a declined card', () => {
  test('releases the nights, sells nothing and sends no mail; another card books', async () => {
    await open({ hotel: buildHotelFile({ allotments: [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 1 }] }) });
    const declined = await world.book(buildBooking({ CardDetails: declinedCard }), 'one');
    expect(declined).toMatchObject({
      status: 200,
      body: { Success: false, RefusalCode: 'payment.declined', Status: 'Declined' },
    });
    expect(await night()).toEqual({ sold: 0, held: 0 });
    expect(await world.db.database.kysely.selectFrom('outbox').selectAll().execute()).toEqual([]);
    const second = await world.book(buildBooking(), 'two');
    expect(second.body).toMatchObject({ Success: true, Status: 'Confirmed' });
    expect(await night()).toEqual({ sold: 1, held: 0 });
  });

  test('is answered again for its key, whichever card comes with it', async () => {
    await open();
    const first = await world.book(buildBooking({ CardDetails: declinedCard }), 'one');
    const again = await world.book(buildBooking({ CardDetails: approvedCard }), 'one');
    expect(again.text).toBe(first.text);
    expect(world.acquired()).toMatchObject([{ status: 'declined' }]);
  });
});

describe('a key', () => {
  test('of an earlier version is answered in the current format: what was not stored then is null', async () => {
    await open();
    const first = await world.book(buildFlexibleBooking(), 'one');
    await sql`
      UPDATE idempotency SET answer_body = answer_body - ARRAY['RefusalCode', 'ActionUrl', 'TotalCost', 'PaymentAmount']
    `.execute(world.db.database.kysely);
    const again = await world.book(buildFlexibleBooking(), 'one');
    expect(again).toMatchObject({ status: 200, body: first.body });
  });

  test('is not answered if the booking’s outcome is no longer stored', async () => {
    await open();
    await world.book(buildFlexibleBooking(), 'one');
    await sql`UPDATE idempotency SET answer_body = answer_body - 'Status'`.execute(world.db.database.kysely);
    const again = await world.book(buildFlexibleBooking(), 'one');
    expect(again).toMatchObject({ status: 500, body: { RefusalCode: 'server.defect' } });
    expect(world.logLines.join()).toContain('Kept answer of reservation.create cannot be read');
  });

  test('of another request is refused with 422', async () => {
    await open();
    await world.book(buildBooking(), 'one');
    const other = await world.book(buildBooking({ Notes: 'A cot, please' }), 'one');
    expect(other).toMatchObject({ status: 422, body: { RefusalCode: 'idempotency.reused' } });
  });

  test('tells another request that the first failed, only if it did', async () => {
    await open({
      payments: (acquirer) => ({
        ...acquirer,
        charge: (attempt, order) =>
          order.card.number.endsWith('0002')
            ? acquirer.charge(attempt, order)
            : Promise.resolve({ kind: 'unknown' }),
      }),
    });
    const cot = buildBooking({ Notes: 'A cot, please' });
    await world.book(buildBooking({ CardDetails: declinedCard }), 'declined');
    expect(await world.book(cot, 'declined')).toMatchObject({
      status: 422,
      body: { RefusalCode: 'idempotency.over' },
    });
    await world.book(buildBooking(), 'pending');
    expect(await world.book(cot, 'pending')).toMatchObject({
      status: 422,
      body: { RefusalCode: 'idempotency.reused' },
    });
  });

  test('stays free when the rooms were full, and books once there is one', async () => {
    await open({ hotel: buildHotelFile({ allotments: [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 0 }] }) });
    const full = await world.book(buildBooking(), 'one');
    expect(full.body.RefusalCode).toBe('basket.no-room-left');
    expect((await world.book(buildBooking(), 'one')).text).toBe(full.text);
    await world.db.database.kysely.updateTable('room_night').set({ allotment: 1 }).execute();
    expect((await world.book(buildBooking(), 'one')).body.Status).toBe('Confirmed');
  });

  test('of a running request is 409 with Retry-After after 5 s', async () => {
    const waits: number[] = [];
    const neverReady = (acquirer: DirectProvider): DirectProvider => ({
      ...acquirer,
      charge: () => Promise.resolve({ kind: 'unknown' }),
    });
    await open({ payments: neverReady, delay: async (milliseconds) => void waits.push(milliseconds) });
    await world.book(buildBooking(), 'one');
    const duplicate = await world.book(buildBooking(), 'one');
    expect(duplicate).toMatchObject({
      status: 409,
      headers: { 'retry-after': '5' },
      body: { RefusalCode: 'idempotency.in-progress' },
    });
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThanOrEqual(4_500);
  });

  test('of an interrupted request is taken over when its lease ends, and charged once', async () => {
    let isAnswerLost = true;
    const losesFirstAnswer = (acquirer: DirectProvider): DirectProvider => ({
      ...acquirer,
      charge: async (...order) => {
        const answer = await acquirer.charge(...order);
        return isAnswerLost ? { kind: 'unknown' } : answer;
      },
    });
    await open({ payments: losesFirstAnswer });
    const first = await world.book(buildBooking(), 'one');
    isAnswerLost = false;
    world.setNow('2027-02-20T12:00:21Z');
    const again = await world.book(buildBooking(), 'one');
    expect(again.body).toMatchObject({
      Status: 'Confirmed',
      ReferenceNumber: first.body.ReferenceNumber,
      ConfirmationToken: first.body.ConfirmationToken,
    });
    expect(world.acquired()).toMatchObject([{ status: 'paid' }]);
    expect(await night()).toEqual({ sold: 1, held: 0 });
  });

  test('is replayed even when the same request would be refused by now', async () => {
    await open();
    const first = await world.book(buildBooking(), 'one');
    world.setNow('2027-03-20T12:00:00Z');
    expect((await world.book(buildBooking(), 'one')).text).toBe(first.text);
  });

  test('is not required: without one each request books', async () => {
    await open();
    await world.book(buildFlexibleBooking());
    await world.book(buildFlexibleBooking());
    expect(await night()).toEqual({ sold: 2, held: 0 });
  });
});
