import { ok, refused } from '@portico/domain/result';
import { buildHotelFile, buildRestaurant } from '@portico/testing/builders/hotel-file';
import { openWorld, type World } from '@portico/testing/world/world';
import { coversTaken } from '@portico/testing/world/books';
import { afterEach, expect, test } from 'vitest';
import type { TablePort } from './table-port.ts';

let world: World;
afterEach(() => world.close());

const openHotel = (limits: object) =>
  openWorld({
    hotel: buildHotelFile({
      restaurants: [buildRestaurant({ sittings: [{ ...roomy, covers: 100 }] })],
    }),
    limits,
  });
const roomy = buildRestaurant().sittings[0] ?? expect.fail('no sitting');
const emails = ['ada@example.com', 'bea@example.com', 'cy@example.com', 'di@example.com'];

test('an address over its hourly limit of tables gets the time to retry; others are not held up', async () => {
  world = await openHotel({ tablesPerAddress: 2 });
  for (const Email of emails.slice(0, 2))
    expect((await world.guest().bookTable({ Email })).body.Success).toBe(true);
  const third = await world.guest().bookTable({ Email: emails[2] });
  expect(third).toMatchObject({ status: 429, body: { RefusalCode: 'request.too-many' } });
  expect(JSON.stringify(third.body)).toContain(buildHotelFile().property.telephone);
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
  expect(await world.limitsMet()).toEqual({ 'tables-per-address': 1 });
  expect(new Set((await coversTaken(world)).values())).toEqual(new Set([4]));
  world.setNow('2027-02-20T13:00:00Z');
  expect((await world.guest().bookTable({ Email: emails[2] })).body.Success).toBe(true);
});

test('a mailbox is written to about so many tables in a day, whatever its tag, and a repeat is not counted again', async () => {
  world = await openHotel({ tablesPerRecipient: 2, tablesPerRecipientUnderAttack: 1 });
  await world.guest().bookTable({}, 'key');
  expect((await world.guest().bookTable({}, 'key')).body.Success).toBe(true);
  expect((await world.guest().bookTable({ Email: 'ADA+two@example.com' })).body.Success).toBe(true);
  // One more of each address, so that no one's mailbox is used up by someone else.
  expect((await world.guest().bookTable({ Email: 'ada+three@example.com' })).body.Success).toBe(true);
  expect(await world.guest().bookTable({ Email: 'ada+four@example.com' })).toMatchObject({ status: 429 });
  expect(await world.limitsMet()).toEqual({ 'tables-per-recipient': 1 });
});

test('one address has so many covers in a day, and what is refused is not counted', async () => {
  world = await openHotel({ coversPerAddress: 8 });
  expect(await world.guest().bookTable({ PartySize: 6 })).toMatchObject({ body: { Success: true } });
  expect(await world.guest().bookTable({ PartySize: 3 })).toMatchObject({ status: 429 });
  expect(await world.guest().bookTable({ PartySize: 2, VisitTime: '17:00' })).toMatchObject({
    body: { RefusalCode: 'table.unavailable' },
  });
  expect(await world.guest().bookTable({ PartySize: 2 })).toMatchObject({ body: { Success: true } });
});

test('one address has a quarter of an evening’s remaining covers, its first party apart, and another is not held up', async () => {
  const restaurants = [buildRestaurant({ sittings: [{ ...roomy, covers: 12 }] })];
  world = await openWorld({ hotel: buildHotelFile({ restaurants }), limits: { coversShare: 25 } });
  expect((await world.guest().bookTable({ PartySize: 2 })).body).toMatchObject({ Success: true });
  expect((await world.guest().bookTable({ PartySize: 1 })).body).toMatchObject({ Success: true });
  const more = await world.guest().bookTable({ PartySize: 1 });
  expect(more).toMatchObject({ status: 429, body: { RefusalCode: 'request.too-many' } });
  expect(JSON.stringify(more.body)).toContain('call us on');
  expect(new Set((await coversTaken(world)).values())).toEqual(new Set([3]));
});

test('another system of tables stands in the place of ours, and a hotel that names one we do not have offers none', async () => {
  const booked: number[] = [];
  const other: TablePort = {
    type: 'Elsewhere',
    readTimes: async () => [
      { quarter: 78, turnQuarters: 6, leaveQuarter: null, promotionIds: [], isFree: true },
    ],
    book: async (_place, { party }) => {
      booked.push(party);
      return party > 4 ? refused({ code: 'table.unavailable' }) : ok({ reference: 'ELSE-1' });
    },
    find: async () => undefined,
    cancel: async () => refused({ code: 'link.invalid' }),
  };
  const restaurants = [buildRestaurant()];
  const hotel = buildHotelFile({ restaurants, settings: { tableService: 'Elsewhere' } });
  world = await openWorld({ hotel, otherTables: [other] });
  const query = { propertyId: '7', restaurantId: '1', date: '2027-03-15', partySize: '2' };
  const { body } = await world.guest().get('/api/RestaurantBooking/Availability', query);
  expect(body).toMatchObject({ Times: [{ Time: '19:30', TurnMinutes: 90 }] });
  expect((await world.guest().bookTable()).body).toMatchObject({ Success: true, BookingReference: 'ELSE-1' });
  expect((await world.guest().bookTable({ PartySize: 5 })).body).toMatchObject({ Success: false });
  expect(booked).toEqual([2, 5]);
  expect((await coversTaken(world)).size).toBe(0);
  await world.close();
  world = await openWorld({ hotel });
  expect((await world.guest().get('/api/RestaurantBooking/Restaurants', { propertyId: '7' })).body).toEqual(
    [],
  );
  expect(await world.guest().bookTable()).toMatchObject({
    status: 404,
    body: { RefusalCode: 'restaurant.unknown' },
  });
});
