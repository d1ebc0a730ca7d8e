import type { DirectProvider } from '@portico/server/payments/payment-port';
import { approvedCard, ARRIVAL, browserData, buildBooking } from '@portico/testing/booking/booking-body';
import { bookedOn, readBooked } from '@portico/testing/world/books';
import { openWorld, type World, type WorldOptions } from '@portico/testing/world/world';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { afterEach, describe, expect, test } from 'vitest';
import { recoverPayments } from '../../payments/settle/recover-payments.ts';

let world: World;
afterEach(() => world.close());

async function open(options: WorldOptions = {}) {
  world = await openWorld(options);
}

const night = () => bookedOn(world, ARRIVAL);

const bothMails = ['guest-confirmation', 'hotel-notification'];
const mails = async () =>
  (await world.db.database.kysely.selectFrom('outbox').select('kind').orderBy('kind').execute()).map(
    ({ kind }) => kind,
  );

const recover = () => {
  return recoverPayments(world.deps);
};

describe('a payment that the provider leaves open', () => {
  const silent = (acquirer: DirectProvider): DirectProvider => ({
    ...acquirer,
    charge: async (...order) => {
      await acquirer.charge(...order);
      return { kind: 'unknown' };
    },
  });
  const unreachable = async () => ({ kind: 'unknown' }) as const;

  test('is a pending booking with its token, its nights held', async () => {
    await open({ payments: (acquirer) => ({ ...silent(acquirer), lookUp: unreachable }) });
    const answer = await world.book(buildBooking());
    expect(answer.body).toMatchObject({ Success: true, Status: 'Pending', RefusalCode: null });
    const status = await world.guest().status(answer.body.ConfirmationToken);
    expect(status.body).toMatchObject({ Success: true, Status: 'Pending' });
    expect(await night()).toEqual({ sold: 0, held: 1 });
    expect(await mails()).toEqual([]);
  });

  test('is settled by recovery a minute later, once, and its key then answers the same', async () => {
    await open({ payments: silent });
    await world.book(buildBooking(), 'one');
    world.setNow('2027-02-20T12:00:59Z');
    await recover();
    expect(await night()).toEqual({ sold: 0, held: 1 });
    world.setNow('2027-02-20T12:01:01Z');
    await recover();
    await recover();
    expect(await night()).toEqual({ sold: 1, held: 0 });
    expect(await mails()).toEqual(bothMails);
    expect((await world.book(buildBooking(), 'one')).body).toMatchObject({ Status: 'Confirmed' });
  });

  test('that never reached the provider is cancelled there, then its nights are released', async () => {
    await open({ payments: (acquirer) => ({ ...acquirer, charge: async () => ({ kind: 'unknown' }) }) });
    const answer = await world.book(buildBooking(), 'one');
    world.setNow('2027-02-20T12:01:01Z');
    await recover();
    expect(await night()).toEqual({ sold: 0, held: 0 });
    expect(world.acquired()).toMatchObject([{ status: 'cancelled' }]);
    const status = await world.guest().status(answer.body.ConfirmationToken);
    expect(status.body).toMatchObject({ Success: false, Status: 'Expired', RefusalCode: 'payment.expired' });
  });

  test('stays held while the provider cannot be reached, even past the hold', async () => {
    await open({
      payments: (acquirer) => ({
        ...acquirer,
        charge: unreachable,
        lookUp: unreachable,
        cancel: unreachable,
      }),
    });
    await world.book(buildBooking());
    world.setNow('2027-02-20T12:14:59Z');
    await recover();
    const reported = () => world.logLines.filter((line) => line.includes('the nights stay held')).length;
    expect(reported()).toBe(0);
    world.setNow('2027-02-20T12:20:00Z');
    await recover();
    expect(await night()).toEqual({ sold: 0, held: 1 });
    expect(reported()).toBe(1);
  });

  test('is polled every 15 s, by one of two recoveries at once', async () => {
    let polls = 0;
    const lookUp = async () => {
      polls++;
      return { kind: 'unknown' } as const;
    };
    await open({ payments: (acquirer) => ({ ...acquirer, charge: unreachable, lookUp }) });
    await world.book(buildBooking());
    world.setNow('2027-02-20T12:01:00Z');
    await Promise.all([recover(), recover()]);
    expect(polls).toBe(1);
    world.setNow('2027-02-20T12:01:14Z');
    await recover();
    expect(polls).toBe(1);
    world.setNow('2027-02-20T12:01:15Z');
    await recover();
    expect(polls).toBe(2);
  });

  test('is polled by its guest’s page, at most once in 2 s however many poll', async () => {
    let polls = 0;
    await open({
      payments: (acquirer) => ({
        ...silent(acquirer),
        lookUp: async (attempt) => (++polls < 3 ? { kind: 'unknown' } : acquirer.lookUp(attempt)),
      }),
    });
    const { body } = await world.book(buildBooking());
    const poll = () => world.guest().status(body.ConfirmationToken);
    await Promise.all([poll(), poll(), poll()]);
    expect(polls).toBe(1);
    world.setNow('2027-02-20T12:00:01.999Z');
    expect((await poll()).body).toMatchObject({ Status: 'Pending' });
    expect(polls).toBe(1);
    world.setNow('2027-02-20T12:00:02Z');
    await poll();
    expect(polls).toBe(2);
    world.setNow('2027-02-20T12:00:04Z');
    expect((await poll()).body).toMatchObject({ Success: true, Status: 'Confirmed' });
    expect(await mails()).toEqual(bothMails);
    await poll();
    expect(polls).toBe(3);
  });

  test('is answered to its guest’s page as it stands when asking fails', async () => {
    const lookUp = async () => Promise.reject(new Error('a defect of the adapter'));
    await open({ payments: (acquirer) => ({ ...silent(acquirer), lookUp }) });
    const { body } = await world.book(buildBooking());
    const status = await world.guest().status(body.ConfirmationToken);
    expect(status).toMatchObject({ status: 200, body: { Success: true, Status: 'Pending' } });
  });

  test('and fails later is reported to its guest by mail', async () => {
    await open({ payments: (acquirer) => ({ ...acquirer, charge: unreachable }) });
    await world.book(buildBooking());
    world.setNow('2027-02-20T12:01:01Z');
    await recover();
    expect(await mails()).toEqual(['guest-not-booked']);
  });
});

