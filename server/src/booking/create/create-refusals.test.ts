import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import {
  approvedCard,
  buildBooking,
  buildFlexibleBooking,
  buildRoom,
} from '@portico/testing/booking/booking-body';
import { bookedOn } from '@portico/testing/world/books';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

const sameDayBookingRestriction = {
  enabled: true,
  hour: 18,
  minute: 0,
  message: 'The desk has closed for today.',
};

let world: World;
beforeAll(async () => {
  world = await openWorld({ hotel: buildHotelFile({ settings: { sameDayBookingRestriction } }) });
});
afterAll(() => world.close());

/** A refusal leaves nothing behind and charges no one. */
afterEach(async () => {
  const { kysely } = world.db.database;
  for (const table of ['reservation', 'payment_attempt', 'idempotency', 'outbox'] as const) {
    expect(await kysely.selectFrom(table).selectAll().execute(), table).toEqual([]);
  }
  const taken = await kysely.selectFrom('room_night').where('held', '>', 0).selectAll().execute();
  expect(taken).toEqual([]);
  const changed = await kysely
    .selectFrom('night_change')
    .where('stay_date', 'is not', null)
    .selectAll()
    .execute();
  expect(changed).toEqual([]);
  expect(world.acquired()).toEqual([]);
});

const inRoom = (room: Partial<CreateRequestBody['Rooms'][number]>) =>
  buildBooking({ Rooms: [buildRoom(room)] });
const dated = (DateFrom: string, DateTo: string) =>
  buildBooking({ DateFrom, DateTo, Rooms: [buildRoom({ DateFrom, DateTo })] });

test('an unknown hotel is 404', async () => {
  const answer = await world.book(buildBooking({ PropertyId: 99 }), 'key');
  expect(answer).toMatchObject({ status: 404, body: { RefusalCode: 'property.unknown' } });
});

test.each([
  ['an arrival that has passed', 'stay.in-the-past', dated('2027-02-19', '2027-02-21')],
  ['an arrival beyond the calendar', 'stay.too-far', dated('2030-03-21', '2030-03-22')],
  ['a departure beyond the calendar', 'stay.too-far', dated('2030-03-19', '2030-03-23')],
  [
    'more rooms than the hotel takes at once',
    'basket.too-many-rooms',
    buildBooking({ Rooms: Array.from({ length: 5 }, () => buildRoom()) }),
  ],
])('%s is refused with 400', async (_what, code, body) => {
  const answer = await world.book(body, 'key');
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ Message: expect.any(String), RefusalCode: code });
});

describe('a form with a fault is 400 and names the field as it was sent', () => {
  const booker = buildBooking().Booker;
  test.each([
    ['Rooms[0].DateTo', dated('2027-03-05', '2027-03-05')],
    ['DateFrom', buildBooking({ DateFrom: '2027-03-02' })],
    ['DateTo', buildBooking({ DateTo: '2027-03-06' })],
    ['Rooms[0].NumberOfAdults', inRoom({ NumberOfAdults: 0 })],
    ['Rooms', inRoom({ NumberOfAdults: 0, NumberOfChildren: 1 })],
    ['Booker.FirstName', buildBooking({ Booker: { ...booker, FirstName: ' ' } })],
    ['Booker.Email', buildBooking({ Booker: { ...booker, Email: 'ada@' } })],
    ['Booker.Phone', buildBooking({ Booker: { ...booker, Phone: '07700 900123' } })],
    ['Booker.Street', buildBooking({ Booker: { ...booker, Street: null } })],
    ['Booker.ZipCode', buildBooking({ Booker: { ...booker, ZipCode: '' } })],
    ['Booker.CountryId', buildBooking({ Booker: { ...booker, CountryId: 999 } })],
    ['Rooms[0].LeadGuest.LastName', inRoom({ LeadGuest: { FirstName: 'Ada', LastName: '' } })],
    ['Booker.LastName', buildBooking({ Booker: { ...booker, LastName: 'Win at evil.com/x' } })],
    ['Booker.FirstName', buildBooking({ Booker: { ...booker, FirstName: 'Ada\u202emoc.live' } })],
    [
      'Rooms[0].LeadGuest.FirstName',
      inRoom({ LeadGuest: { FirstName: 'www.evil.zone', LastName: 'Lovelace' } }),
    ],
    ['Rooms[0].LeadGuest.LastName', inRoom({ LeadGuest: { FirstName: 'Ada', LastName: 'Love\u200blace' } })],
    ['CardDetails.CardNumber', buildBooking({ CardDetails: null })],
    [
      'CardDetails.CardNumber',
      buildBooking({ CardDetails: { ...approvedCard, CardNumber: '4242424242424241' } }),
    ],
    [
      'CardDetails.CardNumber',
      buildBooking({ CardDetails: { ...approvedCard, CardNumber: '378282246310005' } }),
    ],
    ['CardDetails.CreditCardTypeId', buildBooking({ CardDetails: { ...approvedCard, CreditCardTypeId: 9 } })],
    ['CardDetails.ExpiryMonth', buildBooking({ CardDetails: { ...approvedCard, ExpiryYear: 2026 } })],
    ['CardDetails.SecurityCode', buildBooking({ CardDetails: { ...approvedCard, SecurityCode: '12' } })],
    ['CardDetails.NameOnCard', buildBooking({ CardDetails: { ...approvedCard, NameOnCard: '' } })],
    ['CardDetails.CreditCardTypeId', buildBooking({ CardDetails: { ...approvedCard, CreditCardTypeId: 2 } })],
    ['CardDetails.EmailAddress', buildBooking({ CardDetails: { ...approvedCard, EmailAddress: 'x' } })],
  ])('%s', async (field, body) => {
    const answer = await world.book(body, 'key');
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      Message: expect.any(String),
      RefusalCode: 'request.invalid',
      ModelState: { [field]: [expect.any(String)] },
    });
  });
});

