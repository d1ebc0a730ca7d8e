import { addDays, addMonths, localDate } from '@portico/domain/calendar/local-date';
import type { ReservationId } from '@portico/domain/ids';
import { buildBooking } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildHotelFile, PROPERTY } from '@portico/testing/builders/hotel-file';
import { allRows } from '@portico/testing/database/all-rows';
import { insertBeside } from '@portico/testing/database/insert-beside';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { insertEndpoint } from '@portico/testing/events/listening-endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcile } from '../operations/reconcile/reconcile.ts';
import { readReservation } from '../reservation/read-reservation.store.ts';
import { eraseOldStays } from './erase-old-stays.ts';

const other = buildHotelFile({ property: { id: 8, code: 'Cove', name: 'The Cove' } });

let world: World;
beforeAll(async () => {
  const settings = { eraseGuestsAfterMonths: 6 };
  const allotments = [{ from: '2027-03-01', to: '2027-04-29', rooms: 9 }];
  world = await openWorld({ hotel: buildHotelFile({ settings, allotments }) });
  await insertHotel(world.db.database, other);
});
afterAll(() => world.close());

/** Two nights from 3 March 2027; departs on the 5th. */
async function book(firstName: string, propertyId: number = PROPERTY): Promise<ReservationId> {
  const Booker = { ...buildBooking().Booker, FirstName: firstName, Email: `${firstName}@example.org` };
  const { body } = await world.book(
    buildBooking({ Booker, PropertyId: propertyId, Notes: `For ${firstName}` }),
  );
  const by = { confirmationToken: String(body.ConfirmationToken) };
  const booked = await readReservation(world.db.database.kysely, propertyId as typeof PROPERTY, by);
  if (booked === undefined) throw new Error('not booked');
  return booked.reservationId;
}

const erase = () => {
  const { database, clock, hotels, providers, log } = world.deps;
  return eraseOldStays({ database, clock, hotels, providers, log, batch: 2 });
};

const names = async () => {
  const rows = await allRows(world.db.database);
  const all = [
    'Ada@',
    'Bea@',
    'Cleo@',
    'Dora@',
    'For Ada',
    'For Dora',
    'pillows',
    'fell ill',
    '"cancellation_reason_id":7',
  ];
  return all.filter((name) => rows.includes(name));
};

/** Inserts a cancellation of the booking's rooms. */
const cancelFor = async (id: ReservationId, reason: string) => {
  const { kysely } = world.db.database;
  await sql`UPDATE reservation_item SET cancelled_at = created_at, cancellation_reason_id = 7
    FROM reservation WHERE reservation.reservation_id = ${id} AND reservation_item.reservation_id = ${id}`.execute(
    kysely,
  );
  await sql`
    INSERT INTO reservation_change (property_id, reservation_id, change_id, kind, status, made_by, what, gross_before,
      gross_after, paid_before, reason, created_at, settled_at)
    SELECT property_id, reservation_id, gen_random_uuid(), 'cancel', 'applied', 'link', '[]', gross, 0, 0, ${reason},
      created_at, created_at
    FROM reservation WHERE reservation_id = ${id}`.execute(kysely);
};

const setAttempts = (id: ReservationId, status: 'action-required' | 'paid') =>
  world.db.database.kysely
    .updateTable('payment_attempt')
    .set({ status })
    .where('reservation_id', '=', id)
    .execute();

test('over the years, guests are taken out of each stay six months after it, but not while its money is open', async () => {
  await insertEndpoint(world.db.database);
  for (const name of ['Bea', 'Cleo']) await book(name);
  await cancelFor(await book('Ada'), 'Somebody fell ill');
  const waits = await book('Dora');
  await book('Elsewhere', 8);
  const before = await reconcile(world.deps);
  await setAttempts(waits, 'action-required');
  await insertBeside(world.db.database, { propertyId: PROPERTY, email: 'Ada@example.org', at: '2027-03-05' });

  const erased: Record<string, number> = {};
  const seen: Record<string, string[]> = {};
  for (let month = 0; month <= 24; month++) {
    const day = addMonths(localDate('2027-03-06'), month);
    // Half an hour before that day begins, and after.
    for (const instant of [`${addDays(day, -1)}T22:30:00Z`, `${day}T12:00:00Z`]) {
      world.setNow(instant);
      if (instant.startsWith('2028-03')) await setAttempts(waits, 'paid');
      const count = await erase();
      if (count > 0) erased[instant] = count;
      seen[instant] = await names();
    }
  }
  expect(erased).toEqual({ '2027-09-06T12:00:00Z': 3, '2028-03-05T22:30:00Z': 1 });
  expect(seen['2027-09-05T22:30:00Z']).toHaveLength(9);
  // Dora's, with an open payment.
  expect(seen['2027-09-06T12:00:00Z']).toEqual(['Dora@', 'For Dora']);
  expect(seen['2028-03-05T22:30:00Z']).toEqual([]);
  // Of a hotel without a retention time.
  expect(await allRows(world.db.database)).toContain('Elsewhere@example.org');
  expect((await reconcile(world.deps)).sums).toEqual(before.sums);
});
