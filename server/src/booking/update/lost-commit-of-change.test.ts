import type { PropertyId } from '@portico/domain/ids';
import { approvedCard, browserData, buildBooking } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { DOUBLE, PROPERTY, SAVER } from '@portico/testing/builders/hotel-file';
import { startCutProxy, type CutProxy } from '@portico/testing/database/cut-proxy';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reconcile } from '../../operations/reconcile/reconcile.ts';
import { readReservation } from '../../reservation/read-reservation.store.ts';

let proxy: CutProxy;
let world: World;
beforeEach(async () => {
  proxy = await startCutProxy();
  world = await openWorld({ database: { proxy } });
});
afterEach(async () => {
  await world.close();
  await proxy.close();
});

/** Two nights at 80.00, paid. */
async function book() {
  const { body } = await world.book(buildBooking());
  const by = { confirmationToken: String(body.ConfirmationToken) };
  const booked = await readReservation(world.db.database.kysely, PROPERTY as PropertyId, by);
  if (booked === undefined) throw new Error('not booked');
  return booked;
}
type Booked = Awaited<ReturnType<typeof book>>;

const longer = (booked: Booked) => ({
  PropertyId: PROPERTY,
  ReservationId: booked.reservationId,
  CardDetails: approvedCard,
  BrowserData: browserData,
  ReservationItems: [
    {
      ReservationItemId: booked.rooms[0]?.itemId,
      DateOfArrival: '2027-03-03',
      DateOfDeparture: '2027-03-07',
      RoomTypeId: DOUBLE,
      RatePlanId: SAVER,
      NumberOfAdults: 1,
      NumberOfChildren: 0,
      NumberOfInfants: 0,
    },
  ],
});

async function afterwards() {
  await world.runAt('2027-02-20T12:00:10Z');
  const { kysely } = world.db.database;
  const changes = await kysely.selectFrom('reservation_change').select(['kind', 'status']).execute();
  const { drift } = await reconcile(world.deps);
  return { changes, drift, acquired: world.acquired() };
}

const cuts = [
  ['before', 1],
  ['after', 1],
  ['before', 2],
  ['after', 2],
] as const;

describe('a connection lost at a commit', () => {
  test.each(['before', 'after'] as const)('%s cancelling cancels once and gives back once', async (cut) => {
    const booked = await book();
    proxy.cutCommit(cut, 1);
    const order = { PropertyId: PROPERTY, ReservationId: booked.reservationId };
    const { body } = await world.guestOf(booked).cancel(order);
    expect(proxy.cuts()).toBe(1);
    expect(body).toMatchObject({ Success: true, Version: 2 });
    expect(await afterwards()).toMatchObject({
      changes: [{ kind: 'cancel', status: 'applied' }],
      drift: [],
      acquired: [{ amount: 160_00, refunds: [{ amount: 160_00 }] }],
    });
  });

  test.each(cuts)('%s the %i. of a change that is paid changes once and charges once', async (cut, nth) => {
    const booked = await book();
    proxy.cutCommit(cut, nth);
    const { body } = await world.guestOf(booked).change(longer(booked), 'one');
    expect(proxy.cuts()).toBe(1);
    expect(body).toMatchObject({ Success: true, Status: 'Applied', Reservation: { Version: 2, Paid: 320 } });
    expect(await afterwards()).toMatchObject({
      changes: [{ kind: 'update', status: 'applied' }],
      drift: [],
      acquired: [{ amount: 160_00 }, { amount: 160_00 }],
    });
  });
});
