import type { AnswerAt } from '@portico/testing/world/guest';
import { tableTooLateText } from '@portico/contract/texts/table-texts';
import { buildHotelFile, buildRestaurant } from '@portico/testing/builders/hotel-file';
import { openWorld, type World } from '@portico/testing/world/world';
import { coversTaken } from '@portico/testing/world/books';
import { tableBody } from '@portico/testing/tables/table-body';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const dinner = buildRestaurant().sittings[0];
const supper = {
  id: 3,
  name: 'Monday supper',
  pricePerPerson: 34,
  weekdays: ['Mon' as const],
  lastTime: '18:30',
};
const hotel = buildHotelFile({
  restaurants: [
    buildRestaurant({
      promotions: [supper],
      cancelUntil: { daysBefore: 0, at: '16:00' },
      partySizesOnDates: [{ from: '2027-03-20', to: '2027-03-20', minimum: 2, maximum: 4 }],
      closedDates: ['2027-03-25'],
      noAvailabilityText: 'The room is full.',
    }),
    buildRestaurant({
      id: 2,
      name: 'The Yard',
      maxOnlinePartySize: 4,
      confirmationText: 'Through the arch.',
      sittings: dinner === undefined ? [] : [{ ...dinner, leaveTime: true, turnMinutes: 90 }],
    }),
  ],
});

let world: World;
beforeAll(async () => {
  world = await openWorld({ hotel });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow('2027-02-20T12:00:00Z');
  await world.mails();
});

const queryOf = (changes: Record<string, string> = {}) => ({
  propertyId: '7',
  restaurantId: '1',
  date: '2027-03-15',
  ...changes,
});
const availability = (changes: Record<string, string> = {}) =>
  world
    .guest()
    .get('/api/RestaurantBooking/Availability', queryOf({ partySize: '2', currencySymbol: '£', ...changes }));
const timesOf = ({ body }: AnswerAt<'/api/RestaurantBooking/Availability'>) =>
  body.Times.map(({ Time }) => Time);

/** Books a table; answers its reference and the code of the link in its mail. */
async function booked(changes: object = {}) {
  const { body } = await world.guest().bookTable(changes);
  const reference = String(body.BookingReference);
  const [guest] = (await world.mails()).filter(({ to }) => to.address !== hotel.property.email);
  const code = /\/Table\/[^/]+\/[^/]+\/([\w-]+)/.exec(guest?.text ?? '')?.[1] ?? '';
  return { reference, code };
}
/** To the guest, then to the hotel. */
async function mailsToBoth() {
  const mails = await world.mails();
  expect(mails).toHaveLength(2);
  return mails.sort(({ to }) => (to.address === hotel.property.email ? 1 : -1));
}

const cancel = ({ reference, code }: { reference: string; code: string }) =>
  world
    .guest()
    .post('/api/RestaurantBooking/Cancel', { PropertyId: 7, ReferenceNumber: reference, Code: code });
const shown = ({ reference, code }: { reference: string; code: string }) =>
  world
    .guest()
    .get('/api/RestaurantBooking/Booking', { propertyId: '7', referenceNumber: reference, hash: code });

test('the restaurants of a hotel, and what one requires on a date', async () => {
  const { body } = await world.guest().get('/api/RestaurantBooking/Restaurants', { propertyId: '7' });
  expect(body).toMatchObject([
    { Id: 1, Name: 'The Oyster Room', MaxOnlinePartySize: 6 },
    { Id: 2, Name: 'The Yard', MaxOnlinePartySize: 4 },
  ]);
  const setup = await world.guest().get('/api/RestaurantBooking/RestaurantSetup', {
    ...queryOf(),
    isReservation: 'true',
    identifier: 'QHK4821356',
  });
  expect(setup.body).toEqual({
    CurrencySymbol: '£',
    MinOnlinePartySize: 1,
    MaxOnlinePartySize: 6,
    NoAvailabilityText: 'The room is full.',
  });
  const otherDate = await world
    .guest()
    .get('/api/RestaurantBooking/RestaurantSetup', queryOf({ date: '2027-03-20' }));
  expect(otherDate.body).toMatchObject({ MinOnlinePartySize: 2, MaxOnlinePartySize: 4 });
});

