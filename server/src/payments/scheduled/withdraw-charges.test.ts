import type { PropertyId, ReservationId } from '@portico/domain/ids';
import { laterMessages, scheduledCharges } from '@portico/testing/world/books';
import { buildLaterHotel, buildPartPaidBooking } from '@portico/testing/booking/later-hotel';
import { openWorld, type World, type WorldOptions } from '@portico/testing/world/world';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { afterEach, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { readLedger } from '../attempts/read-ledger.store.ts';
import { giveBack, ofNewest, type PaymentRefund } from '../refunds/give-back.ts';
import { withdrawCharges } from './withdraw-charges.ts';

let world: World;
afterEach(() => world.close());

/** 32.00 paid at booking; 96.00 and 32.00 on the first two days of March. */
async function open(options: WorldOptions = {}) {
  world = await openWorld({ hotel: buildLaterHotel(), ...options });
  await world.book(buildPartPaidBooking());
  const row = await world.db.database.kysely
    .selectFrom('reservation')
    .select('reservation_id')
    .executeTakeFirstOrThrow();
  return { propertyId: PROPERTY as PropertyId, reservationId: row.reservation_id as ReservationId };
}

const withdraw = (booking: Awaited<ReturnType<typeof open>>) =>
  inTransaction(world.db.database, (tx) => withdrawCharges(tx, booking, world.deps.clock.now()));
const statuses = async () => (await scheduledCharges(world)).map(({ status }) => status);
const sums = () =>
  world.acquired().map((entry) => entry as { amount?: number; refunds?: { amount: number }[] });

test('withdrawn charges are never requested', async () => {
  let calls = 0;
  const booking = await open({
    payments: (acquirer) => ({
      ...acquirer,
      chargeStored: (...order) => {
        calls += 1;
        return acquirer.chargeStored(...order);
      },
    }),
  });
  await withdraw(booking);
  await withdraw(booking);
  await world.runAt('2027-03-03T09:00:00Z');
  expect(await statuses()).toEqual(['cancelled', 'cancelled']);
  expect(calls).toBe(0);
  expect(await laterMessages(world)).toEqual([]);
});

test('a charge that took the money with its answer lost is refunded once it is withdrawn', async () => {
  let losses = 1;
  const booking = await open({
    payments: (acquirer) => ({
      ...acquirer,
      chargeStored: async (...order) => {
        const answer = await acquirer.chargeStored(...order);
        return losses-- > 0 ? { kind: 'unknown' } : answer;
      },
    }),
  });
  await world.runAt('2027-03-01T09:00:00Z');
  expect(await statuses()).toEqual(['planned', 'planned']);
  await withdraw(booking);
  await world.runAt('2027-03-01T09:00:05Z');
  await world.runAt('2027-03-01T09:00:06Z');
  expect(await statuses()).toEqual(['paid', 'cancelled']);
  expect(sums()).toMatchObject([{ amount: 32_00 }, { amount: 96_00, refunds: [{ amount: 96_00 }] }]);
  expect(await laterMessages(world)).toEqual(['guest-refund', 'refund']);
});

test('money is given back to the payments that are named, and never more than one has paid', async () => {
  const booking = await open();
  await world.runAt('2027-03-01T09:00:00Z');
  const { kysely } = world.db.database;
  const give = async (minor: number) => {
    const refunds = ofNewest(await readLedger(kysely, booking.propertyId, booking.reservationId), minor);
    await back(refunds);
  };
  const back = (refunds: readonly PaymentRefund[]) =>
    inTransaction(world.db.database, (tx) =>
      giveBack(tx, { ...booking, changeId: null, refunds, reason: 'cancelled' }, world.deps.clock.now()),
    );
  await give(100_00);
  await give(0);
  const [left] = ofNewest(await readLedger(kysely, booking.propertyId, booking.reservationId), 28_00);
  if (left === undefined) throw new Error('something is left');
  expect(left.minor).toBe(28_00);
  await expect(back([{ ...left, minor: 28_01 }])).rejects.toThrow('more than it has paid');
  await world.runAt('2027-03-01T10:00:00Z');
  expect(sums()).toMatchObject([
    { amount: 32_00, refunds: [{ amount: 4_00 }] },
    { amount: 96_00, refunds: [{ amount: 96_00 }] },
  ]);
});