describe('what cannot be sold as requested is 200 without success', () => {
  test.each([
    ['more guests than the room sleeps', 'rate.unavailable', inRoom({ NumberOfAdults: 3 })],
    ['a rate plan that does not exist', 'rate.unavailable', inRoom({ RatePlanId: 99 })],
    ['a room type that does not exist', 'rate.unavailable', inRoom({ RoomTypeId: 99 })],
    ['nights that have no price', 'rate.unavailable', dated('2027-06-01', '2027-06-02')],
    ['a total that is not the hotel’s', 'quote.price-changed', inRoom({ TotalCost: 159.99 })],
    ['a payment that is not what is due', 'quote.price-changed', buildBooking({ PaymentAmount: 0 })],
    [
      'nothing to pay with where something is due',
      'payment.type-not-offered',
      buildBooking({ PaymentType: null }),
    ],
    ['an invoice', 'payment.type-not-offered', buildBooking({ PaymentType: 1, PaymentAmount: 0 })],
    ['a voucher', 'payment.type-not-offered', buildFlexibleBooking({ PaymentType: 2 })],
  ])('%s', async (_what, code, body) => {
    const answer = await world.book(body, 'key');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      Success: false,
      RefusalCode: code,
      Message: expect.any(String),
      Status: 'Refused',
      ConfirmationToken: null,
      ReferenceNumber: null,
    });
  });

  test('a changed price comes with the new sums', async () => {
    const answer = await world.book(inRoom({ TotalCost: 150 }));
    expect(answer.body).toMatchObject({ TotalCost: 160, PaymentAmount: 160 });
  });

  test('more rooms of a type than remain, although each alone is available', async () => {
    const answer = await world.book(
      buildBooking({ PaymentAmount: 480, Rooms: [buildRoom(), buildRoom(), buildRoom()] }),
      'key',
    );
    expect(answer.body).toMatchObject({
      Success: false,
      RefusalCode: 'basket.no-room-left',
      Message: expect.stringMatching(/ No Double is left on .* 2027\.$/) as string,
    });
  });

  test('the second of two rooms, by its number', async () => {
    const second = buildRoom({ RatePlanId: 99 });
    const answer = await world.book(buildBooking({ Rooms: [buildRoom(), second] }), 'key');
    expect(answer.body).toMatchObject({
      RefusalCode: 'rate.unavailable',
      Message: 'Sorry, your selection is not available. Room 2 can no longer be booked at this rate.',
    });
  });

  test.each([
    ['more guests than it sleeps', inRoom({ NumberOfAdults: 3 }), 'takes 2 guests at most at this rate.'],
    [
      'a night without a price',
      dated('2027-06-01', '2027-06-02'),
      'cannot be booked at this rate on Tue 1 Jun 2027.',
    ],
  ])('one room, and why it is not sold: %s', async (_what, body, words) => {
    expect((await world.book(body, 'key')).body).toMatchObject({
      RefusalCode: 'rate.unavailable',
      Message: `Sorry, your selection is not available. This room ${words}`,
    });
  });

  test('a stay from today when the hotel has closed for today, in the hotel’s words and time zone', async () => {
    world.setNow('2027-03-03T18:00:00Z');
    const closed = await world.book(buildBooking(), 'key');
    world.setNow('2027-02-20T12:00:00Z');
    expect(closed.body).toMatchObject({
      RefusalCode: 'same-day.closed',
      Message: 'The desk has closed for today.',
    });
  });
});

test('a sum below what the provider charges is refused at the start, in words, and nothing is held', async () => {
  let leastMinor = 160_01;
  const world = await openWorld({
    payments: (acquirer) => ({ ...acquirer, leastMinor: () => leastMinor }),
  });
  const answer = await world.book(buildBooking());
  expect(answer).toMatchObject({
    status: 200,
    body: {
      RefusalCode: 'payment.too-small',
      Message: 'So small a sum cannot be paid online. Nothing has been charged; please contact us to book.',
    },
  });
  expect(await bookedOn(world, '2027-03-03')).toEqual({ sold: 0, held: 0 });
  leastMinor = 160_00;
  expect((await world.book(buildBooking())).body.Status).toBe('Confirmed');
  await world.close();
});

test('without a payment provider a booking that needs a card is refused', async () => {
  const without = await openWorld({ payments: undefined });
  const answer = await without.book(buildBooking());
  await without.close();
  expect(answer).toMatchObject({ status: 200, body: { RefusalCode: 'payment.not-configured' } });
});
