import type { PropertyId } from '@portico/domain/ids';
import { buildBooking, declinedCard } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { insertEndpoint } from '@portico/testing/events/listening-endpoint';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readReservation } from '../reservation/read-reservation.store.ts';

let world: World;
let all: string;
let payments: string;
beforeAll(async () => {
  world = await openWorld();
  all = await insertEndpoint(world.db.database);
  payments = await insertEndpoint(world.db.database, { types: ['payment.received', 'payment.refunded'] });
  await insertEndpoint(world.db.database, { isOff: true });
  await insertEndpoint(world.db.database, { propertyId: 8 as PropertyId });
});
beforeEach(async () => {
  await world.db.database.kysely.deleteFrom('webhook_message').execute();
});
afterAll(() => world.close());

/** Undelivered events by type; for those of a booking, with its status and number. */
async function onTheWay(endpointId: string): Promise<Record<string, unknown>[]> {
  const rows = await world.db.database.kysely
    .selectFrom('webhook_message')
    .select(['type', 'data'])
    .where('endpoint_id', '=', endpointId)
    .orderBy('message_id')
    .execute();
  return rows.map(({ type, data }) => ({ type, ...data }));
}
const types = async (endpointId: string) => (await onTheWay(endpointId)).map(({ type }) => type);

async function read(token: unknown) {
  const booked = await readReservation(world.db.database.kysely, PROPERTY, {
    confirmationToken: String(token),
  });
  if (booked === undefined) throw new Error('not booked');
  return booked;
}

const order = (booked: Awaited<ReturnType<typeof read>>, fields: object = {}) => ({
  PropertyId: PROPERTY,
  ReservationId: booked.reservationId,
  Version: booked.version,
  ...fields,
});

test('a hotel’s programs get a booking, its payment, its change, its cancellation and its refund, each by its subscription', async () => {
  const { body } = await world.book(buildBooking());
  const ReservationNumber = body.ReferenceNumber;
  expect(await onTheWay(all)).toMatchObject([
    { type: 'reservation.confirmed', PropertyId: 7, ReservationNumber, Status: 'Confirmed', TotalCost: 160 },
    { type: 'payment.received', PropertyId: 7, ReservationNumber, Amount: 160, Currency: 'GBP' },
  ]);
  expect(await types(payments)).toEqual(['payment.received']);

  const booked = await read(body.ConfirmationToken);
  await world.guestOf(booked).change(order(booked, { SpecialRequests: 'A quiet room' }));
  expect((await onTheWay(all)).slice(2)).toMatchObject([
    { type: 'reservation.changed', ReservationNumber, Version: 2, SpecialRequests: 'A quiet room' },
  ]);
  await world.guestOf(booked).cancel();
  await world.runAt('2027-02-20T12:01:00Z');
  expect((await onTheWay(all)).slice(3)).toMatchObject([
    { type: 'reservation.cancelled', ReservationNumber, Status: 'Cancelled', Version: 3 },
    { type: 'payment.refunded', ReservationNumber, Amount: 160, Reason: 'cancelled' },
  ]);
  expect(await types(payments)).toEqual(['payment.received', 'payment.refunded']);
  const rows = await world.db.database.kysely.selectFrom('webhook_message').select('subject_id').execute();
  expect(new Set(rows.map(({ subject_id }) => subject_id))).toEqual(new Set([booked.reservationId]));
});

test('a booking that comes to nothing is no event', async () => {
  const declined = await world.book(buildBooking({ CardDetails: declinedCard }));
  expect(declined.body.Status).toBe('Declined');
  const repeated = await world.db.database.kysely.selectFrom('webhook_message').selectAll().execute();
  expect(repeated).toEqual([]);
});
