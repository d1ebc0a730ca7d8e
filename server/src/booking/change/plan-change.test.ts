import type { PropertyId } from '@portico/domain/ids';
import { ok, refused } from '@portico/domain/result';
import { buildFlexibleBooking } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildExtrasHotel, KING, TWINS } from '@portico/testing/booking/extras-hotel';
import { FIRST_NIGHT, LAST_NIGHT, PROPERTY } from '@portico/testing/builders/hotel-file';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { writeTogether } from '../../platform/database/write-together.ts';
import { readLedger } from '../../payments/attempts/read-ledger.store.ts';
import { readReservation, lockReservation } from '../../reservation/read-reservation.store.ts';
import { applyChange } from './apply-change.ts';
import { planChange } from './plan-change.ts';
import { noChange, type RequestedChange, type RoomToQuote } from './requested-change.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({
    hotel: buildExtrasHotel({ allotments: [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 9 }] }),
  });
});
afterAll(() => world.close());

const propertyId = PROPERTY as PropertyId;
const now = new Date('2027-02-20T12:00:00Z');

async function book() {
  const { body } = await world.book(buildFlexibleBooking());
  const confirmationToken = body.ConfirmationToken ?? '';
  const booked = await readReservation(world.db.database.kysely, propertyId, { confirmationToken });
  if (booked === undefined) throw new Error('not booked');
  return booked;
}
type Booked = Awaited<ReturnType<typeof book>>;

async function change(booked: Booked, requested: Partial<RequestedChange>) {
  const hotel = await world.deps.hotels.find(PROPERTY);
  if (hotel === undefined) throw new Error('no hotel');
  return inTransaction(world.db.database, async (tx) => {
    const before = await lockReservation(tx, propertyId, booked.reservationId);
    if (before === undefined) throw new Error('no booking');
    const ledger = await readLedger(tx, propertyId, booked.reservationId);
    const plan = await planChange(tx, hotel, before, { ...noChange, ...requested }, { now, ledger });
    if (!plan.ok) return refused(plan.refusal);
    const applied = await applyChange(tx, plan.value, {
      madeBy: 'link',
      reason: null,
      recentChanges: 0,
      now,
    });
    if (!applied.ok) return refused(applied.refusal);
    await writeTogether(tx, applied.value.writes);
    return ok(plan.value);
  });
}

function asItIs(booked: Booked, facts: Partial<RoomToQuote> = {}): RoomToQuote {
  const [room] = booked.rooms;
  if (room === undefined) throw new Error('no room');
  return { ...room, leadGuest: undefined, fellows: undefined, bedOptionId: undefined, extras: [], ...facts };
}

/** Over all rooms. */
async function soldNights(): Promise<number> {
  const nights = await world.db.database.kysely.selectFrom('room_night').select('sold').execute();
  return nights.reduce((sum, { sold }) => sum + sold, 0);
}

const again = (booked: Booked) =>
  readReservation(world.db.database.kysely, propertyId, { reservationId: booked.reservationId });

test('names, requests and beds are changed, and what is due stays as it was', async () => {
  const booked = await book();
  const leadGuest = { firstName: 'Bea', lastName: 'Brook', email: '', phone: '' };
  const changed = await change(booked, {
    specialRequests: 'A cot, please',
    rooms: [asItIs(booked, { leadGuest, bedOptionId: TWINS as never })],
  });
  expect(changed).toMatchObject({ ok: true, value: { money: { takeMinor: 0, refundMinor: 0 } } });
  const after = await again(booked);
  expect(after).toMatchObject({
    version: 2,
    specialRequests: 'A cot, please',
    grossMinor: booked.grossMinor,
    due: booked.due,
    rooms: [{ leadGuest, roomConfiguration: { id: TWINS }, nights: booked.rooms[0]?.nights }],
  });
  const history = await world.db.database.kysely
    .selectFrom('reservation_change')
    .select(['kind', 'status', 'what'])
    .where('reservation_id', '=', booked.reservationId)
    .execute();
  expect(history).toEqual([
    {
      kind: 'update',
      status: 'applied',
      what: [
        { what: 'special requests', was: expect.any(String), now: 'A cot, please' },
        { what: 'room 1, lead guest', was: expect.any(String), now: 'Bea Brook' },
        { what: 'room 1, beds', was: expect.any(String), now: 'Twin beds' },
      ],
    },
  ]);
});

test('beds that the room type does not have are a fault of that field', async () => {
  const booked = await book();
  const changed = await change(booked, { rooms: [asItIs(booked, { bedOptionId: (KING + 100) as never })] });
  expect(changed).toEqual({
    ok: false,
    refusal: {
      code: 'request.invalid',
      faults: [
        { field: 'ReservationItems[0].RoomConfigurationDropdownOptionId', message: expect.any(String) },
      ],
    },
  });
  expect(await again(booked)).toEqual(booked);
});

test('the last room that is cancelled cancels the booking once, and its nights are for sale again', async () => {
  const booked = await book();
  const roomsToCancel = booked.rooms.map(({ itemId }) => ({ itemId, reasonId: null }));
  const before = await soldNights();
  const changed = await change(booked, { roomsToCancel });
  expect(changed).toMatchObject({ ok: true, value: { kind: 'cancel' } });
  expect(await again(booked)).toMatchObject({ status: 'cancelled', rooms: [{ cancelled: { at: now } }] });
  const sold = await soldNights();
  expect(await change(booked, { roomsToCancel })).toEqual({
    ok: false,
    refusal: { code: 'change.cancelled' },
  });
  expect(await soldNights()).toBe(sold);
  expect(sold).toBe(before - 2);
});
