import type { DirectProvider } from '@portico/server/payments/payment-port';
import { ARRIVAL, buildBooking } from '@portico/testing/booking/booking-body';
import { bookedOn } from '@portico/testing/world/books';
import { openWorld, type World } from '@portico/testing/world/world';
import { answerBank, questionedBooking } from '@portico/testing/booking/questioned-booking';
import { buildHotelFile, FIRST_NIGHT, LAST_NIGHT } from '@portico/testing/builders/hotel-file';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recoverPayments } from '../../payments/settle/recover-payments.ts';

/** Enough for each side to win sometimes. */
const RACES = 12;
const HOLD_ENDS_AT = '2027-02-20T12:20:00.000Z';

let world: World;
let isProviderAway: boolean;
let lookUps: number;

const awayAtTimes = (acquirer: DirectProvider): DirectProvider => ({
  ...acquirer,
  lookUp: async (key) => {
    lookUps++;
    return isProviderAway ? { kind: 'unknown' } : acquirer.lookUp(key);
  },
  cancel: async (key) => (isProviderAway ? { kind: 'unknown' } : acquirer.cancel(key)),
});

beforeEach(async () => {
  isProviderAway = false;
  lookUps = 0;
  const allotments = [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: RACES }];
  world = await openWorld({ payments: awayAtTimes, hotel: buildHotelFile({ allotments }) });
});
afterEach(() => world.close());

const night = () => bookedOn(world, ARRIVAL);
const statusOf = (token: string | null) => world.guest().status(token);

const abandon = (token: unknown) => world.guest().abandon(token);

async function atTheBank(key?: string) {
  const { body } = await world.book(questionedBooking(), key);
  expect(body.Status).toBe('ActionRequired');
  return { token: body.ConfirmationToken, question: String(body.ActionUrl) };
}

const mails = async () =>
  (await world.db.database.kysely.selectFrom('outbox').select('kind').execute()).map(({ kind }) => kind);

async function recover() {
  await recoverPayments(world.deps);
}

const freed = { Success: false, Status: 'Expired', ActionUrl: null, HoldEndsAt: null };

describe('a page that polls the booking every ten seconds', () => {
  test('learns until when the room is held; then the payment is void and the room released', async () => {
    const { token, question } = await atTheBank();
    const begun = Date.parse('2027-02-20T12:00:00Z');
    for (let pollAt = begun + 10_000; pollAt < Date.parse(HOLD_ENDS_AT); pollAt += 10_000) {
      world.setNow(new Date(pollAt).toISOString());
      const { body } = await statusOf(token);
      expect(body).toMatchObject({ Success: true, Status: 'ActionRequired', HoldEndsAt: HOLD_ENDS_AT });
      if (pollAt % 60_000 === 0) await recover();
    }
    expect(await night()).toEqual({ sold: 0, held: 1 });
    world.setNow(HOLD_ENDS_AT);
    const { body } = await statusOf(token);
    expect(body).toMatchObject({ ...freed, RefusalCode: 'payment.expired' });
    expect(body['Message']).toMatch(/time to pay was up.*Nothing has been charged/);
    expect(await night()).toEqual({ sold: 0, held: 0 });
    expect(world.acquired()).toMatchObject([{ status: 'cancelled' }]);
    await answerBank(question, 'approve');
    expect(world.acquired()).toMatchObject([{ status: 'cancelled' }]);
    expect(await mails()).toEqual(['guest-not-booked']);
  });

  test('confirms a payment that was approved before the end and is looked at after it', async () => {
    const { token, question } = await atTheBank();
    await answerBank(question, 'approve');
    world.setNow('2027-02-20T12:20:30Z');
    expect((await statusOf(token)).body).toMatchObject({ Success: true, Status: 'Confirmed' });
    expect(await night()).toEqual({ sold: 1, held: 0 });
  });

  test('is answered as it was while the provider is away, and ended when it is back', async () => {
    const { token } = await atTheBank();
    isProviderAway = true;
    world.setNow('2027-02-20T12:21:00Z');
    expect((await statusOf(token)).body).toMatchObject({ Success: true, Status: 'ActionRequired' });
    expect(await night()).toEqual({ sold: 0, held: 1 });
    isProviderAway = false;
    world.setNow('2027-02-20T12:21:05Z');
    expect((await statusOf(token)).body).toMatchObject({ Status: 'Expired' });
    expect(await night()).toEqual({ sold: 0, held: 0 });
  });
});

