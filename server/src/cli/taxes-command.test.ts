import { buildFlexibleBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildHotelFile, buildRatePlan, FLEXIBLE } from '@portico/testing/builders/hotel-file';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hotelCommand } from './hotel-command.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({
    hotel: buildHotelFile({
      property: { cityTax: { adult: 2, paidAtHotel: true } },
      ratePlans: [buildRatePlan({ vatParts: [{ name: 'Breakfast', percent: 25, vatRate: 5 }] })],
    }),
  });
  const stay = { DateFrom: '2027-03-04', DateTo: '2027-03-06' } as const;
  const room = { RatePlanId: FLEXIBLE, TotalCost: 204 };
  const bookings = [
    buildFlexibleBooking({ Rooms: [buildRoom(room)] }),
    buildFlexibleBooking({ ...stay, Rooms: [buildRoom({ ...room, ...stay })] }),
  ];
  for (const booking of bookings)
    expect((await world.book(booking)).body).toMatchObject({ Status: 'Confirmed' });
});
afterAll(() => world.close());

const taxes = (...args: string[]) =>
  hotelCommand(['taxes', '--property', 'quay', ...args], {
    environment: { DATABASE_URL: world.db.url },
    folder: '.',
    clock: { now: () => new Date('2027-03-07T09:00:00Z') },
    log: { error: (_facts, message) => expect.fail(message) },
  });

test('taxes sums VAT by rate and city tax of the rooms that leave from one day to another', async () => {
  expect(await taxes('--from', '2027-03-01', '--to', '2027-03-05')).toMatchObject({
    exitCode: 0,
    lines: [
      'The Quay, departures from 2027-03-01 to 2027-03-05: 1',
      '  20%: net 125.00 GBP, VAT 25.00 GBP',
      '  5%: net 47.62 GBP, VAT 2.38 GBP',
      '  City tax, paid at the hotel: 4.00 GBP',
      '  Gross: 204.00 GBP',
    ],
  });
  const both = await taxes('--from', '2027-03-05', '--to', '2027-03-06', '--json');
  expect(JSON.parse(both.lines.join('\n'))).toMatchObject({
    rooms: 2,
    vat: [
      { percent: 20, netMinor: 250_00, vatMinor: 50_00 },
      { percent: 5, netMinor: 95_24, vatMinor: 4_76 },
    ],
    cityTax: [{ name: 'City tax', paidAtHotel: true, minor: 8_00 }],
    grossMinor: 408_00,
  });
});

test('taxes refuses a period that ends before it begins', async () => {
  expect(await taxes('--from', '2027-03-06', '--to', '2027-03-01')).toEqual({
    exitCode: 1,
    lines: ['--to is before --from: 2027-03-01 is earlier than 2027-03-06.'],
  });
});