test('the times of a date have their offers and ends, and whether they are full', async () => {
  await world.guest().bookTable({ VisitDate: '2027-03-16', PartySize: 6 });
  await world.guest().bookTable({ VisitDate: '2027-03-16', VisitTime: '19:00', PartySize: 4 });
  const monday = await availability();
  expect(timesOf(monday)).toEqual(['18:00', '18:30', '19:00', '19:30', '20:00', '20:30', '21:00']);
  expect(monday.body['Times']).toMatchObject([
    {
      Promotions: [{ Id: 3, Name: 'Monday supper', PricePerPerson: 34 }],
      IsLeaveTimeRequired: false,
      LeaveTime: null,
      TurnMinutes: 120,
      CancelBefore: { Date: '2027-03-15', At: '16:00' },
    },
    {},
    { Promotions: [] },
    {},
    {},
    {},
    {},
  ]);
  const tuesday = await availability({ date: '2027-03-16', partySize: '5' });
  expect(timesOf(tuesday)).toEqual([]);
  expect(tuesday.body['FullTimes']).toHaveLength(7);
  const yard = await availability({ restaurantId: '2' });
  expect(yard.body['Times']).toMatchObject([
    { IsLeaveTimeRequired: true, LeaveTime: '19:30' },
    {},
    {},
    {},
    {},
    {},
    {},
  ]);
});

test('there are no times on a closed date, on one without tables, in the past, or too late on the day', async () => {
  expect((await availability({ date: '2027-03-25' })).body).toEqual({ Times: [], FullTimes: [] });
  expect((await availability({ date: '2029-01-01' })).body).toEqual({ Times: [], FullTimes: [] });
  world.setNow('2027-03-15T19:10:00Z');
  expect(timesOf(await availability())).toEqual(['20:30', '21:00']);
  world.setNow('2027-03-16T00:10:00Z');
  expect((await availability()).body).toEqual({ Times: [], FullTimes: [] });
});

test('a table is booked with a reference, takes its covers for its turn, and guest and hotel are written to', async () => {
  const { status, body } = await world.guest().bookTable({
    VisitDate: '2027-03-17',
    SpecialRequests: 'A high chair.\nTotal: £0.00',
    PartySize: 5,
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    Success: true,
    BookingReference: expect.stringMatching(/^[3-9A-Y]{10}$/) as string,
    InfoMessage: null,
    RefusalCode: null,
  });
  const taken = await coversTaken(world, '2027-03-17');
  expect([...taken]).toEqual(Array.from({ length: 8 }, (_, index) => [78 + index, 5]));
  const [guest, hotelMail] = await mailsToBoth();
  expect(guest).toMatchObject({
    to: { address: 'ada@example.com' },
    subject: 'Your table at The Oyster Room, Wed 17 Mar 2027 at 19:30',
  });
  expect(guest?.text).toContain('Five people at The Oyster Room on Wednesday 17th March 2027 at 19:30.');
  expect(guest?.text).toContain(`https://book.example/Table/`);
  expect(guest?.text).toContain('until 16:00 on the day');
  expect(guest?.text, 'a stranger’s mailbox reads none of it').not.toContain('Total');
  expect(guest?.attachments[0]?.text).toContain('DTSTART:20270317T193000Z');
  expect(hotelMail).toMatchObject({
    to: { address: hotel.property.email },
    replyTo: 'ada@example.com',
    subject: 'Table booked: The Oyster Room, Wed 17 Mar 2027 at 19:30, 5',
  });
  expect(hotelMail?.text).toContain('> A high chair.\n> Total: £0.00');
});

