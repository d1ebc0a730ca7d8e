import type { ManageUpdateResponse } from '@portico/contract/calls/manage-update';
import { localDate } from '@portico/domain/calendar/local-date';
import type { PaymentAttemptId, PropertyId } from '@portico/domain/ids';
import { approvedCard, browserData, buildBooking, declinedCard } from '@portico/testing/booking/booking-body';
import { money } from '@portico/domain/money/money';
import { bookedOn, hotelDeclines } from '@portico/testing/world/books';
import { openWorld, type World } from '@portico/testing/world/world';
import { deliverAnswer } from '@portico/testing/booking/deliver-answer';
import { answerBank } from '@portico/testing/booking/questioned-booking';
import { buildHotelFile, DOUBLE, FAMILY, PROPERTY, SAVER } from '@portico/testing/builders/hotel-file';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recoverPayments } from '../../payments/settle/recover-payments.ts';
import type { DirectProvider } from '../../payments/payment-port.ts';
import { reconcile } from '../../operations/reconcile/reconcile.ts';
import { readReservation } from '../../reservation/read-reservation.store.ts';

const questionedCard = { ...approvedCard, CardNumber: '4000 0027 6000 3184' };

let world: World;
let isSilent = false;
/** Does not report the result of a charge. */
let isMute = false;
let looked = 0;
/** An acquirer that may lose answers. */
const acquirerOf = (acquirer: DirectProvider): DirectProvider => ({
  ...acquirer,
  charge: async (...order) => {
    const answer = await acquirer.charge(...order);
    return isSilent ? { kind: 'unknown' } : answer;
  },
  lookUp: async (attempt) => {
    looked += 1;
    return isMute ? { kind: 'unknown' } : acquirer.lookUp(attempt);
  },
  cancel: async (attempt) => (isMute ? { kind: 'unknown' } : acquirer.cancel(attempt)),
});
beforeEach(async () => {
  isSilent = false;
  isMute = false;
  looked = 0;
  world = await openWorld({ hotel: buildHotelFile(), payments: acquirerOf });
});
afterEach(async () => {
  expect((await reconcile(world.deps)).drift).toEqual([]);
  await world.close();
});

/** Two nights from 3 March at 80.00, paid. */
async function book() {
  const { body } = await world.book(buildBooking());
  const confirmationToken = String(body.ConfirmationToken);
  const read = async () => {
    const { kysely } = world.db.database;
    const booked = await readReservation(kysely, PROPERTY as PropertyId, { confirmationToken });
    if (booked === undefined) throw new Error('not booked');
    return booked;
  };
  return { ...(await read()), read };
}
type Booked = Awaited<ReturnType<typeof book>>;

/** Departing on the 7th: 160.00 more. */
function longer(booked: Booked, CardDetails: object | null, fields: object = {}) {
  return {
    PropertyId: PROPERTY,
    ReservationId: booked.reservationId,
    LanguageCode: 'en',
    Version: 1,
    SeenTotalCost: 320,
    SeenPayment: 160,
    CardDetails,
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
    ...fields,
  };
}

const update = async (booked: Booked, body: object, key?: string) => {
  const answer = await world.guestOf(booked).change(body, key);
  return answer.body as unknown as ManageUpdateResponse;
};

const callOff = async (booked: Booked, ChangeId: string) => {
  const order = { PropertyId: PROPERTY, ReservationId: booked.reservationId, ChangeId };
  return (await world.guestOf(booked).abandonChange(order)).body;
};
const readOpen = async () => {
  const { kysely } = world.db.database;
  const open = kysely.selectFrom('reservation_change').select('change_id as changeId');
  return open.where('status', '=', 'open').executeTakeFirstOrThrow();
};

const changes = async () => {
  const rows = await world.db.database.kysely
    .selectFrom('reservation_change')
    .select(['status', 'taken', 'plan', 'hold_ends_at'])
    .execute();
  return rows.map(({ plan, hold_ends_at, ...row }) => ({
    ...row,
    waits: plan !== null || hold_ends_at !== null,
  }));
};
const paid = () => world.acquired().filter(({ status }) => status === 'paid');
const onNights = async () => [await bookedOn(world, '2027-03-04'), await bookedOn(world, '2027-03-06')];
const sold = { sold: 1, held: 0 };
const free = { sold: 0, held: 0 };
const held = { sold: 0, held: 1 };

