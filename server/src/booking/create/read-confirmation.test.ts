import type { PropertyId } from '@portico/domain/ids';
import {
  approvedCard,
  buildBooking,
  buildFlexibleBooking,
  buildRoom,
  declinedCard,
} from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildHotelFile, buildRatePlan, PROPERTY } from '@portico/testing/builders/hotel-file';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  const fixed = buildRatePlan({ allowEdit: false, allowCancel: false });
  const other = buildHotelFile({ property: { id: 8, code: 'other' }, ratePlans: [fixed] });
  await insertHotel(world.db.database, other);
});
afterEach(() => world.setNow('2027-02-20T12:00:00Z'));
afterAll(() => world.close());

const confirmation = (propertyId: string, referenceNumber: string | null) =>
  world
    .guest()
    .get('/api/Reservation/Confirmation', { propertyId, referenceNumber: String(referenceNumber) });

test('a token opens nothing in another hotel', async () => {
  const { body } = await world.book(buildFlexibleBooking());
  const other = await confirmation('8', body.ConfirmationToken);
  expect(other).toMatchObject({ status: 404, body: { RefusalCode: 'reservation.unknown' } });
});

test.each(['Confirmation', 'Status'])('%s takes no reservation number for a token', async (call) => {
  const { body } = await world.book(buildFlexibleBooking());
  const answer = await world.guest().get(`/api/Reservation/${call}`, {
    propertyId: '7',
    referenceNumber: String(body.ReferenceNumber),
  });
  expect(answer).toMatchObject({
    status: 400,
    body: {
      RefusalCode: 'request.invalid',
      ModelState: { referenceNumber: ['Expected the token of a booking'] },
    },
  });
});

test('only a booking that stands has a calendar file', async () => {
  const calendar = (token: string | null) => world.guest().calendar(token);
  const dates = { DateFrom: '2027-04-05', DateTo: '2027-04-07' };
  const rooms = { ...dates, Rooms: [buildRoom(dates)] };
  const { body: booked } = await world.book(buildBooking(rooms));
  const { body: declined } = await world.book(buildBooking({ ...rooms, CardDetails: declinedCard }));
  const file = await calendar(booked.ConfirmationToken);
  expect(file.status).toBe(200);
  expect(file.headers['content-disposition']).toBe(`attachment; filename="${booked.ReferenceNumber}.ics"`);
  expect(file.text).toContain('BEGIN:VEVENT');
  const none = await calendar(declined.ConfirmationToken);
  expect(none.status).toBe(404);
  expect(none.body).toMatchObject({ RefusalCode: 'reservation.unknown' });
});

test('a confirmation shows rooms, sums, terms and what was paid, and grants nothing', async () => {
  const { body } = await world.book(
    buildBooking({
      DateFrom: '2027-03-10',
      DateTo: '2027-03-12',
      Notes: 'Late arrival',
      Rooms: [buildRoom({ DateFrom: '2027-03-10', DateTo: '2027-03-12' })],
    }),
  );
  const answer = await confirmation('7', body.ConfirmationToken);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    PropertyId: 7,
    ReservationNumber: body.ReferenceNumber,
    Status: 'Confirmed',
    DateFrom: '2027-03-10',
    DateTo: '2027-03-12',
    BookedAt: '2027-02-20T12:00:00.000Z',
    SpecialRequests: 'Late arrival',
    CanBeEdited: false,
    CanBeCancelled: false,
    CreditCards: [{ Name: 'Visa', LastFour: '4242' }],
    Booker: { FirstName: 'Ada', LastName: 'Lovelace', Email: 'ada@example.com', Phone: '+44 7700 900123' },
    TotalRoomCost: 160,
    TotalVat: 26.67,
    TotalCost: 160,
    Paid: 160,
    DueNow: 160,
    DueLater: [],
    DueAtHotel: 0,
    Rooms: [
      {
        RoomNumber: 1,
        RoomTypeName: 'Double',
        RatePlanName: 'Saver',
        NumberOfAdults: 1,
        LeadGuest: { FirstName: 'Ada', LastName: 'Lovelace' },
        Nights: [
          { Date: '2027-03-10', TotalCost: 80 },
          { Date: '2027-03-11', TotalCost: 80 },
        ],
        TotalCost: 160,
        TotalPayment: 160,
        ExtrasCanBeAdded: false,
      },
    ],
  });
  expect(answer.text).not.toContain(approvedCard.CardNumber);
});

test('a link opens its booking until 30 days after the departure, and then shows whom to call', async () => {
  const dates = { DateFrom: '2027-03-12', DateTo: '2027-03-14' };
  const { body } = await world.book(
    buildFlexibleBooking({
      ...dates,
      Rooms: buildFlexibleBooking().Rooms.map((room) => ({ ...room, ...dates })),
    }),
  );
  const query = { propertyId: '7', referenceNumber: String(body.ConfirmationToken) };
  const read = () =>
    Promise.all(
      ['Confirmation', 'Status'].map((call) => world.guest().get(`/api/Reservation/${call}`, query)),
    );
  // London is on summer time.
  world.setNow('2027-04-13T22:59:00Z');
  expect((await read()).map(({ status }) => status)).toEqual([200, 200]);
  world.setNow('2027-04-13T23:01:00Z');
  for (const ended of await read()) {
    expect(ended).toMatchObject({ status: 410, body: { RefusalCode: 'reservation.ended' } });
    expect(JSON.stringify(ended.body)).toContain(buildHotelFile().property.telephone);
  }
});

test('terms stay as they were at booking when the hotel changes them', async () => {
  const { body } = await world.book(
    buildFlexibleBooking({ DateFrom: '2027-03-20', DateTo: '2027-03-22', Rooms: [flexibleRoom()] }),
  );
  const before = await confirmation('7', body.ConfirmationToken);
  const changed = buildHotelFile({ property: { standardVatRate: 5, name: 'The New Quay' } });
  await world.db.database.kysely
    .updateTable('property')
    .set({ definition: JSON.stringify({ ...changed, ratePlans: [] }) })
    .where('property_id', '=', PROPERTY)
    .execute();
  world.deps.hotels.forget(7 as PropertyId);
  expect((await confirmation('7', body.ConfirmationToken)).body).toEqual(before.body);
  expect(before.body).toMatchObject({ Paid: 0, DueNow: 0, DueAtHotel: 200, CreditCards: [] });
});

test('whether a guest may change or cancel a room stays as its rate plan allowed at booking', async () => {
  const { body } = await world.book(buildFlexibleBooking({ PropertyId: 8 }));
  const policy = async () => {
    const answer = await confirmation('8', body.ConfirmationToken);
    return (answer.body as { Rooms: { Policy: object }[] }).Rooms[0]?.Policy;
  };
  expect(await policy()).toMatchObject({ AllowEdit: false, AllowCancel: false });
  const allowed = buildHotelFile({ property: { id: 8, code: 'other' } });
  await world.db.database.kysely
    .updateTable('property')
    .set({ definition: JSON.stringify(allowed) })
    .where('property_id', '=', 8 as PropertyId)
    .execute();
  world.deps.hotels.forget(8 as PropertyId);
  expect(await policy()).toMatchObject({ AllowEdit: false, AllowCancel: false });
});

function flexibleRoom() {
  return buildRoom({ DateFrom: '2027-03-20', DateTo: '2027-03-22', RatePlanId: 21, TotalCost: 200 });
}