test('a hotel’s own words go with the reference, where it has any', async () => {
  const { body } = await world
    .guest()
    .bookTable({ RestaurantId: 2, IsLeaveTimeRequired: true, LeaveTime: '21:00' });
  expect(body).toMatchObject({ Success: true, InfoMessage: 'Through the arch.' });
});

test('the same key books one table, and another order under it none', async () => {
  const first = await world.guest().bookTable({ VisitDate: '2027-03-18' }, 'key-1');
  const again = await world.guest().bookTable({ VisitDate: '2027-03-18' }, 'key-1');
  expect(again.body).toEqual(first.body);
  expect(new Set((await coversTaken(world, '2027-03-18')).values())).toEqual(new Set([2]));
  expect(await world.guest().bookTable({ VisitDate: '2027-03-18', PartySize: 3 }, 'key-1')).toMatchObject({
    status: 422,
    body: { Message: 'An earlier attempt to book a table may have gone through.' },
  });
});

test('a table that was taken meanwhile is refused with a message, and its key may be used for another', async () => {
  await world.guest().bookTable({ VisitDate: '2027-03-19', PartySize: 6 });
  const full = await world.guest().bookTable({ VisitDate: '2027-03-19', PartySize: 5 }, 'key-2');
  expect(full).toMatchObject({
    status: 200,
    body: { Success: false, BookingReference: null, RefusalCode: 'table.unavailable' },
  });
  expect(full.body.InfoMessage).toContain('Nothing was booked');
  expect(await world.guest().bookTable({ VisitDate: '2027-03-19', PartySize: 4 }, 'key-2')).toMatchObject({
    body: { Success: true },
  });
});

test.each([
  [{ VisitTime: '17:30' }, 'table.unavailable'],
  [{ VisitDate: '2027-03-25' }, 'table.unavailable'],
  [{ VisitDate: '2027-02-19' }, 'table.unavailable'],
  [{ PromotionId: 3, VisitTime: '19:30' }, 'table.promotion'],
  [{ PromotionId: 99 }, 'table.promotion'],
  [{ RestaurantId: 2 }, 'table.leave-time'],
  [{ RestaurantId: 2, IsLeaveTimeRequired: true, LeaveTime: '23:00' }, 'table.leave-time'],
])('what is not offered is not booked: %j', async (changes, code) => {
  expect(await world.guest().bookTable(changes)).toMatchObject({
    status: 200,
    body: { Success: false, RefusalCode: code },
  });
});

test('a menu is stored as it was when the table was booked', async () => {
  await world.guest().bookTable({ VisitDate: '2027-03-22', VisitTime: '18:00', PromotionId: 3 });
  const [guest] = await world.mails();
  expect(guest?.text).toContain('Monday supper: £34.00 a person');
});

