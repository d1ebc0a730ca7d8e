import type { SearchRequestBody } from '@portico/contract/calls/availability-search';
import { addDays } from '@portico/domain/calendar/local-date';
import type { PropertyId, RoomTypeId } from '@portico/domain/ids';
import { changeNights } from '@portico/server/availability/inventory/change-nights.store';
import { moves } from '@portico/server/availability/inventory/day-change';
import { inTransaction } from '@portico/server/platform/database/in-transaction';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchBody } from '../availability/search-body.ts';
import { buildBooking } from '../booking/booking-body.ts';
import {
  buildHotelFile,
  buildPromotion,
  buildRatePlan,
  buildSeason,
  DOUBLE,
  FAMILY,
  FIRST_NIGHT,
  PROPERTY,
  saver,
} from '../builders/hotel-file.ts';
import { insertHotel } from '../database/insert-hotel.ts';
import { between, oneOf, seededRandom, type Random } from '../penny/random.ts';
import { openTwoServers, type Sending, type TwoServers } from '../world/two-servers.ts';
import { runsOf } from '../random-runs.ts';

const STEPS = runsOf(200);
const NIGHTS = 4;
const doubles = DOUBLE as RoomTypeId;
const families = FAMILY as RoomTypeId;

/** `price`: of a night in a Double; `early`: minimum days of advance booking; `most`: bookings with the code. */
const hotelOf = (price: number, { early = 0, most = 1 } = {}) =>
  buildHotelFile({
    ratePlans: [
      buildRatePlan({ seasons: [buildSeason({ price: { base: price, perAdult: 10 } })] }),
      buildRatePlan({ ...saver, seasons: [buildSeason({ price: { base: 80 }, minAdvance: early })] }),
    ],
    promotions: [buildPromotion({ most })],
  });

let world: TwoServers;
beforeAll(async () => {
  world = await openTwoServers({ hotel: hotelOf(100), limits: { codesPerAddress: 2 } });
});
afterAll(() => world.close());

const search = async (changes: Partial<SearchRequestBody> = {}, sending?: Sending) =>
  (await world.guest(sending).post('/api/Availability/Search', { ...searchBody, ...changes }, sending)).body;
const calendar = async (server: number): Promise<unknown> => {
  const days = new URLSearchParams({
    propertyId: String(PROPERTY),
    fromDate: FIRST_NIGHT,
    toDate: '2027-03-20',
  });
  return (await fetch(`${world.urls[server]}/api/Availability?${days}`)).json();
};

/** Takes or releases a room on one night, as another process does. */
async function change(thingId: RoomTypeId, night: number, kind: 'take' | 'release'): Promise<void> {
  const changed = { thingId, date: addDays(FIRST_NIGHT, night), ...moves[kind] };
  await inTransaction(world.db.database, (tx) =>
    changeNights(tx, PROPERTY as PropertyId, [changed], world.beside.clock.now()),
  );
}

const importFile = (file: ReturnType<typeof hotelOf>) =>
  insertHotel(world.db.database, file, world.beside.clock.now());

test('a room that one server sells is in no answer of the other once that has been notified of it', async () => {
  const one = { DateFrom: '2027-03-10', DateTo: '2027-03-12' };
  const remaining = async (server: number) => (await search(one, { server }))['NumberOfRoomsPerRoomTypeId'];
  expect([await remaining(0), await remaining(1), await remaining(1)]).toEqual(
    Array.from({ length: 3 }, () => ({ [DOUBLE]: 2, [FAMILY]: 2 })),
  );
  await change(doubles, 9, 'take');
  await world.hear(1);
  expect(await remaining(1)).toEqual({ [DOUBLE]: 1, [FAMILY]: 2 });
  await world.hear(0);
  expect(await remaining(0)).toEqual({ [DOUBLE]: 1, [FAMILY]: 2 });
});

