import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import { openWorld, type World } from '@portico/testing/world/world';
import type { AnswerAt, Guest } from '@portico/testing/world/guest';
import { answerBank } from '@portico/testing/booking/questioned-booking';
import { approvedCard, browserData, buildBooking, declinedCard } from '@portico/testing/booking/booking-body';
import { buildHotelFile, PROPERTY } from '@portico/testing/builders/hotel-file';
import { sql } from 'kysely';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readLinkCode } from '../../access/link-code.ts';
import { readPreCheckInCode } from '../../access/pre-check-in-link.ts';
import { recoverPayments } from '../../payments/settle/recover-payments.ts';

let world: World;
let ada: Guest;
let number = 0;
beforeAll(async () => {
  const file = buildHotelFile();
  world = await openWorld({
    hotel: {
      ...file,
      allotments: file.allotments.map((part) => ({ ...part, rooms: 40 })),
      settings: {
        ...file.settings,
        userAccounts: true,
        enableUserChoiceOfPaymentMethod: true,
        preCheckIn: { daysBefore: 3, cardRequired: false },
      },
    },
  });
});
afterAll(() => world.close());
beforeEach(async () => {
  ada = await world.member(`guest${(number += 1)}@example.org`);
});

const book = (browser: Guest, body: Partial<CreateRequestBody> = {}) =>
  browser.book(buildBooking({ BrowserData: browserData, ...body }));

const cardsOf = async (browser: Guest) =>
  (await browser.account()).body['CreditCards'] as { CreditCardId: string; LastFour: string }[];

const savedCard = (CreditCardId: string) => ({ CardDetails: { CreditCardId } });

const reservations = () =>
  world.db.database.kysely
    .selectFrom('reservation')
    .select(['reference_number', 'individual_id', 'save_card', 'status'])
    .execute();

describe('a guest who is logged in', () => {
  test('pays with a typed card, saves it, and pays the next booking with the saved one', async () => {
    const first = await book(ada, { CardDetails: { ...approvedCard, SaveCreditCardToIndividual: true } });
    expect(first.body).toMatchObject({ Status: 'Confirmed' });
    const [card] = await cardsOf(ada);
    expect(card).toMatchObject({ Name: 'Visa', LastFour: '4242', ExpiryMonth: 12, ExpiryYear: 2029 });

    const before = world.acquired().length;
    const second = await book(ada, savedCard(card?.CreditCardId ?? ''));
    expect(second.body).toMatchObject({ Status: 'Confirmed' });
    expect(world.acquired().slice(before)).toMatchObject([{ status: 'paid', amount: 16000 }]);
    expect(await cardsOf(ada)).toHaveLength(1);
    const mine = (await reservations()).filter(({ individual_id: id }) => id !== null);
    expect(mine).toHaveLength(2);
    expect(mine.every(({ save_card: save }) => !save)).toBe(true);
  });

  test('saves no card without a request, and none that was declined', async () => {
    await book(ada);
    await book(ada, { CardDetails: { ...declinedCard, SaveCreditCardToIndividual: true } });
    expect(await cardsOf(ada)).toEqual([]);
  });

  test('answers the bank’s challenge for a saved card too, and that confirms the booking', async () => {
    const challengedCard = {
      ...approvedCard,
      CardNumber: '4000 0027 6000 3184',
      SaveCreditCardToIndividual: true,
    };
    const first = await book(ada, { CardDetails: challengedCard });
    expect(first.body).toMatchObject({ Status: 'ActionRequired' });
    await approve(first);
    const [card] = await cardsOf(ada);
    const second = await book(ada, savedCard(card?.CreditCardId ?? ''));
    expect(second.body).toMatchObject({ Status: 'ActionRequired' });
    expect(await statusOf(second)).toBe('ActionRequired');
    await approve(second);
    expect(await statusOf(second)).toBe('Confirmed');
  });

  test('learns that a saved card has expired', async () => {
    await book(ada, { CardDetails: { ...approvedCard, SaveCreditCardToIndividual: true } });
    const [card] = await cardsOf(ada);
    await world.db.database.kysely.updateTable('account_card').set({ expiry: '2027-01' }).execute();
    expect(await book(ada, savedCard(card?.CreditCardId ?? ''))).toMatchObject({
      status: 400,
      body: {
        ModelState: {
          'CardDetails.CreditCardId': ['This card has expired. Please use another one'],
        },
      },
    });
  });

  test('has an invoice where the hotel has granted it, and no one else has', async () => {
    const onInvoice = { PaymentType: 1, CardDetails: null, PaymentAmount: 0 };
    expect((await book(ada, onInvoice)).body).toMatchObject({ RefusalCode: 'payment.type-not-offered' });
    await world.db.database.kysely.updateTable('account').set({ may_choose_payment: true }).execute();
    expect((await ada.account()).body).toMatchObject({ CanChoosePaymentMethod: true });
    expect((await book(ada, onInvoice)).body).toMatchObject({ Status: 'Confirmed' });
    expect((await book(world.guest(), onInvoice)).body).toMatchObject({
      RefusalCode: 'payment.type-not-offered',
    });
  });
});

