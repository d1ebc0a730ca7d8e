import { mayCall } from '@portico/contract/desk/may-call';
import type { PropertyId } from '@portico/domain/ids';
import { buildFlexibleBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { buildExtrasHotel } from '@portico/testing/booking/extras-hotel';
import {
  buildHotelFile,
  buildPromotion,
  buildRoomType,
  FLEXIBLE,
  PROPERTY,
} from '@portico/testing/builders/hotel-file';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureStaff, setStaffRole } from '../../staff/staff.store.ts';
import { insertStaffSession } from '../../staff/staff-session.store.ts';

const OTHER = (PROPERTY + 1) as PropertyId;
const march = { from: '2027-03-01', to: '2027-03-31' };

let world: World;
beforeAll(async () => {
  const other = buildHotelFile({ property: { id: OTHER, code: 'PIER', name: 'The Pier', currency: 'EUR' } });
  world = await openWorld({
    hotel: buildExtrasHotel({
      roomTypes: [buildRoomType({ name: '=HYPERLINK("http://evil.example")' })],
      promotions: [buildPromotion({ name: '@SUM(A1:A9)' })],
    }),
    otherHotels: [other],
  });
  const room = { RatePlanId: FLEXIBLE, TotalCost: 200 };
  const booked = await world.book(buildFlexibleBooking({ Rooms: [buildRoom(room)] }));
  expect(booked.body).toMatchObject({ Status: 'Confirmed' });
  const lowered = buildFlexibleBooking({
    PromoCode: 'spring10',
    Rooms: [buildRoom({ ...room, TotalCost: 180 })],
  });
  expect((await world.book(lowered)).body).toMatchObject({ Status: 'Confirmed' });
});
afterAll(() => world.close());

const bothHotels = [PROPERTY, OTHER];

/** A fresh log-in of somebody who reads only, at these hotels. */
async function cookieOf(hotels: readonly PropertyId[]): Promise<string> {
  const { database, clock } = world.deps;
  const now = clock.now();
  const staffId = await ensureStaff(
    database.kysely,
    { email: `${hotels.length}@hotel.example`, name: 'Nell' },
    now,
  );
  for (const propertyId of hotels)
    await setStaffRole(database.kysely, { propertyId, staffId, role: 'read-only' }, now);
  const from = { address: '192.0.2.7', userAgent: 'test' };
  return `portico-staff=${(await insertStaffSession(database.kysely, staffId, from, now)).token}`;
}

async function call(name: string, payload: object, hotels: readonly PropertyId[] = bothHotels) {
  const headers = { cookie: await cookieOf(hotels) };
  const url = `/api/Desk/QUAY/Reports/${name}`;
  const answer = await world.app.inject({ method: 'POST', url, payload, headers });
  return { status: answer.statusCode, body: answer.json() };
}

test('every role may read the reports, and what they answer is what was booked', async () => {
  expect(mayCall['Reports/Stays']).toEqual(['owner', 'reception', 'accounts', 'read-only']);
  const { status, body } = await call('Stays', { ...march, roomTypeId: null });
  expect(status).toBe(200);
  expect(body.days).toHaveLength(31);
  expect(body.sums).toMatchObject({ let: 4, givenAwayMinor: 20_00 });
  expect(body.sums.room).toEqual({ netMinor: 316_67, vatMinor: 63_33, grossMinor: 380_00 });
  expect(body.figures).toMatchObject({ averageRateMinor: 79_17 });
  expect(body.codes).toMatchObject([
    {
      kind: 'promotion',
      code: 'SPRING10',
      name: '@SUM(A1:A9)',
      bookings: 1,
      nights: 2,
      givenAwayMinor: 20_00,
    },
    { kind: 'none', code: null, name: null, bookings: 1, nights: 2, givenAwayMinor: 0 },
  ]);
  expect(body.arrivals).toMatchObject({ rooms: 2, nights: 4, halfBookedDaysAhead: 11 });
});

test.each([
  ['that ends before it begins', { from: '2027-03-02', to: '2027-03-01' }],
  ['of more than 400 days', { from: '2027-01-01', to: '2028-02-05' }],
  ['that is no period', { from: '2027-02-30', to: '2027-03-01' }],
])('a period %s is refused', async (_which, period) => {
  for (const name of ['Taxes', 'Payments', 'Hotels'])
    expect(await call(name, period)).toMatchObject({
      status: 400,
      body: { RefusalCode: 'request.invalid' },
    });
  expect((await call('Stays', { ...period, roomTypeId: null })).status).toBe(400);
});

test('a period of 400 days is answered', async () => {
  const { status, body } = await call('Stays', { from: '2027-01-01', to: '2028-02-04', roomTypeId: null });
  expect([status, body.days.length]).toEqual([200, 400]);
});

test('invoices by link are taxed by the day they were made, but not those of a booking or cancelled ones', async () => {
  const before = (await call('Taxes', march)).body;
  world.setNow('2027-03-31T22:59:59Z');
  await world.desk.invoice();
  world.setNow('2027-03-31T23:00:00Z');
  await world.desk.invoice();
  const { body } = await call('Taxes', march);
  expect([before.invoices, body.invoices]).toEqual([0, 1]);
  // British Summer Time: the second was made on 1 April.
  expect(body.grossMinor - before.grossMinor).toBe(120_00);
  const april = await call('Taxes', { from: '2027-04-01', to: '2027-04-30' });
  expect(april.body).toMatchObject({
    invoices: 1,
    rooms: 0,
    vat: [{ percent: 20, netMinor: 100_00, vatMinor: 20_00 }],
  });
});

test('hotels of a group stand side by side, and their currencies are never added', async () => {
  const { body } = await call('Hotels', march);
  expect(body.hotels).toMatchObject([
    { code: 'Quay', currency: 'GBP', sums: { let: 4 } },
    { code: 'PIER', currency: 'EUR', sums: { let: 0 } },
  ]);
  expect(body.totals).toMatchObject([
    { currency: 'EUR', hotels: 1, sums: { let: 0 } },
    { currency: 'GBP', hotels: 1, sums: { let: 4 } },
  ]);
  const own = await call('Hotels', march, [PROPERTY]);
  expect(own.body.hotels.map(({ code }: { code: string }) => code)).toEqual(['Quay']);
});

test('a file has a table for each part, and no text in it is a formula', async () => {
  const parts = ['room-types', 'codes'];
  const { body } = await call('Csv', { ...march, roomTypeId: null, parts });
  expect(body.fileName).toBe('quay-reports-2027-03-01-2027-03-31.csv');
  const lines = String(body.text).split('\r\n');
  expect(lines[0]).toBe('\uFEFFroom-types');
  expect(lines[2]).toMatch(/^"'=HYPERLINK\(""http:\/\/evil\.example""\)",/);
  expect(lines).toContain(`promotion,SPRING10,'@SUM(A1:A9),1,2,20,150,30,180`);
  const one = await call('Csv', { ...march, roomTypeId: null, parts: ['vat'] });
  expect(one.body.text).toContain('VAT,Percent,Net (GBP),VAT (GBP),Gross (GBP)\r\nVAT,20,');
});
