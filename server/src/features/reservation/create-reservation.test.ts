import type { PaymentPort } from '@portico/server/core/payment-port';
import {
  approvedCard,
  ARRIVAL,
  buildBooking,
  buildFlexibleBooking,
  buildRoom,
  declinedCard,
} from '@portico/testing/booking/booking-body';
import {
  openBookingWorld,
  type BookingWorld,
  type BookingWorldOptions,
} from '@portico/testing/booking/booking-world';
import {
  buildHotelFile,
  buildRatePlan,
  DOUBLE,
  FAMILY,
  FIRST_NIGHT,
  LAST_NIGHT,
  saver,
} from '@portico/testing/builders/hotel-file';
import { afterEach, describe, expect, test } from 'vitest';
import { recoverPayments } from '../../core/recover-payments.ts';

let world: BookingWorld;
afterEach(() => world.close());

const GUARANTEED = 23;
const guaranteed = buildRatePlan({ id: GUARANTEED, code: 'KEEP', needsGuarantee: true });
const hotel = buildHotelFile({ ratePlans: [buildRatePlan(), buildRatePlan(saver), guaranteed] });

async function open(options: BookingWorldOptions = {}) {
  world = await openBookingWorld({ hotel, ...options });
  return world;
}

const night = async (roomTypeId = DOUBLE) =>
  world.db.database.kysely
    .selectFrom('room_night')
    .select(['sold', 'held'])
    .where('room_type_id', '=', roomTypeId)
    .where('stay_date', '=', ARRIVAL)
    .executeTakeFirst();

const mails = async () =>
  (await world.db.database.kysely.selectFrom('outbox').select('kind').orderBy('kind').execute()).map(
    ({ kind }) => kind,
  );

const bothMails = ['guest-confirmation', 'hotel-notification'];

const recover = () => {
  if (world.deps.payments === undefined) throw new Error('no provider');
  return recoverPayments({ ...world.deps, payments: world.deps.payments });
};

describe('a declined card', () => {
  test('gives the nights back, sells nothing and writes to nobody; another card books', async () => {
    await open({ hotel: buildHotelFile({ allotments: [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 1 }] }) });
    const declined = await world.create(buildBooking({ CardDetails: declinedCard }), 'one');
    expect(declined).toMatchObject({
      status: 200,
      body: { Success: false, RefusalCode: 'payment.declined', Status: 'Declined' },
    });
    expect(await night()).toEqual({ sold: 0, held: 0 });
    expect(await mails()).toEqual([]);
    const second = await world.create(buildBooking(), 'two');
    expect(second.body).toMatchObject({ Success: true, Status: 'Confirmed' });
    expect(await night()).toEqual({ sold: 1, held: 0 });
  });

  test('is answered again for its key, whichever card comes with it', async () => {
    await open();
    const first = await world.create(buildBooking({ CardDetails: declinedCard }), 'one');
    const again = await world.create(buildBooking({ CardDetails: approvedCard }), 'one');
    expect(again.text).toBe(first.text);
    expect(world.acquired()).toMatchObject([{ status: 'declined' }]);
  });
});

describe('a key', () => {
  test('of another request is refused with 422', async () => {
    await open();
    await world.create(buildBooking(), 'one');
    const other = await world.create(buildBooking({ Notes: 'A cot, please' }), 'one');
    expect(other).toMatchObject({ status: 422, body: { RefusalCode: 'idempotency.reused' } });
  });

  test('stays free when the rooms were full, and books once there is one', async () => {
    await open({ hotel: buildHotelFile({ allotments: [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 0 }] }) });
    const full = await world.create(buildBooking(), 'one');
    expect(full.body.RefusalCode).toBe('basket.no-room-left');
    expect((await world.create(buildBooking(), 'one')).text).toBe(full.text);
    await world.db.database.kysely.updateTable('room_night').set({ allotment: 1 }).execute();
    expect((await world.create(buildBooking(), 'one')).body.Status).toBe('Confirmed');
  });

  test('whose request is still at work is 409 with Retry-After once 5 s have passed', async () => {
    const waits: number[] = [];
    const neverReady = (acquirer: PaymentPort): PaymentPort => ({
      ...acquirer,
      charge: () => Promise.resolve({ kind: 'unknown' }),
    });
    await open({ payments: neverReady, delay: async (milliseconds) => void waits.push(milliseconds) });
    await world.create(buildBooking(), 'one');
    const duplicate = await world.create(buildBooking(), 'one');
    expect(duplicate).toMatchObject({
      status: 409,
      headers: { 'retry-after': '5' },
      body: { RefusalCode: 'idempotency.in-progress' },
    });
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThanOrEqual(4_500);
  });

  test('whose request was left half done is taken over when its lease is over, and charged once', async () => {
    let isAnswerLost = true;
    const losesFirstAnswer = (acquirer: PaymentPort): PaymentPort => ({
      ...acquirer,
      charge: async (...order) => {
        const answer = await acquirer.charge(...order);
        return isAnswerLost ? { kind: 'unknown' } : answer;
      },
    });
    await open({ payments: losesFirstAnswer });
    const first = await world.create(buildBooking(), 'one');
    isAnswerLost = false;
    world.setNow('2027-02-20T12:00:21Z');
    const again = await world.create(buildBooking(), 'one');
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
    const first = await world.create(buildBooking(), 'one');
    world.setNow('2027-03-20T12:00:00Z');
    expect((await world.create(buildBooking(), 'one')).text).toBe(first.text);
  });

  test('is asked for by nobody: without one each request books', async () => {
    await open();
    await world.create(buildFlexibleBooking());
    await world.create(buildFlexibleBooking());
    expect(await night()).toEqual({ sold: 2, held: 0 });
  });
});

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
        charge: async (attempt, _money, card) =>
          acquirer.charge(attempt, { minor: 1, currency: 'GBP' }, card),
      }),
    });
    const answer = await world.create(buildBooking());
    expect(answer.body).toMatchObject({ Success: true, Status: 'Pending' });
    expect(await night()).toEqual({ sold: 0, held: 1 });
    expect(world.logLines.some((line) => line.includes('could not be settled'))).toBe(true);
  });
});