test('a guest sees the bookings of the account, the next first, each with the link that manages it', async () => {
  const first = await book(ada);
  const later = buildBooking();
  const dates = { DateFrom: '2027-03-08', DateTo: '2027-03-10' };
  const second = await book(ada, { ...dates, Rooms: later.Rooms.map((room) => ({ ...room, ...dates })) });
  await book(ada, { CardDetails: declinedCard });
  const listed = await ada.get('/api/Account/Reservations');
  const numbers = [first, second].map(({ body }) => body['ReferenceNumber']);
  expect(listed.body).toMatchObject({
    Reservations: numbers.map((ReservationNumber) => ({
      ReservationNumber,
      RoomTypeNames: ['Double'],
      Guests: [{ NumberOfAdults: 1, NumberOfChildren: 0, NumberOfInfants: 0 }],
      RoomTypeId: 11,
      RoomTypeImage: null,
      TotalCost: 160,
      IsCancelled: false,
      IsPast: false,
      PreCheckIn: null,
    })),
    HasMore: false,
  });
  const [next] = listed.body['Reservations'] as { Code: string; ReservationId: string }[];
  expect(readLinkCode([world.deps.secret], 'manage', next?.Code ?? '')).toMatchObject({
    propertyId: PROPERTY,
    reservationId: next?.ReservationId,
    by: 'account',
  });

  world.setNow('2027-05-01T12:00:00Z');
  const over = await (await loggedInAgain()).get('/api/Account/Reservations');
  world.setNow('2027-02-20T12:00:00Z');
  expect(over.body['Reservations']).toMatchObject([
    { ReservationNumber: numbers[1], IsPast: true, Code: null },
    { ReservationNumber: numbers[0], IsPast: true, Code: null },
  ]);
  expect((await world.guest().get('/api/Account/Reservations')).status).toBe(401);
});

test('bookings of another account, or of its address without a log-in, are not listed', async () => {
  const bob = await world.member(`bob${number}@example.org`);
  await book(bob);
  const { Booker } = buildBooking();
  await book(world.guest(), { Booker: { ...Booker, Email: `guest${number}@example.org` } });
  expect((await ada.get('/api/Account/Reservations')).body).toEqual({ Reservations: [], HasMore: false });
});

test('the newest hundred bookings are listed', async () => {
  await book(ada);
  await sql`INSERT INTO reservation SELECT (jsonb_populate_record(r, jsonb_build_object(
      'reservation_id', gen_random_uuid(), 'reference_number', 'COPY' || n, 'confirmation_token', md5(n::text)))).*
    FROM reservation r, generate_series(1, 100) n
    WHERE individual_id = (SELECT individual_id FROM account WHERE email = ${`guest${number}@example.org`})`.execute(
    world.db.database.kysely,
  );
  const { body } = await ada.get('/api/Account/Reservations');
  expect(body['Reservations']).toHaveLength(100);
  expect(body['HasMore']).toBe(true);
});