describe('a payment with an answer that could not be stored', () => {
  // PostgreSQL does not store NUL in text.
  const notToBeStored = (acquirer: DirectProvider): DirectProvider => ({
    ...acquirer,
    charge: async (...order) => {
      const answer = await acquirer.charge(...order);
      return answer.kind === 'paid' ? { ...answer, reference: '\0' } : answer;
    },
  });

  test('leaves a booking pending, which recovery confirms', async () => {
    await open({ payments: notToBeStored });
    expect((await world.book(buildBooking())).body).toMatchObject({ Success: true, Status: 'Pending' });
    expect(await night()).toEqual({ sold: 0, held: 1 });
    world.setNow('2027-02-20T12:01:01Z');
    await recover();
    expect(await night()).toEqual({ sold: 1, held: 0 });
    expect(world.acquired()).toMatchObject([{ status: 'paid' }]);
  });

  test('leaves a change pending, which recovery makes', async () => {
    await open({ payments: notToBeStored });
    const { body } = await world.book(buildBooking());
    world.setNow('2027-02-20T12:01:01Z');
    await recover();
    const booked = await readBooked(world, body.ConfirmationToken);
    const later = {
      PropertyId: PROPERTY,
      ReservationId: booked.reservationId,
      CardDetails: approvedCard,
      BrowserData: browserData,
      ReservationItems: [{ ReservationItemId: booked.rooms[0]?.itemId, DateOfDeparture: '2027-03-07' }],
    };
    expect((await world.guestOf(booked).change(later)).body).toMatchObject({
      Success: true,
      Status: 'Pending',
      Reservation: { Version: 1 },
    });
    world.setNow('2027-02-20T12:02:02Z');
    await recover();
    expect(await readBooked(world, body.ConfirmationToken)).toMatchObject({ version: 2 });
  });
});
