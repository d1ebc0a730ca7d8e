import type { GroupAvailabilityResponse } from '@portico/contract/calls/group-availability';
import type { GroupSearchResponse } from '@portico/contract/calls/group-search';
import type { PropertyId } from '@portico/domain/ids';
import { groupSearchBody } from '@portico/testing/availability/search-body';
import { buildGroupFile, GROUP } from '@portico/testing/builders/group-file';
import { buildHotelFile, buildPromotion, PROPERTY } from '@portico/testing/builders/hotel-file';
import { insertGroup } from '@portico/testing/database/insert-group';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { groupDirectory } from '../hotel/group-directory.ts';
import { hotelDirectory } from '../hotel/hotel-directory.ts';
import { snapshots } from './snapshot/snapshots.ts';
import { membersInParts } from './members-in-parts.ts';

const LODGE = 8 as PropertyId;
const TELEPHONE = '+44 1632 960 777';
const limits = {
  codesPerAddress: 3,
  codesPerHotel: 5,
  codesPerAddressUnderAttack: 1,
  searchWorkPerAddress: 1,
};

let world: World;
beforeAll(async () => {
  world = await openWorld({ hotel: buildHotelFile({ promotions: [buildPromotion()] }), limits });
  await insertHotel(world.db.database, buildHotelFile({ property: { id: LODGE, code: 'Lodge' } }));
  const areas = [
    { id: 1, name: 'The harbour', properties: ['Quay'] },
    { id: 2, name: 'Inland', properties: ['Lodge'] },
  ];
  await insertGroup(world.db.database, buildGroupFile(areas, { telephone: TELEPHONE }));
});
afterAll(() => world.close());

/** A window of ten minutes per test. */
let windows = 0;
beforeEach(() => {
  windows += 1;
  world.setNow(`2027-02-20T12:${windows}0:00Z`);
});

async function post(url: string, payload: object, remoteAddress = '192.0.2.1') {
  return world.app.inject({ method: 'POST', url, payload, remoteAddress });
}

const search = (changes: object = {}, address?: string) =>
  post('/api/Availability/SearchPropertyGroup', { ...groupSearchBody, ...changes }, address);
const check = (promoCode: string, address?: string) =>
  post('/api/Availability/CheckPromoCodeGroup', { propertyGroupId: GROUP, promoCode }, address);
const calendar = (address?: string) =>
  post(
    '/api/Availability/SearchPropertyGroupAreaAvailability',
    { PropertyGroupId: GROUP, FromDate: '2027-03-01', ToDate: '2027-04-29' },
    address,
  );

test('a client that guesses codes at a group is stopped there, and no other is', async () => {
  expect((await check('GUESS-1')).statusCode).toBe(200);
  expect((await search({ PromoCode: 'GUESS-2' })).statusCode).toBe(200);
  // Valid codes use up nothing.
  for (let count = 0; count < 5; count++)
    expect((await check('SPRING10')).json()).toMatchObject({ IsPromoCodeValid: true });
  expect((await check('GUESS-3')).statusCode).toBe(200);
  for (const refused of [await check('SPRING10'), await search({ PromoCode: 'GUESS-4' })]) {
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ RefusalCode: 'request.too-many-codes' });
    expect(refused.json<{ Message: string }>().Message).toContain(TELEPHONE);
    expect(refused.headers['retry-after']).toBe('600');
  }
  expect((await search()).statusCode).toBe(200);
  expect((await check('SPRING10', '192.0.2.2')).statusCode).toBe(200);
  const atTheHotel = await post('/api/Availability/CheckPromoCode', {
    propertyId: PROPERTY,
    promoCode: 'GUESS-5',
  });
  expect(atTheHotel.statusCode).toBe(200);
});

test('many addresses that guess together have a few guesses each, and a right code is taken from another', async () => {
  const guesses = [1, 2, 3, 4, 5].map((number) => check(`TOGETHER-${number}`, `198.51.100.${number}`));
  await Promise.all(guesses);
  const late = '198.51.100.9';
  expect((await check('TOGETHER-6', late)).statusCode).toBe(200);
  expect((await check('TOGETHER-7', late)).statusCode).toBe(429);
  expect((await check('SPRING10', '198.51.100.10')).json()).toMatchObject({ IsPromoCodeValid: true });
});

test('what searches of a group cost is counted for the address, as that of a hotel’s', async () => {
  const greedy = '192.0.2.3';
  const stay = { DateFrom: '2027-03-01', DateTo: '2027-04-29' };
  let answer = await search(stay, greedy);
  for (let count = 1; answer.statusCode === 200 && count < 100; count++) answer = await search(stay, greedy);
  for (const refused of [answer, await calendar(greedy)]) {
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ RefusalCode: 'request.too-many' });
    expect(refused.json<{ Message: string }>().Message).toContain(TELEPHONE);
  }
  expect((await search(stay, '192.0.2.4')).statusCode).toBe(200);
});

test('the calendar of an area costs its client little, whatever its computation cost', async () => {
  for (let count = 0; count < 100; count++) expect((await calendar('192.0.2.5')).statusCode).toBe(200);
});

test('a hotel with unreadable nights is omitted and named, and the others are answered', async () => {
  const { kysely } = world.db.database;
  await insertHotel(world.db.database, buildHotelFile({ property: { id: 9, code: 'Odd' } }));
  const odd = kysely.updateTable('rate_night').where('property_id', '=', 9 as PropertyId);
  await odd.set({ base: 2 ** 40 }).execute();
  const areas = [{ id: 1, name: 'Both', properties: ['Odd', 'Quay'] }];
  await insertGroup(world.db.database, buildGroupFile(areas, { id: 4, code: 'Both' }));
  const found = (await search({ PropertyGroupId: 4 }, '192.0.2.6')).json<GroupSearchResponse>();
  expect(found.UnreadPropertyIds).toEqual([9]);
  expect(found.Properties.map(({ PropertyId: id, IsAvailable }) => [id, IsAvailable])).toEqual([
    [PROPERTY, true],
  ]);
  const body = { PropertyGroupId: 4, FromDate: '2027-03-01', ToDate: '2027-03-02' };
  const days = await post('/api/Availability/SearchPropertyGroupAreaAvailability', body, '192.0.2.6');
  expect(days.json<GroupAvailabilityResponse>()).toMatchObject({
    UnreadPropertyIds: [9],
    Days: [{ AvailableRooms: 4 }, { AvailableRooms: 4 }],
  });
  expect(world.logLines.join('')).toContain('a hotel of a group was not read');
});

test('once the time to read is over, hotels in memory are answered and the others are named', async () => {
  const { database } = world.db;
  // The clock advances nine seconds per reading.
  let seconds = 0;
  const clock = { now: () => new Date(Date.parse('2027-02-20T12:00:00Z') + (seconds += 9) * 1_000) };
  const hotels = hotelDirectory(database);
  const inMemory = snapshots(database, hotels, clock);
  const group = await groupDirectory(database, hotels).find(GROUP);
  const members = group?.members ?? [];
  const [first] = members;
  if (first === undefined) expect.fail('no member');
  await inMemory.get(first.hotel);
  const parts = [];
  for await (const part of membersInParts({ snapshots: inMemory, clock, log: world.app.log }, members))
    parts.push([part.members.map(({ member }) => member.hotel.propertyId), part.unread]);
  expect(parts).toEqual([[[PROPERTY], [LODGE]]]);
});
