import type { PropertyId } from '@portico/domain/ids';
import {
  approvedCard,
  browserData,
  buildBooking,
  buildFlexibleBooking,
  buildRoom,
} from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildExtrasHotel } from '@portico/testing/booking/extras-hotel';
import { buildCompanyInvoice, buildInvoiceHotel } from '@portico/testing/booking/invoice-hotel';
import {
  buildHotelFile,
  buildRatePlan,
  DOUBLE,
  FIRST_NIGHT,
  FLEXIBLE,
  LAST_NIGHT,
  PROPERTY,
  saver,
  SAVER,
} from '@portico/testing/builders/hotel-file';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recoverPayments } from '../payments/settle/recover-payments.ts';
import { readReservation } from '../reservation/read-reservation.store.ts';

const oneNight = {
  entries: [{ daysBefore: 7, at: '18:00', charge: { fee: 'Nights' as const, value: 1 } }],
  noShow: { fee: 'Full' as const },
};

let world: World;
beforeEach(async () => {
  world = await openWorld({
    hotel: buildExtrasHotel({
      settings: { cancellationReasons: [{ id: 3, name: 'Our plans have changed' }] },
      ratePlans: [
        buildRatePlan({ cancellation: oneNight }),
        buildRatePlan({ ...saver, cancellation: oneNight }),
      ],
      allotments: [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 9 }],
    }),
  });
});
afterEach(() => world.close());

/** With the mails of the booking sent. */
async function book(body: object) {
  const { body: made } = await world.book(body);
  const { kysely } = world.db.database;
  const by = { confirmationToken: String(made.ConfirmationToken) };
  const booked = await readReservation(kysely, PROPERTY as PropertyId, by);
  if (booked === undefined) throw new Error('not booked');
  await world.mails();
  return booked;
}
type Booked = Awaited<ReturnType<typeof book>>;

const call = (booked: Booked, path: string, body: object) =>
  world.guestOf(booked).post(path, { PropertyId: PROPERTY, ReservationId: booked.reservationId, ...body });

const item = (booked: Booked, fields: object) => ({
  ReservationItems: [
    {
      ReservationItemId: booked.rooms[0]?.itemId,
      DateOfArrival: '2027-03-03',
      DateOfDeparture: '2027-03-05',
      RoomTypeId: DOUBLE,
      RatePlanId: FLEXIBLE,
      NumberOfAdults: 1,
      NumberOfChildren: 0,
      NumberOfInfants: 0,
      ...fields,
    },
  ],
});

async function mails() {
  const [toGuest, toHotel, ...others] = (await world.mails()).sort((a, b) =>
    a.to.address.localeCompare(b.to.address),
  );
  if (toGuest === undefined || toHotel === undefined) throw new Error('no mails');
  expect(others).toEqual([]);
  return { toGuest, toHotel };
}

const calendarOf = (mail: { attachments: readonly { text: string; contentType: string }[] }) =>
  mail.attachments[0] ?? { text: '', contentType: '' };