test('the pre-check-in of a stay is offered from the day its link is mailed until check-in', async () => {
  const booked = await book(ada);
  const offered = async (now: string) => {
    world.setNow(now);
    const { body } = await (await loggedInAgain()).get('/api/Account/Reservations');
    world.setNow('2027-02-20T12:00:00Z');
    return (body['Reservations'] as { PreCheckIn: { Code: string; IsDone: boolean } | null }[])[0]
      ?.PreCheckIn;
  };
  expect(await offered('2027-02-27T12:00:00Z')).toBeNull();
  const open = await offered('2027-02-28T06:00:00Z');
  expect(open).toMatchObject({ IsDone: false });
  expect(readPreCheckInCode([world.deps.secret], open?.Code ?? '')).toMatchObject({
    propertyId: PROPERTY,
    itemId: null,
  });
  await world.db.database.kysely
    .updateTable('reservation_item')
    .set({ pre_checked_in_at: new Date('2027-03-01') })
    .where('reservation_id', 'in', (query) =>
      query
        .selectFrom('reservation')
        .select('reservation_id')
        .where('reference_number', '=', String(booked.body['ReferenceNumber'])),
    )
    .execute();
  expect(await offered('2027-03-02T12:00:00Z')).toMatchObject({ IsDone: true });
  expect(await offered('2027-03-03T22:00:00Z')).toBeNull();
});

async function loggedInAgain(): Promise<Guest> {
  const again = world.guest();
  await again.logIn(undefined, `guest${number}@example.org`);
  return again;
}

describe('a card of somebody else', () => {
  test('is as unknown as one that never was, and charged nothing', async () => {
    await book(ada, { CardDetails: { ...approvedCard, SaveCreditCardToIndividual: true } });
    const [card] = await cardsOf(ada);
    const before = world.acquired().length;
    const stranger = await world.member(`stranger${number}@example.org`);
    const answers = [
      await book(stranger, savedCard(card?.CreditCardId ?? '')),
      await book(stranger, savedCard('0192f1c0-7d5e-7000-8000-000000000001')),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect(body).toEqual({ Message: 'We do not know this card.', RefusalCode: 'account.card-unknown' });
    }
    expect(world.acquired()).toHaveLength(before);
  });

  test('is not charged after the session has ended; the response says so, and nothing is booked', async () => {
    await book(ada, { CardDetails: { ...approvedCard, SaveCreditCardToIndividual: true } });
    const [card] = await cardsOf(ada);
    const before = world.acquired().length;
    expect(await book(world.guest(), savedCard(card?.CreditCardId ?? ''))).toMatchObject({
      status: 200,
      body: { Success: false, RefusalCode: 'account.session-ended', ConfirmationToken: null },
    });
    expect(world.acquired()).toHaveLength(before);
  });

  test.each([["' OR 1=1 --"], [42], [[]]])('is refused where its id is none: %s', async (id) => {
    expect((await book(ada, { CardDetails: { CreditCardId: id as string } })).status).toBe(400);
  });
});

test('a guest without a session saves no card and owns no booking, whatever the lead guest’s IndividualId', async () => {
  const { individual_id: id } = await world.db.database.kysely
    .selectFrom('account')
    .select('individual_id')
    .executeTakeFirstOrThrow();
  const body = buildBooking({ CardDetails: { ...approvedCard, SaveCreditCardToIndividual: true } });
  const [room] = body.Rooms;
  if (room === undefined) throw new Error('a booking without a room');
  const forged = { ...body, Rooms: [{ ...room, LeadGuest: { ...room.LeadGuest, IndividualId: id } }] };
  const booked = await world.book(forged);
  const rows = await reservations();
  const row = rows.find(({ reference_number: number }) => number === booked.body['ReferenceNumber']);
  expect(row).toMatchObject({ individual_id: null, save_card: false, status: 'confirmed' });
});

test('a booking made before an address was confirmed becomes the account’s, in any case of its letters', async () => {
  const body = buildBooking();
  const late = { ...body.Booker, Email: 'Late.Joiner@example.org' };
  const booked = await world.book({ ...body, Booker: late });
  await world.mails();
  await world.member('late.joiner@example.org');
  const rows = await reservations();
  const row = rows.find(({ reference_number: one }) => one === booked.body['ReferenceNumber']);
  expect(row?.individual_id).not.toBeNull();
});

/** The guest approves at the bank; a minute later recovery polls the acquirer. */
type Booked = AnswerAt<'/api/Reservation/Create'>;

async function approve({ body }: Booked): Promise<void> {
  await answerBank(String(body.ActionUrl), 'approve');
  world.setNow('2027-02-20T12:02:00Z');
  await recoverPayments(world.deps);
  world.setNow('2027-02-20T12:00:00Z');
}

async function statusOf({ body }: Booked): Promise<unknown> {
  return (await world.guest().status(body.ConfirmationToken)).body.Status;
}