const recover = () => recoverPayments({ ...world.deps });

describe('a dearer stay', () => {
  test('is paid by the card that is typed, and then it is booked', async () => {
    const booked = await book();
    const answer = await update(booked, longer(booked, approvedCard));
    expect(answer).toMatchObject({
      Success: true,
      Status: 'Applied',
      Reservation: {
        Version: 2,
        DateTo: '2027-03-07',
        TotalCost: 320,
        Paid: 320,
        DueNow: 320,
        PendingChange: null,
        LastChange: { Status: 'Applied' },
      },
    });
    expect(paid()).toMatchObject([{ amount: 160_00 }, { amount: 160_00 }]);
    expect(await onNights()).toEqual([sold, sold]);
    expect(await changes()).toEqual([{ status: 'applied', taken: 160_00, waits: false }]);
  });

  test('sent twice with its key, at once and again, is paid once', async () => {
    const booked = await book();
    const body = longer(booked, approvedCard);
    const both = await Promise.all([update(booked, body, 'one-key'), update(booked, body, 'one-key')]);
    const again = await update(booked, body, 'one-key');
    expect([...both, again].map(({ Status }) => Status)).toEqual(['Applied', 'Applied', 'Applied']);
    expect(paid()).toHaveLength(2);
    expect((await booked.read()).version).toBe(2);
  });

  test('with a declined card leaves the booking as it was, and is paid by another one', async () => {
    const booked = await book();
    const before = await booked.read();
    expect(await update(booked, longer(booked, declinedCard), 'first')).toMatchObject({
      Success: false,
      Status: 'Declined',
      RefusalCode: 'payment.declined',
      Reservation: { Version: 1, TotalCost: 160, LastChange: { Status: 'Declined' } },
    });
    expect(await hotelDeclines(world)).toBe(1);
    expect(await booked.read()).toEqual(before);
    expect(await onNights()).toEqual([sold, free]);
    expect(await update(booked, longer(booked, approvedCard), 'second')).toMatchObject({ Status: 'Applied' });
    expect((await changes()).map(({ status }) => status).toSorted()).toEqual(['applied', 'declined']);
  });

  test('requires a card where none is saved, and takes nothing for one that is not filled in', async () => {
    const booked = await book();
    const answer = await world.guestOf(booked).change(longer(booked, null));
    expect(answer).toMatchObject({ status: 400, body: { RefusalCode: 'request.invalid' } });
    expect(Object.keys(answer.body.ModelState ?? {})).toContain('CardDetails.CardNumber');
    expect(await changes()).toEqual([]);
    expect(await onNights()).toEqual([sold, free]);
  });

  test('for the last room of a night that is sold takes nothing', async () => {
    const booked = await book();
    await world.db.database.kysely
      .updateTable('room_night')
      .set({ allotment: 0 })
      .where('stay_date', '=', '2027-03-06' as never)
      .execute();
    expect(await update(booked, longer(booked, approvedCard))).toMatchObject({
      Success: false,
      RefusalCode: 'basket.no-room-left',
    });
    expect(paid()).toHaveLength(1);
    expect(await changes()).toEqual([]);
  });
});