describe('a booking that is changed', () => {
  test('is written about to guest and hotel: old and new, the price, and the stay for the calendar again', async () => {
    const booked = await book(buildFlexibleBooking());
    await call(
      booked,
      '/api/ManageBooking/Update',
      item(booked, { DateOfDeparture: '2027-03-07', NumberOfAdults: 2 }),
    );
    const { toGuest, toHotel } = await mails();
    const number = booked.referenceNumber;
    expect(toGuest.subject).toBe(`Changed: ${number}, The Quay, Wed 3 Mar 2027`);
    expect(toHotel.subject).toBe(`Changed: ${number}, Lovelace, Wed 3 Mar 2027`);
    for (const { text } of [toGuest, toHotel]) {
      expect(text).toContain(
        'Room 1, dates: Wed 3 Mar 2027 to Fri 5 Mar 2027 → Wed 3 Mar 2027 to Sun 7 Mar 2027',
      );
      expect(text).toContain('Room 1, guests: 1 adult → 2 adults');
      expect(text).toContain('Total before: £200.00\nTotal now: £440.00');
      expect(text).toContain('To pay at the hotel: £440.00');
    }
    expect(toGuest.html).toContain('Your booking is changed, Ada.');
    expect(toGuest.text).toMatch(/Manage your booking: https:\/\/book\.example\/Manage\//);
    expect(toHotel.text).not.toContain('/Manage/');
    const { text, contentType } = calendarOf(toGuest);
    expect(contentType).toContain('method=PUBLISH');
    for (const line of [
      `UID:${booked.reservationId}@portico`,
      'SEQUENCE:1',
      'DTEND:20270307T110000Z',
      'STATUS:CONFIRMED',
    ])
      expect(text).toContain(line);
  });

  test('again and again writes ten mails an hour to its guest, and every one to the hotel', async () => {
    const booked = await book(buildFlexibleBooking());
    for (let nth = 1; nth <= 12; nth += 1)
      await call(booked, '/api/ManageBooking/Update', { SpecialRequests: `A cot, please (${nth})` });
    const kinds = (await world.mails()).map(({ to }) => to.address);
    expect(kinds.filter((address) => address === 'ada@example.com')).toHaveLength(10);
    expect(kinds.filter((address) => address === 'desk@quay.example')).toHaveLength(12);
  });
});

describe('a booking that is cancelled', () => {
  test('is written about with what it costs, what comes back and why, and is taken out of the calendar', async () => {
    const booked = await book(buildBooking());
    world.setNow('2027-02-26T12:00:00Z');
    await call(booked, '/api/ManageBooking/Cancel', { CancellationReasonId: 3 });
    const { toGuest, toHotel } = await mails();
    const number = booked.referenceNumber;
    expect(toGuest.subject).toBe(`Cancelled: ${number}, The Quay, Wed 3 Mar 2027`);
    expect(toGuest.text).toContain(
      'Cancelling costs £80.00.\n£80.00 is being given back to Visa ending 4242.',
    );
    expect(toGuest.text).toContain('Room 1, cancelled: for £80.00');
    expect(toGuest.text).toContain('Was it not you?');
    expect(toHotel.text).toContain('The reason given: Our plans have changed.');
    const { text, contentType } = calendarOf(toGuest);
    expect(contentType).toBe('text/calendar; charset=utf-8; method=CANCEL');
    for (const line of [
      'METHOD:CANCEL',
      `UID:${booked.reservationId}@portico`,
      'SEQUENCE:1',
      'DTSTAMP:20270226T120000Z',
      'STATUS:CANCELLED',
      'ORGANIZER;CN="The Quay":mailto:desk@quay.example',
    ])
      expect(text).toContain(line);
    const query = { propertyId: '7', referenceNumber: booked.confirmationToken };
    const file = await world.app.inject({ url: '/api/Reservation/Calendar', query });
    const withoutUrl = text.replace(/URL;VALUE=URI:.*?(?=STATUS)/s, '');
    expect(file.body).toBe(withoutUrl);
  });

  test('for more than was paid states to both what is owed', async () => {
    const booked = await book(buildFlexibleBooking());
    world.setNow('2027-02-26T12:00:00Z');
    await call(booked, '/api/ManageBooking/Cancel', {});
    const { toGuest, toHotel } = await mails();
    expect(toGuest.text).toContain('Cancelling costs £100.00.\n£100.00 is still to be paid to us.');
    expect(toHotel.text).toContain('£100.00 of what cancelling costs is not paid: the guest owes it to you.');
  });

  test('before its confirmation went out is written about as cancelled alone', async () => {
    const { body } = await world.book(buildFlexibleBooking());
    const by = { confirmationToken: String(body.ConfirmationToken) };
    const booked = await readReservation(world.db.database.kysely, PROPERTY as PropertyId, by);
    if (booked === undefined) throw new Error('not booked');
    await call(booked, '/api/ManageBooking/Cancel', {});
    const { toGuest, toHotel } = await mails();
    expect([toGuest.subject, toHotel.subject]).toEqual([
      expect.stringMatching(/^Cancelled: /),
      expect.stringMatching(/^Cancelled: /),
    ]);
  });
});

test('of the mail address is confirmed at both, and then reported to the previous one, without a link', async () => {
  const body = buildFlexibleBooking();
  const booked = await book(body);
  const Booker = { ...body.Booker, Email: 'mallory@example.net' };
  await call(booked, '/api/ManageBooking/Update', { Booker });
  const questions = await world.mails();
  for (const { text } of questions) {
    const Code = /ConfirmEmail#([\w-]+)/.exec(text)?.[1];
    const payload = { LanguageCode: 'en', PropertyId: PROPERTY, Code };
    await world.app.inject({ method: 'POST', url: '/api/ManageBooking/ConfirmEmail', payload });
  }
  const sent = (await world.mails()).filter(({ to }) => to.address === 'ada@example.com');
  expect(sent).toHaveLength(1);
  const [letter] = sent;
  expect(letter?.subject).toBe(`E-mail address changed: ${booked.referenceNumber}, The Quay`);
  expect(letter?.text).toContain('If you did not do this, write to desk@quay.example');
  expect(letter?.text).not.toMatch(/Reservation\/|mallory/);
  await call(booked, '/api/ManageBooking/Update', { Booker: { ...Booker, Email: 'Mallory@example.net' } });
  await call(booked, '/api/ManageBooking/Update', { SpecialRequests: 'A cot' });
  const later = await world.mails();
  expect(later.filter(({ subject }) => subject.startsWith('E-mail address'))).toEqual([]);
});

test('of two rooms the one that is cancelled is spoken of as that, and its terms no more', async () => {
  const booked = await book(
    buildFlexibleBooking({ Rooms: [1, 2].map(() => buildRoom({ RatePlanId: FLEXIBLE, TotalCost: 200 })) }),
  );
  const RoomsToCancel = [{ ReservationItemId: booked.rooms[1]?.itemId, CancellationReasonId: 3 }];
  await call(booked, '/api/ManageBooking/Update', { RoomsToCancel });
  const { toGuest } = await mails();
  expect(toGuest.text).toContain('Room 2, cancelled: for £0.00');
  expect(toGuest.text).toContain('Total before: £400.00\nTotal now: £200.00');
  expect(toGuest.text).toContain('After that it costs one night, £100.00.');
});

test('a change that was not paid is written about to its guest: the booking is as it was', async () => {
  const booked = await book(buildBooking());
  const card = { ...approvedCard, CardNumber: '4000 0027 6000 3184' };
  const order = item(booked, { DateOfDeparture: '2027-03-07', RatePlanId: SAVER });
  await call(booked, '/api/ManageBooking/Update', { ...order, CardDetails: card, BrowserData: browserData });
  world.setNow('2027-02-20T12:20:00Z');
  await recoverPayments(world.deps);
  const [mail, ...others] = await world.mails();
  expect(others).toEqual([]);
  expect(mail?.to.address).toBe('ada@example.com');
  expect(mail?.subject).toBe(`Not changed: ${booked.referenceNumber}, The Quay`);
  expect(mail?.text).toContain('Nothing has been charged for it.');
});

test('a company reads what its invoice comes to once the booking is cancelled, and gets no link', async () => {
  const hotel = buildInvoiceHotel();
  const invoiced = await openWorld({ hotel });
  const { body: made } = await invoiced.book(buildCompanyInvoice());
  const { kysely } = invoiced.db.database;
  const by = { confirmationToken: String(made.ConfirmationToken) };
  const booked = await readReservation(kysely, PROPERTY as PropertyId, by);
  if (booked === undefined) throw new Error('not booked');
  await kysely.deleteFrom('outbox').execute();
  const order = { PropertyId: PROPERTY, ReservationId: booked.reservationId };
  await invoiced.guestOf(booked).cancel(order);
  const mail = (await invoiced.mails()).find(({ to }) => to.address === 'accounts@freight.example');
  await invoiced.close();
  expect(mail?.subject).toBe(
    `On your invoice, cancelled: PO number PO-104233, The Quay, reservation ${booked.referenceNumber}`,
  );
  expect(mail?.text).toContain('Total before: £160.00\nTotal now: £0.00');
  expect(mail?.text).not.toContain('/Manage/');
});

test('a room that is cancelled is written about to guest and company, however often the booking was changed before', async () => {
  const invoiced = await openWorld({ hotel: buildInvoiceHotel() });
  const { body: made } = await invoiced.book(buildCompanyInvoice({ Rooms: [buildRoom(), buildRoom()] }));
  const { kysely } = invoiced.db.database;
  const by = { confirmationToken: String(made.ConfirmationToken) };
  const booked = await readReservation(kysely, PROPERTY as PropertyId, by);
  if (booked === undefined) throw new Error('not booked');
  const order = { PropertyId: PROPERTY, ReservationId: booked.reservationId };
  for (let time = 1; time <= 11; time++)
    await invoiced.guestOf(booked).change({ ...order, SpecialRequests: `Cot ${time}` });
  await kysely.deleteFrom('outbox').execute();
  const RoomsToCancel = [{ ReservationItemId: booked.rooms[1]?.itemId }];
  const cancelled = await invoiced.guestOf(booked).change({ ...order, RoomsToCancel });
  expect(cancelled.body).toMatchObject({ Status: 'Applied' });
  const to = (await invoiced.mails()).map((mail) => mail.to.address).sort();
  await invoiced.close();
  expect(to).toEqual(['accounts@freight.example', 'ada@example.com', 'desk@quay.example']);
});

test('a money voucher that had all of it back is none of an experience', async () => {
  const world = await openWorld({ hotel: buildExtrasHotel() });
  const { body } = await world.book(buildFlexibleBooking({ HopGiftVoucherCode: 'GIFT-100' }));
  const { kysely } = world.db.database;
  const by = { confirmationToken: String(body.ConfirmationToken) };
  const booked = await readReservation(kysely, PROPERTY as PropertyId, by);
  if (booked === undefined) throw new Error('not booked');
  await kysely.deleteFrom('outbox').execute();
  const order = { PropertyId: PROPERTY, ReservationId: booked.reservationId };
  await world.guestOf(booked).cancel(order);
  const mails = await world.mails();
  await world.close();
  expect(mails.length).toBeGreaterThan(1);
  for (const { text } of mails) expect(text).not.toContain('experience');
});

test('a booking is changed so many times an hour, lest the hotel’s mailbox is flooded; it can be cancelled all the same', async () => {
  const limited = await openWorld({
    hotel: buildHotelFile({ ratePlans: [buildRatePlan(saver)] }),
    limits: { changesPerBooking: 2 },
  });
  const { body } = await limited.book(buildBooking());
  const by = { confirmationToken: String(body.ConfirmationToken) };
  const booked = await readReservation(limited.db.database.kysely, PROPERTY as PropertyId, by);
  if (booked === undefined) throw new Error('not booked');
  const order = { PropertyId: PROPERTY, ReservationId: booked.reservationId };
  const requestChange = (SpecialRequests: string) =>
    limited.guestOf(booked).change({ ...order, SpecialRequests });
  for (const words of ['A cot', 'No cot', 'No cot'])
    expect((await requestChange(words)).body).toMatchObject({ Success: true });
  const met = await requestChange('A cot');
  expect(met).toMatchObject({ status: 429, body: { RefusalCode: 'request.too-many' } });
  expect(met.body['Message']).toContain('changed many times');
  expect(await limited.limitsMet()).toEqual({ 'changes-per-booking': 1 });
  limited.setNow('2027-02-20T14:30:00Z');
  // A change by number and name does not count against the booker's limit.
  const requestBy = (by: 'lookup' | 'link', SpecialRequests: string) =>
    limited.guestOf({ ...booked, by }).change({ ...order, SpecialRequests });
  for (const words of ['A cot', 'Two cots']) await requestBy('lookup', words);
  expect((await requestBy('lookup', 'Three cots')).status).toBe(429);
  expect((await requestBy('link', 'No cot at all')).body).toMatchObject({ Success: true });
  limited.setNow('2027-02-20T15:31:00Z');
  expect((await requestChange('A cot')).body).toMatchObject({ Success: true });
  expect((await limited.guestOf(booked).cancel(order)).body).toMatchObject({
    Success: true,
  });
  await limited.close();
});
