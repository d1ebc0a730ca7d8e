import type { ManagedReservation } from '@portico/contract/calls/parts/managed-reservation';
import { localDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, ReservationId } from '@portico/domain/ids';
import { preCheckInCode as preCheckInCodeOf } from '@portico/server/access/pre-check-in-link';
import { hotelDirectory } from '@portico/server/hotel/hotel-directory';
import { makePayLink } from '@portico/server/payments/invoice/make-pay-link';
import { secrets } from '../portico/secrets.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFlexibleBooking } from '../booking/booking-body.ts';
import { buildGroupFile } from '../builders/group-file.ts';
import { buildCompany, buildHotelFile, buildRestaurant } from '../builders/hotel-file.ts';
import { insertGroup } from '../database/insert-group.ts';
import { openWorld, type World } from '../world/world.ts';
import { specifiedCalls, type SpecifiedCall } from '../specification/calls.ts';
import { type Guest, openGuest } from '../world/guest.ts';
import { fetchFrom } from '../world/transport.ts';

let world: World;
let guest: Guest;
let calls: readonly SpecifiedCall[];
beforeAll(async () => {
  const hotel = buildHotelFile({
    settings: { userAccounts: true, enablePayByCompanyInvoice: true, preCheckIn: { daysBefore: 30 } },
    restaurants: [buildRestaurant()],
    companies: [buildCompany({ id: 1, name: 'Marram Freight Ltd' })],
  });
  world = await openWorld({ hotel, payments: undefined });
  await insertGroup(
    world.db.database,
    buildGroupFile([{ id: 1, name: 'Shore', properties: [hotel.property.code] }]),
  );
  guest = openGuest(fetchFrom(await world.listen()));
  const create = buildFlexibleBooking();
  const { body: made } = await guest.book(create);
  const reservationNumber = String(made.ReferenceNumber);
  const query = { propertyId: '7', reservationNumber, guestName: 'Lovelace' };
  const { body: found } = await guest.post('/api/ManageBooking/Search', undefined, { query });
  const booking: ManagedReservation = found.Reservation!;
  const room = booking.Rooms[0]!;
  const preCheckInCode = preCheckInCodeOf(secrets, {
    propertyId: booking.PropertyId as PropertyId,
    reservationId: booking.ReservationId as ReservationId,
    linkVersion: 1,
    stay: { arrival: localDate(booking.DateFrom), departure: localDate(booking.DateTo) },
  });
  calls = specifiedCalls({
    reservationId: booking.ReservationId,
    itemId: room.ReservationItemId,
    reservationNumber,
    token: String(made.ConfirmationToken),
    create,
    payLink: await payLinkOf(booking),
    preCheckInCode,
    preCheckIn: {
      PropertyId: 7,
      ReferenceNumber: reservationNumber,
      Code: preCheckInCode,
      ReservationItems: [
        { ReservationItemId: room.ReservationItemId, Guests: [{ FirstName: 'Ada', LastName: 'Lovelace' }] },
      ],
    },
  });
});
afterAll(() => world.close());

async function payLinkOf({ ReservationId: id, ReservationNumber: number }: ManagedReservation) {
  const { kysely } = world.db.database;
  const requested = { action: 'store-card', reservationId: id as ReservationId, number } as const;
  const hotel = (await hotelDirectory(world.db.database).find(7))!;
  const { request, path } = await makePayLink(
    kysely,
    hotel,
    secrets,
    requested,
    new Date('2027-02-20T12:00:00Z'),
  );
  const [, , , actionType = '', invoiceNumber = '', hash = ''] = path.split(/[/?]/);
  return { propertyId: '7', invoiceNumber, hash, actionType, paymentId: request.paymentId };
}

test('every call of section 7 of the specification is answered, with the answer it specifies', async () => {
  const answers: string[] = [];
  for (const { call, query, body, answers: fields = [], status: expected = 200 } of calls) {
    const [method, path = ''] = call.split(' ');
    const { status, body: answer } =
      method === 'GET'
        ? await guest.get(path, query)
        : await guest.post(path, body, { ...(query && { query }) });
    const whole: object = Array.isArray(answer) ? (answer[0] as object) : answer;
    const missing = fields.filter((field) => !(field in (whole ?? {})));
    if (status !== expected || missing.length > 0)
      answers.push(
        `${call}: ${status}, without ${missing.join(', ')}: ${JSON.stringify(answer).slice(0, 200)}`,
      );
  }
  expect(answers).toEqual([]);
});