describe('the bank challenges the payer of a change', () => {
  async function beginChallenged() {
    const booked = await book();
    const answer = await update(booked, longer(booked, questionedCard), 'asked');
    expect(answer).toMatchObject({
      Success: true,
      Status: 'ActionRequired',
      Reservation: {
        Version: 1,
        TotalCost: 160,
        PendingChange: { Status: 'ActionRequired', EndsAt: '2027-02-20T12:20:00.000Z' },
      },
    });
    expect(await onNights()).toEqual([sold, held]);
    return { booked, url: String(answer.ActionUrl) };
  }

  test('and its guest approves: the stay is booked, once, whichever process learns of it', async () => {
    const { booked, url } = await beginChallenged();
    await answerBank(url, 'approve');
    world.setNow('2027-02-20T12:01:00Z');
    await Promise.all([recover(), recover()]);
    expect(await booked.read()).toMatchObject({ version: 2, grossMinor: 320_00, due: { nowMinor: 320_00 } });
    expect(await onNights()).toEqual([sold, sold]);
    expect(await update(booked, longer(booked, questionedCard), 'asked')).toMatchObject({
      Status: 'Applied',
    });
    expect(paid()).toHaveLength(2);
  });

  test('and the guest declines: the booking is as it was', async () => {
    const { booked, url } = await beginChallenged();
    await answerBank(url, 'decline');
    world.setNow('2027-02-20T12:01:00Z');
    await recover();
    expect(await booked.read()).toMatchObject({ version: 1, grossMinor: 160_00 });
    expect(await onNights()).toEqual([sold, free]);
    expect(await changes()).toEqual([{ status: 'declined', taken: 0, waits: false }]);
  });

  test('and its guest calls it off: a silent provider is polled once in two seconds, however often that is pressed', async () => {
    const { booked } = await beginChallenged();
    const { changeId } = await readOpen();
    isMute = true;
    looked = 0;
    for (let press = 0; press < 3; press++) await callOff(booked, changeId);
    expect(looked).toBe(2);
    world.setNow('2027-02-20T12:00:02Z');
    for (let press = 0; press < 3; press++) await callOff(booked, changeId);
    expect(looked).toBe(3);
    isMute = false;
    world.setNow('2027-02-20T12:00:04Z');
    await callOff(booked, changeId);
    expect(await changes()).toEqual([{ status: 'expired', taken: 0, waits: false }]);
  });

  test('and the guest looks at its price again meanwhile: what is held for it is free for it', async () => {
    const { booked } = await beginChallenged();
    const { kysely } = world.db.database;
    const onTheLast = (rooms: number) =>
      kysely
        .updateTable('room_night')
        .set({ sold: rooms })
        .where('stay_date', '=', localDate('2027-03-06'))
        .where('room_type_id', '=', DOUBLE)
        .execute();
    await onTheLast(1);
    const order = { ...longer(booked, null), CardDetails: undefined, BrowserData: undefined };
    const shown = await world.guestOf(booked).preview(order);
    await onTheLast(0);
    expect(shown.body).toMatchObject({ Success: true, Quote: { TotalNow: 320, ToPayNow: 160 } });
  });

  test('and no one answers in time: what was held is free again, and money that comes after is refunded', async () => {
    const { booked } = await beginChallenged();
    world.setNow('2027-02-20T12:20:00Z');
    await recover();
    expect(await onNights()).toEqual([sold, free]);
    expect(await changes()).toEqual([{ status: 'expired', taken: 0, waits: false }]);
    expect(await booked.read()).toMatchObject({ version: 1 });
    expect(await update(booked, longer(booked, questionedCard), 'asked')).toMatchObject({
      Success: false,
      Status: 'Expired',
      RefusalCode: 'payment.expired',
    });

    const [attempt] = await world.db.database.kysely
      .selectFrom('payment_attempt')
      .select('attempt_id')
      .where('purpose', '=', 'change')
      .execute();
    const key = { propertyId: PROPERTY as PropertyId, attemptId: attempt?.attempt_id as PaymentAttemptId };
    const late = {
      kind: 'paid',
      money: money(160_00, 'GBP'),
      reference: 'late',
      card: null,
      token: null,
    } as const;
    await deliverAnswer(world, key, late);
    await deliverAnswer(world, key, late);
    expect(await booked.read()).toMatchObject({ version: 1, grossMinor: 160_00 });
    const refunds = await world.db.database.kysely
      .selectFrom('refund')
      .select(['attempt_id', 'amount', 'reason'])
      .execute();
    expect(refunds).toEqual([{ attempt_id: key.attemptId, amount: 160_00, reason: 'changed' }]);
    // Only the test reported that money; the acquirer does not know it.
    await world.db.database.kysely.deleteFrom('refund').execute();
    await world.db.database.kysely
      .updateTable('payment_attempt')
      .set({ status: 'cancelled' })
      .where('purpose', '=', 'change')
      .execute();
  });

  test('and the guest looks for a better room meanwhile: what is held for it is free for it', async () => {
    const booked = await book();
    const freeOfFamily = async () => {
      const { reservationId } = booked;
      const url = `/api/ManageBooking/UpgradeOptions?propertyId=${PROPERTY}&reservationId=${reservationId}`;
      const { body } = await world.guestOf(booked).get(url);
      return (body.NumberOfRoomsPerRoomTypeId as Record<string, number>)[FAMILY];
    };
    expect(await freeOfFamily()).toBe(2);
    const item = {
      ...longer(booked, null).ReservationItems[0],
      DateOfDeparture: '2027-03-05',
      RoomTypeId: FAMILY,
    };
    const order = { ReservationItems: [item], SeenTotalCost: 240, SeenPayment: 80 };
    const answer = await update(booked, longer(booked, questionedCard, order));
    expect(answer).toMatchObject({ Status: 'ActionRequired' });
    expect(await freeOfFamily()).toBe(2);
  });

  test('and the guest calls it off: the booking is as it was, once, however often that is repeated', async () => {
    const { booked } = await beginChallenged();
    const { changeId } = await readOpen();
    expect(await callOff(booked, booked.reservationId)).toMatchObject({ Success: true });
    expect(await onNights()).toEqual([sold, held]);
    const both = await Promise.all([callOff(booked, changeId), callOff(booked, changeId)]);
    for (const answer of [...both, await callOff(booked, changeId)])
      expect(answer).toMatchObject({
        Success: true,
        Message: null,
        Reservation: { Version: 1, TotalCost: 160, PendingChange: null, LastChange: { Status: 'Expired' } },
      });
    expect(await onNights()).toEqual([sold, free]);
    expect(await changes()).toEqual([{ status: 'expired', taken: 0, waits: false }]);
    expect(paid()).toHaveLength(1);
    expect(await update(booked, longer(booked, approvedCard), 'another')).toMatchObject({
      Status: 'Applied',
    });
  });

  test('and the guest calls it off after the bank was answered: it is made, and the response says so', async () => {
    const { booked, url } = await beginChallenged();
    const { changeId } = await readOpen();
    await answerBank(url, 'approve');
    expect(await callOff(booked, changeId)).toMatchObject({
      Success: false,
      RefusalCode: null,
      Reservation: { Version: 2, TotalCost: 320, LastChange: { ChangeId: changeId, Status: 'Applied' } },
    });
    expect(await onNights()).toEqual([sold, sold]);
  });

  test('and the guest turns to another change or cancels: what waited ends first', async () => {
    const { booked } = await beginChallenged();
    expect(await update(booked, longer(booked, approvedCard), 'another')).toMatchObject({
      Status: 'Applied',
      Reservation: { Version: 2, TotalCost: 320 },
    });
    expect(paid()).toHaveLength(2);
    expect((await changes()).map(({ status }) => status).toSorted()).toEqual(['applied', 'expired']);
  });

  test('and the guest cancels the booking: nothing of the change is taken', async () => {
    const { booked } = await beginChallenged();
    const order = { PropertyId: PROPERTY, ReservationId: booked.reservationId };
    expect((await world.guestOf(booked).cancel(order)).body).toMatchObject({
      Success: true,
      Refund: 160,
    });
    await world.runAt('2027-02-20T12:00:01Z');
    expect(await onNights()).toEqual([free, free]);
    expect(paid()).toMatchObject([{ amount: 160_00, refunds: [{ amount: 160_00 }] }]);
  });
});

test('a lost answer of a payment leaves the change open, and recovery finishes it', async () => {
  const booked = await book();
  isSilent = true;
  expect(await update(booked, longer(booked, approvedCard))).toMatchObject({
    Success: true,
    Status: 'Pending',
    Reservation: { Version: 1, PendingChange: { Status: 'Pending' } },
  });
  // It may be being paid right now, so it is not called off.
  expect(await callOff(booked, (await readOpen()).changeId)).toMatchObject({
    Success: false,
    RefusalCode: 'change.waits-for-payment',
  });
  expect(await onNights()).toEqual([sold, held]);
  world.setNow('2027-02-20T12:01:00Z');
  await recover();
  expect(await booked.read()).toMatchObject({ version: 2, grossMinor: 320_00 });
  expect(paid()).toHaveLength(2);
});