test('the answer is the same whether a reservation number exists or not', async () => {
  const known = { reference_number: 'QHK4821356', confirmation_token: 'AbCdEfGhIjKlMnOpQrStUv' };
  await world.db.database.kysely
    .insertInto('reservation')
    .values({
      ...known,
      property_id: hotel.property.id,
      reservation_id: '01920000-0000-7000-8000-000000000001' as never,
      status: 'confirmed',
      arrival: '2027-03-14' as never,
      departure: '2027-03-17' as never,
      currency: 'GBP',
      booker: '{}',
      special_requests: null,
      comment: null,
      payment_type: null,
      net: 0,
      vat: 0,
      gross: 0,
      due_now: 0,
      due_later: '[]',
      due_at_hotel: 0,
      company: null,
      hold_ends_at: null,
      created_at: new Date(),
      settled_at: null,
      promo_code: null,
      promotion_id: null,
      voucher_code: null,
      hold_ended_by: null,
      holder_address: null,
      holder_email: null,
      holder_card: null,
      card_try_subject: null,
      card_try_window: null,
      individual_id: null,
    })
    .execute();
  const stay = { IsReservation: true, VisitDate: '2027-03-23' };
  const one = await world.guest().bookTable({ ...stay, Identifier: known.reference_number });
  const other = await world.guest().bookTable({ ...stay, Identifier: 'XXXXXXXXXX' });
  const proved = await world.guest().bookTable({
    ...stay,
    Identifier: known.reference_number,
    ConfirmationToken: known.confirmation_token,
  });
  const shape = ({ status, body }: typeof one) => ({ status, body: { ...body, BookingReference: '' } });
  expect(shape(one)).toEqual(shape(other));
  expect(shape(proved)).toEqual(shape(other));
  const rows = await world.db.database.kysely
    .selectFrom('table_booking')
    .select(['reference_number', 'reservation_id'])
    .where('is_reservation', '=', true)
    .execute();
  const tied = rows.filter((row) => row.reservation_id !== null).map((row) => row.reference_number);
  expect(tied).toEqual([proved.body.BookingReference]);
  const notes = (await world.mails()).filter(({ to }) => to.address === hotel.property.email);
  // They are sent concurrently, in any order.
  expect(notes).toHaveLength(3);
  expect(notes.filter(({ text }) => text.includes('it is not proved'))).toHaveLength(2);
});

test('the link of the mail shows the table and cancels it; twice is once, and the covers come back once', async () => {
  const mine = await booked({ VisitDate: '2027-03-24', PartySize: 6 });
  expect((await shown(mine)).body).toEqual({
    BookingReference: mine.reference,
    RestaurantName: 'The Oyster Room',
    VisitDate: '2027-03-24',
    VisitTime: '19:30',
    LeaveTime: null,
    PartySize: 6,
    PromotionName: null,
    IsCancelled: false,
    CanBeCancelled: true,
    CancelBefore: { Date: '2027-03-24', At: '16:00' },
  });
  const answers = await Promise.all([cancel(mine), cancel(mine), cancel(mine)]);
  expect(answers.map(({ body }) => body)).toEqual(
    Array.from({ length: 3 }, () => ({
      Success: true,
      Message: 'Your table is cancelled.',
      RefusalCode: null,
    })),
  );
  expect((await coversTaken(world, '2027-03-24')).size).toBe(0);
  const mails = await mailsToBoth();
  expect(await world.mails()).toEqual([]);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your table at The Oyster Room is cancelled',
    'Table cancelled: The Oyster Room, Wed 24 Mar 2027 at 19:30, 6',
  ]);
  expect(mails[0]?.attachments[0]?.text).toContain('METHOD:CANCEL');
  expect((await shown(mine)).body).toMatchObject({ IsCancelled: true, CanBeCancelled: false });
  expect(await world.guest().bookTable({ VisitDate: '2027-03-24', PartySize: 6 })).toMatchObject({
    body: { Success: true },
  });
});

test('later than the hotel’s time a table is not cancelled, and the message names whom to ask', async () => {
  const mine = await booked({ VisitDate: '2027-03-26' });
  world.setNow('2027-03-26T16:00:00Z');
  expect((await shown(mine)).body).toMatchObject({ CanBeCancelled: false });
  expect((await cancel(mine)).body).toEqual({
    Success: false,
    Message: tableTooLateText,
    RefusalCode: 'table.too-late',
  });
  expect((await coversTaken(world, '2027-03-26')).size).toBe(8);
});