describe('a booking', () => {
  test('that is paid is stored as the server priced it, with its terms, and both mails wait', async () => {
    await open();
    const body = buildBooking({
      Notes: ' A quiet room ',
      PaymentAmount: 510,
      Rooms: [
        buildRoom({
          NumberOfAdults: 2,
          TotalCost: 180,
          LeadGuest: { FirstName: 'Grace', LastName: 'O’Brien' },
        }),
        buildRoom({
          RoomTypeId: FAMILY,
          NumberOfAdults: 2,
          NumberOfChildren: 1,
          DateTo: '2027-03-06',
          TotalCost: 405,
        }),
      ],
      DateTo: '2027-03-06',
    });
    const changed = await world.create(body);
    expect(changed.body).toMatchObject({
      RefusalCode: 'quote.price-changed',
      TotalCost: 585,
      PaymentAmount: 585,
    });
    const answer = await world.create({ ...body, PaymentAmount: 585 });
    expect(answer.body).toMatchObject({ Success: true, Status: 'Confirmed', Message: null });
    expect(answer.body.ReferenceNumber).toMatch(/^[34679ACDEFGHJKMNPQRTWXY]{10}$/);

    const { kysely } = world.db.database;
    const [reservation] = await kysely.selectFrom('reservation').selectAll().execute();
    expect(reservation).toMatchObject({
      status: 'confirmed',
      arrival: '2027-03-03',
      departure: '2027-03-06',
      gross: 58_500,
      vat: 9_750,
      net: 48_750,
      due_now: 58_500,
      due_later: [],
      due_at_hotel: 0,
      payment_type: 'card',
      special_requests: 'A quiet room',
      hold_ends_at: null,
    });
    const items = await kysely.selectFrom('reservation_item').selectAll().orderBy('room_number').execute();
    expect(items).toMatchObject([
      {
        room_type_name: 'Double',
        gross: 18_000,
        lead_guest: { lastName: 'O’Brien' },
        vat_rate_basis_points: 2_000,
      },
      {
        room_type_name: 'Family',
        gross: 40_500,
        nights: [{ grossMinor: 13_500 }, { grossMinor: 13_500 }, { grossMinor: 13_500 }],
        payment_policy: [{ when: 'at-booking', percentBasisPoints: 10_000 }],
        cancellation_policy: { entries: [], noShow: { kind: 'full' } },
      },
    ]);
    expect(world.acquired()).toMatchObject([{ status: 'paid', amount: 58_500 }]);
    expect(await mails()).toEqual(bothMails);
  });

  test('with nothing due and no guarantee is confirmed without asking the provider', async () => {
    await open();
    const answer = await world.create(buildFlexibleBooking(), 'one');
    expect(answer.body).toMatchObject({ Success: true, Status: 'Confirmed' });
    expect(world.acquired()).toEqual([]);
    expect(await night()).toEqual({ sold: 1, held: 0 });
    expect(await mails()).toEqual(bothMails);
    expect((await world.create(buildFlexibleBooking(), 'one')).text).toBe(answer.text);
  });

  test.each([0, 5])(
    'with a guarantee keeps the card as the provider’s token, asked for as %i',
    async (PaymentType) => {
      await open();
      const Rooms = [buildRoom({ RatePlanId: GUARANTEED, TotalCost: 200 })];
      const answer = await world.create(buildBooking({ PaymentType, PaymentAmount: 0, Rooms }));
      expect(answer.body).toMatchObject({ Success: true, Status: 'Confirmed' });
      const attempts = await world.db.database.kysely.selectFrom('payment_attempt').selectAll().execute();
      expect(attempts).toMatchObject([
        {
          kind: 'store-card',
          status: 'stored',
          amount: 0,
          card_brand: 'visa',
          card_last4: '4242',
          card_expiry: '2029-12',
        },
      ]);
      expect(attempts[0]?.card_token).toMatch(/.+/);
    },
  );

  test('asked for as a stored card is charged when something is due', async () => {
    await open();
    const answer = await world.create(buildBooking({ PaymentType: 0 }));
    expect(answer.body.Status).toBe('Confirmed');
    expect(world.acquired()).toMatchObject([{ status: 'paid', amount: 16_000 }]);
  });
});
