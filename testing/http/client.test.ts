import { porticoClient } from '@portico/client/portico-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvedCard, browserData } from '../booking/booking-body.ts';
import { buildHotelFile } from '../builders/hotel-file.ts';
import { openWorld, type World } from '../world/world.ts';

/** The client that docs/api.md describes, as a hotel's own program uses it, over HTTP. */
let world: World;
let baseUrl: string;
beforeAll(async () => {
  world = await openWorld();
  baseUrl = await world.listen();
});
afterAll(() => world.close());

const stay = { DateFrom: '2027-03-03', DateTo: '2027-03-05' };
const guests = { NumberOfAdults: 1, NumberOfChildren: 0, NumberOfInfants: 0 };

const booker = {
  FirstName: 'Ada',
  LastName: 'Lovelace',
  Email: 'ada@example.com',
  Phone: '+44 7700 900123',
  Street: '12 St James’s Square',
  CountryId: 826,
  ZipCode: 'SW1Y 4JH',
};

/** Searches, and books the cheapest rate of the first room type with a card. */
async function book(client: ReturnType<typeof porticoClient>, key: string) {
  const hotel = await client.GET('/api/Property/{id}', {
    params: { path: { id: buildHotelFile().property.code } },
  });
  if (hotel.data === undefined) throw new Error(hotel.error.Message);
  const { PropertyId } = hotel.data;
  const found = await client.POST('/api/Availability/Search', {
    body: { PropertyId, ...stay, Rooms: [guests] },
  });
  const [offer] = found.data?.RoomTypes ?? [];
  const rate = offer?.Rates.find(({ RatePlanName }) => RatePlanName === 'Saver');
  if (offer === undefined || rate === undefined) throw new Error('nothing to book');
  const cost = 160;
  const booked = await client.POST('/api/Reservation/Create', {
    params: { header: { 'Idempotency-Key': key } },
    body: {
      PropertyId,
      ...stay,
      Booker: booker,
      CardDetails: approvedCard,
      BrowserData: browserData,
      PaymentAmount: cost,
      PaymentType: 5,
      Rooms: [
        {
          ...stay,
          ...guests,
          RoomTypeId: offer.RoomType.RoomTypeId,
          RatePlanId: rate.RatePlanId,
          LeadGuest: { FirstName: 'Ada', LastName: 'Lovelace' },
          TotalCost: cost,
        },
      ],
    },
  });
  if (booked.data === undefined) throw new Error(JSON.stringify(booked.error));
  return { PropertyId, booked: booked.data };
}

test('a program books, changes and cancels with the client of the tree', async () => {
  const client = porticoClient({ baseUrl });
  const { PropertyId, booked } = await book(client, 'one-attempt');
  expect(booked).toMatchObject({ Success: true, Status: 'Confirmed', RefusalCode: null });

  const query = {
    propertyId: PropertyId,
    reservationNumber: booked.ReferenceNumber ?? '',
    guestName: 'Lovelace',
  };
  const opened = await client.POST('/api/ManageBooking/Search', { params: { query } });
  const reservation = opened.data?.Reservation;
  if (!reservation) throw new Error(opened.error?.Message ?? opened.data?.Message ?? '');
  const { ReservationId, Version } = reservation;
  expect(reservation.Rooms).toHaveLength(1);

  // The grant came as a cookie: the client has stored it.
  const changed = await client.POST('/api/ManageBooking/Update', {
    body: { PropertyId, ReservationId, Version, SpecialRequests: 'A quiet room, please' },
  });
  expect(changed.data).toMatchObject({ Success: true, Status: 'Applied' });
  expect(changed.data?.Reservation?.SpecialRequests).toBe('A quiet room, please');

  const cancelled = await client.POST('/api/ManageBooking/Cancel', { body: { PropertyId, ReservationId } });
  expect(cancelled.data).toMatchObject({ Success: true });
  const now = await client.GET('/api/ManageBooking/Reservation', {
    params: { query: { propertyId: PropertyId, reservationId: ReservationId } },
  });
  expect(now.data).toMatchObject({ Status: 'Cancelled', IsCancelled: true });
});

test('one attempt sent twice by the client books once', async () => {
  const client = porticoClient({ baseUrl });
  const first = await book(client, 'the-same-attempt');
  const again = await book(client, 'the-same-attempt');
  expect(again.booked.ReferenceNumber).toBe(first.booked.ReferenceNumber);
});

test('a client without the grant is refused, by a code that its types list', async () => {
  const { PropertyId } = await book(porticoClient({ baseUrl }), 'somebody-else');
  const reservationId = '0192f1c0-7d5e-7000-8000-000000000001';
  const query = { propertyId: PropertyId, reservationId };
  const { error, response } = await porticoClient({ baseUrl }).GET('/api/ManageBooking/Reservation', {
    params: { query },
  });
  const code = 'reservation.unknown' satisfies NonNullable<typeof error>['RefusalCode'];
  expect([response.status, error?.RefusalCode]).toEqual([404, code]);
});