test('a code is used up in each answer from its last booking on, whatever a server has been notified of', async () => {
  const withCode = { DateFrom: '2027-03-03', DateTo: '2027-03-05', PromoCode: 'spring10' };
  const isValid = async (server: number) => (await search(withCode, { server }))['IsPromoCodeValid'];
  expect([await isValid(0), await isValid(1)]).toEqual([true, true]);
  const booking = buildBooking({ PromoCode: 'SPRING10', PaymentAmount: 144 });
  const rooms = booking.Rooms.map((room) => ({ ...room, TotalCost: 144 }));
  const { status, body } = await world.guest().book({ ...booking, Rooms: rooms });
  expect([status, body['Success']]).toEqual([200, true]);
  expect([await isValid(0), await isValid(1)]).toEqual([false, false]);
});

test('a plan that is sold some days ahead is gone at midnight of the hotel, from answers requested the minute before', async () => {
  await importFile(hotelOf(100, { early: 9 }));
  const plans = async (server: number) => {
    const { RoomTypes } = (await search({}, { server })) as { RoomTypes: { Rates: unknown[] }[] };
    return RoomTypes.map(({ Rates }) => Rates.length);
  };
  for (const server of [0, 1]) await world.hear(server);
  world.setNow('2027-02-20T23:59:00Z');
  expect([await plans(0), await plans(1)]).toEqual([
    [2, 2],
    [2, 2],
  ]);
  world.setNow('2027-02-21T00:00:00Z');
  expect([await plans(0), await plans(1)]).toEqual([
    [1, 1],
    [1, 1],
  ]);
});

test('an address that has tried too many codes is given nothing about a right one, though its answer is cached', async () => {
  const right = { RatePlanCode: 'SAVER', DateFrom: '2027-03-14', DateTo: '2027-03-16' };
  const guesser = { from: '203.0.113.66' };
  const cached = await search(right);
  expect(cached['RoomTypes']).toBeDefined();
  for (const RatePlanCode of ['GUESS-1', 'GUESS-2']) await search({ ...right, RatePlanCode }, guesser);
  expect(await search(right, guesser)).toMatchObject({ RefusalCode: 'request.too-many-codes' });
  expect(await search(right)).toEqual(cached);
});

/** One of a few stays, by one of two parties, so that searches repeat. */
function randomSearch(random: Random): Partial<SearchRequestBody> {
  const arrival = between(random, 0, 2);
  const adults = (NumberOfAdults: number) => ({ NumberOfAdults, NumberOfChildren: 0, NumberOfInfants: 0 });
  return {
    DateFrom: addDays(FIRST_NIGHT, arrival),
    DateTo: addDays(FIRST_NIGHT, arrival + 2),
    Rooms: oneOf(random, [[adults(1)], [adults(2), adults(1)]]),
  };
}

test('over random sales, releases and imports each answer of two servers is that of one with nothing in memory', async () => {
  const random = seededRandom(15);
  const taken: { thingId: RoomTypeId; night: number }[] = [];
  let compared = 0;
  let price = 100;
  /** Beside each server, one opened when that server last read changes; it reads none itself. */
  const fresh: [number, number] = [0, 0];
  const hear = async (server: 0 | 1) => {
    await world.hear(server);
    fresh[server] = await world.open();
    await calendar(fresh[server]);
  };
  for (const server of [0, 1] as const) await hear(server);
  for (let step = 0; step < STEPS; step++) {
    const server = oneOf<0 | 1>(random, [0, 1]);
    const kind = between(random, 1, 100);
    if (kind <= 15) {
      const sale = { thingId: oneOf(random, [doubles, families]), night: between(random, 0, NIGHTS - 1) };
      const isAvailable =
        taken.filter(({ thingId, night }) => thingId === sale.thingId && night === sale.night).length < 2;
      if (isAvailable) await change(sale.thingId, sale.night, 'take');
      if (isAvailable) taken.push(sale);
    } else if (kind <= 25) {
      const sale = taken.shift();
      if (sale !== undefined) await change(sale.thingId, sale.night, 'release');
    } else if (kind <= 28) {
      price += 10;
      await importFile(hotelOf(price, { early: between(random, 0, 9) }));
    } else if (kind <= 40) {
      await hear(server);
    } else {
      const request = randomSearch(random);
      const [answer, again] = [await search(request, { server }), await search(request, { server })];
      expect(answer).toEqual(await search(request, { server: fresh[server] }));
      expect(again).toEqual(answer);
      expect(await calendar(server)).toEqual(await calendar(fresh[server]));
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(STEPS / 4);
});