describe('a guest who turns back at the bank', () => {
  test('ends the booking: the payment is void, the room released, and every tab shows who ended it', async () => {
    const { token, question } = await atTheBank('one');
    const ended = { ...freed, RefusalCode: 'payment.abandoned' };
    expect(await abandon(token)).toMatchObject({ status: 200, body: ended });
    expect(await night()).toEqual({ sold: 0, held: 0 });
    await answerBank(question, 'approve');
    expect(world.acquired()).toMatchObject([{ status: 'cancelled' }]);
    expect((await statusOf(token)).body).toMatchObject(ended);
    expect((await world.book(questionedBooking(), 'one')).body).toMatchObject({
      Success: false,
      RefusalCode: 'payment.abandoned',
    });
    // The page already confirmed it.
    expect(await mails()).toEqual([]);
  });

  test('may press twice, in two tabs: one ends the booking, the others hear of it or go on asking', async () => {
    const { token } = await atTheBank();
    const answers = await Promise.all([1, 2, 3].map(() => abandon(token)));
    const ended = { status: 200, body: { ...freed, RefusalCode: 'payment.abandoned' } };
    expect(answers).toContainEqual(expect.objectContaining({ body: expect.objectContaining(ended.body) }));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(['Expired', 'ActionRequired']).toContain(body['Status']);
    }
    expect(await abandon(token)).toMatchObject(ended);
    expect(lookUps).toBe(1);
    expect(await night()).toEqual({ sold: 0, held: 0 });
  });

  test('while the approval arrives has one end of the two, at the bank and in the hotel alike', async () => {
    const bookings = [];
    for (let race = 0; race < RACES; race++) bookings.push(await atTheBank());
    await Promise.all(
      bookings.flatMap(({ token, question }, index) => {
        const pair = [() => abandon(token), () => answerBank(question, 'approve')];
        return (index % 2 === 0 ? pair : pair.toReversed()).map((act) => act());
      }),
    );
    const ends = await Promise.all(bookings.map(async ({ token }) => (await abandon(token)).body['Status']));
    const confirmed = ends.filter((end) => end === 'Confirmed').length;
    expect(ends.filter((end) => end === 'Expired')).toHaveLength(RACES - confirmed);
    expect(world.acquired().filter(({ status }) => status === 'paid')).toHaveLength(confirmed);
    expect(world.acquired().filter(({ status }) => status === 'cancelled')).toHaveLength(RACES - confirmed);
    expect(await night()).toEqual({ sold: confirmed, held: 0 });
  });

  test('after the approval is booked all the same', async () => {
    const { token, question } = await atTheBank();
    await answerBank(question, 'approve');
    expect(await abandon(token)).toMatchObject({ body: { Success: true, Status: 'Confirmed' } });
    expect(await abandon(token)).toMatchObject({ body: { Success: true, Status: 'Confirmed' } });
    expect(await night()).toEqual({ sold: 1, held: 0 });
  });

  test('while the provider is away learns that it is still open, and it is ended without the guest', async () => {
    const { token } = await atTheBank();
    isProviderAway = true;
    expect(await abandon(token)).toMatchObject({ body: { Success: true, Status: 'ActionRequired' } });
    isProviderAway = false;
    world.setNow('2027-02-20T12:01:00Z');
    await recover();
    expect((await statusOf(token)).body).toMatchObject({ ...freed, RefusalCode: 'payment.abandoned' });
    expect(await night()).toEqual({ sold: 0, held: 0 });
  });

  test('is handled at once though the page has just polled, and polls the provider once in 2 s however often it is pressed', async () => {
    const { token } = await atTheBank();
    isProviderAway = true;
    world.setNow('2027-02-20T12:00:10Z');
    await statusOf(token);
    expect(lookUps).toBe(1);
    await abandon(token);
    expect(lookUps).toBe(2);
    await Promise.all([1, 2, 3].map(() => abandon(token)));
    world.setNow('2027-02-20T12:00:11.999Z');
    expect(await abandon(token)).toMatchObject({ body: { Success: true, Status: 'ActionRequired' } });
    expect(lookUps).toBe(2);
    isProviderAway = false;
    world.setNow('2027-02-20T12:00:12Z');
    expect((await abandon(token)).body).toMatchObject({ ...freed, RefusalCode: 'payment.abandoned' });
    expect(lookUps).toBe(3);
  });

  test('ends no booking but one at the bank', async () => {
    const { body } = await world.book(buildBooking());
    expect(await abandon(body.ConfirmationToken)).toMatchObject({ body: { Status: 'Confirmed' } });
    expect(await abandon('AbCdEfGhIjKlMnOpQrStUv')).toMatchObject({
      status: 404,
      body: { RefusalCode: 'reservation.unknown' },
    });
    expect((await abandon('short')).status).toBe(400);
    expect((await abandon(null)).status).toBe(400);
  });
});
