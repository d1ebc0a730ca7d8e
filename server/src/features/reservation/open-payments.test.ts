import type { PaymentPort } from '@portico/server/core/payment-port';
import { ARRIVAL, buildBooking } from '@portico/testing/booking/booking-body';
import {
  bookedOn,
  openBookingWorld,
  type BookingWorld,
  type BookingWorldOptions,
} from '@portico/testing/booking/booking-world';
import { afterEach, describe, expect, test } from 'vitest';
import { recoverPayments } from '../../core/recover-payments.ts';

let world: BookingWorld;
afterEach(() => world.close());

async function open(options: BookingWorldOptions = {}) {
  world = await openBookingWorld(options);
}

const night = () => bookedOn(world, ARRIVAL);

const bothMails = ['guest-confirmation', 'hotel-notification'];
const mails = async () =>
  (await world.db.database.kysely.selectFrom('outbox').select('kind').orderBy('kind').execute()).map(
    ({ kind }) => kind,
  );

const recover = () => {
  if (world.deps.payments === undefined) throw new Error('no provider');
  return recoverPayments({ ...world.deps, payments: world.deps.payments });
};

describe('a payment that the provider leaves open', () => {
  const silent = (acquirer: PaymentPort): PaymentPort => ({
    ...acquirer,
    charge: async (...order) => {
      await acquirer.charge(...order);
      return { kind: 'unknown' };
    },
  });

  test('is a pending booking with its token, its nights held', async () => {
    await open({ payments: silent });
    const answer = await world.create(buildBooking());
    expect(answer.body).toMatchObject({ Success: true, Status: 'Pending', RefusalCode: null });
    const status = await world.get('/api/Reservation/Status', {
      propertyId: '7',
      referenceNumber: String(answer.body.ConfirmationToken),
    });
    expect(status.body).toMatchObject({ Success: true, Status: 'Pending' });
    expect(await night()).toEqual({ sold: 0, held: 1 });
    expect(await mails()).toEqual([]);
  });

  test('is settled by recovery a minute later, once, and its key then answers the same', async () => {
    await open({ payments: silent });
    await world.create(buildBooking(), 'one');
    world.setNow('2027-02-20T12:00:59Z');
    await recover();
    expect(await night()).toEqual({ sold: 0, held: 1 });
    world.setNow('2027-02-20T12:01:01Z');
    await recover();
    await recover();
    expect(await night()).toEqual({ sold: 1, held: 0 });
    expect(await mails()).toEqual(bothMails);
    expect((await world.create(buildBooking(), 'one')).body).toMatchObject({ Status: 'Confirmed' });
  });

  test('that never reached the provider is cancelled there, then its nights are free', async () => {
    await open({ payments: (acquirer) => ({ ...acquirer, charge: async () => ({ kind: 'unknown' }) }) });
    const answer = await world.create(buildBooking(), 'one');
    world.setNow('2027-02-20T12:01:01Z');
    await recover();
    expect(await night()).toEqual({ sold: 0, held: 0 });
    expect(world.acquired()).toMatchObject([{ status: 'cancelled' }]);
    const status = await world.get('/api/Reservation/Status', {
      propertyId: '7',
      referenceNumber: String(answer.body.ConfirmationToken),
    });
    expect(status.body).toMatchObject({ Success: false, Status: 'Expired', RefusalCode: 'payment.expired' });
  });

  test('stays held while the provider cannot be reached, even past the hold', async () => {
    const unreachable = async () => ({ kind: 'unknown' }) as const;
    await open({
      payments: (acquirer) => ({
        ...acquirer,
        charge: unreachable,
        lookUp: unreachable,
        cancel: unreachable,
      }),
    });
    await world.create(buildBooking());
    world.setNow('2027-02-20T12:20:00Z');
    await recover();
    expect(await night()).toEqual({ sold: 0, held: 1 });
  });

  test('that waits for the guest is cancelled when the hold is over, not before', async () => {
    const challenge = async () => ({ kind: 'action-required', url: 'https://bank.example/' }) as const;
    await open({ payments: (acquirer) => ({ ...acquirer, charge: challenge, lookUp: challenge }) });
    await world.create(buildBooking());
    world.setNow('2027-02-20T12:14:00Z');
    await recover();
    expect(await night()).toEqual({ sold: 0, held: 1 });
    world.setNow('2027-02-20T12:15:00Z');
    await recover();
    expect(await night()).toEqual({ sold: 0, held: 0 });
  });

  test('of another sum than was asked confirms nothing and is reported', async () => {
    await open({
      payments: (acquirer) => ({
        ...acquirer,
        charge: async (attempt, order) =>
          acquirer.charge(attempt, { ...order, money: { minor: 1, currency: 'GBP' } }),
      }),
    });
    const answer = await world.create(buildBooking());
    expect(answer.body).toMatchObject({ Success: true, Status: 'Pending' });
    expect(await night()).toEqual({ sold: 0, held: 1 });
    expect(world.logLines.some((line) => line.includes('could not be settled'))).toBe(true);
  });
});