test('any other link opens nothing, and all of them are answered alike', async () => {
  const mine = await booked({ VisitDate: '2027-03-27' });
  const flipped = `${mine.code.slice(0, 10)}${mine.code[10] === 'A' ? 'B' : 'A'}${mine.code.slice(11)}`;
  const links = [
    { ...mine, code: flipped },
    { ...mine, code: '' },
    { ...mine, code: 'x'.repeat(200) },
    { ...mine, reference: 'XXXXXXXXXX' },
  ];
  for (const link of links) {
    expect(await shown(link)).toMatchObject({ status: 404, body: { RefusalCode: 'link.invalid' } });
    expect(await cancel(link)).toMatchObject({ status: 404, body: { RefusalCode: 'link.invalid' } });
  }
  const elsewhere = await world.guest().get('/api/RestaurantBooking/Booking', {
    propertyId: '8',
    referenceNumber: mine.reference,
    hash: mine.code,
  });
  expect(elsewhere.body).toEqual((await shown(links[0] ?? mine)).body);
  world.setNow('2027-04-27T12:00:00Z');
  expect(await shown(mine)).toMatchObject({ status: 404 });
});

test.each([
  [{ VisitTime: '25:00' }, 'VisitTime'],
  [{ VisitTime: '19:31' }, 'VisitTime'],
  [{ VisitDate: '2027-02-30' }, 'VisitDate'],
  [{ PartySize: 0 }, 'PartySize'],
  [{ PartySize: 7 }, 'PartySize'],
  [{ PartySize: 1e9 }, 'PartySize'],
  [{ Email: 'ada at home' }, 'Email'],
  [{ Email: 'ada@example.com\r\nBcc: all@example.com' }, 'Email'],
  [{ ContactNumber: '07700 900123' }, 'ContactNumber'],
  [{ Identifier: '' }, 'Identifier'],
  [{ SpecialRequests: 'Charge 4242 4242 4242 4242' }, 'SpecialRequests'],
  [{ ConfirmationToken: 'x' }, 'ConfirmationToken'],
  [{ PromotionId: -1 }, 'PromotionId'],
])('a fault is reported at its field, and nothing is booked: %j', async (changes, field) => {
  const { status, body } = await world.guest().bookTable({ VisitDate: '2027-03-28', ...changes });
  expect(status).toBe(400);
  expect(Object.keys((body as { ModelState?: object }).ModelState ?? {})).toEqual([field]);
  expect((await coversTaken(world, '2027-03-28')).size).toBe(0);
});

test.each([
  ['/api/RestaurantBooking/Restaurants', { propertyId: '99' }, 404],
  ['/api/RestaurantBooking/Restaurants', {}, 400],
  ['/api/RestaurantBooking/RestaurantSetup', queryOf({ restaurantId: '9' }), 404],
  ['/api/RestaurantBooking/RestaurantSetup', queryOf({ restaurantId: 'x' }), 400],
  ['/api/RestaurantBooking/RestaurantSetup', queryOf({ date: 'tomorrow' }), 400],
  ['/api/RestaurantBooking/RestaurantSetup', queryOf({ isReservation: 'perhaps' }), 400],
  ['/api/RestaurantBooking/Availability', queryOf(), 400],
  ['/api/RestaurantBooking/Availability', queryOf({ partySize: '0' }), 400],
  ['/api/RestaurantBooking/Availability', queryOf({ partySize: '7' }), 400],
  ['/api/RestaurantBooking/Availability', queryOf({ partySize: '2', restaurantId: '9' }), 404],
  ['/api/RestaurantBooking/Booking', { propertyId: 'x' }, 400],
  ['/api/RestaurantBooking/Booking', { propertyId: '7' }, 404],
])('what cannot be read is refused in words: %s %j', async (path, query, status) => {
  const answer = await world.guest().get(path, query as Record<string, string>);
  expect(answer.status).toBe(status);
  expect(answer.body['Message']).toBeTruthy();
});

test('a body that is none is refused on both calls that write', async () => {
  for (const path of ['/api/RestaurantBooking/Create', '/api/RestaurantBooking/Cancel']) {
    expect(await world.guest().post(path, {})).toMatchObject({ status: 400 });
    expect(await world.guest().post(path, { ...tableBody, Price: 1 })).toMatchObject({ status: 400 });
  }
});
