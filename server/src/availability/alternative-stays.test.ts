import type { SearchRequestBody } from '@portico/contract/calls/availability-search';
import { openWorld, type World } from '@portico/testing/world/world';
import { twoAdults } from '@portico/testing/availability/search-body';
import {
  buildHotelFile,
  buildRatePlan,
  buildRoomType,
  buildSeason,
  DOUBLE,
  FAMILY,
  family,
  LAST_NIGHT,
  saver,
  onePlan,
  type HotelFileOptions,
} from '@portico/testing/builders/hotel-file';
import { afterEach, expect, test } from 'vitest';

let world: World | undefined;
afterEach(() => world?.close());

async function open(options: HotelFileOptions = {}): Promise<World> {
  world = await openWorld({ hotel: buildHotelFile(options) });
  return world;
}

const full = (from: string, to: string, rooms = 0) => [
  { from: '2027-03-01', to: LAST_NIGHT, rooms: 2 },
  { from, to, rooms },
];

const stays = async ({ search }: World, changes: Partial<SearchRequestBody> = {}): Promise<string[]> => {
  const { AlternativeStays } = await search(changes);
  return AlternativeStays.map(({ DateFrom, DateTo }) => `${DateFrom} ${DateTo}`);
};

const rooms = (count: number) => Array<typeof twoAdults>(count).fill(twoAdults);

test('a search that finds all its rooms answers no other stays', async () => {
  expect(await stays(await open())).toEqual([]);
  expect(await stays(await open(), { Rooms: rooms(4) })).toEqual([]);
});

test('a full hotel is answered with ten stays of as many nights, the nearest first and of two as near the later', async () => {
  const hotel = await open({ allotments: full('2027-03-05', '2027-03-06') });
  expect(await stays(hotel, { DateFrom: '2027-03-05', DateTo: '2027-03-07' })).toEqual([
    '2027-03-07 2027-03-09',
    '2027-03-03 2027-03-05',
    '2027-03-08 2027-03-10',
    '2027-03-02 2027-03-04',
    '2027-03-09 2027-03-11',
    '2027-03-01 2027-03-03',
    '2027-03-10 2027-03-12',
    '2027-03-11 2027-03-13',
    '2027-03-12 2027-03-14',
    '2027-03-13 2027-03-15',
  ]);
});

test('none is before today', async () => {
  const hotel = await open({
    ...onePlan({ from: '2027-02-10', to: '2027-02-28', price: { base: 100 } }),
    allotments: [
      { from: '2027-02-10', to: LAST_NIGHT, rooms: 2 },
      { from: '2027-02-22', to: '2027-02-24', rooms: 0 },
    ],
  });
  const answer = await stays(hotel, { DateFrom: '2027-02-22', DateTo: '2027-02-24' });
  expect(answer.slice(0, 3)).toEqual([
    '2027-02-20 2027-02-22',
    '2027-02-25 2027-02-27',
    '2027-02-26 2027-02-28',
  ]);
});

test('none is more than 31 days sooner', async () => {
  const hotel = await open({ allotments: full('2027-04-02', LAST_NIGHT) });
  expect(await stays(hotel, { DateFrom: '2027-04-29', DateTo: '2027-05-01' })).toEqual([
    '2027-03-31 2027-04-02',
    '2027-03-30 2027-04-01',
    '2027-03-29 2027-03-31',
  ]);
});

test('they go on beyond the first month, in order and each once', async () => {
  const hotel = await open({ allotments: full('2027-03-01', '2027-03-29') });
  const answer = await stays(hotel, { DateFrom: '2027-03-01', DateTo: '2027-03-03' });
  expect(answer.slice(0, 4)).toEqual([
    '2027-03-30 2027-04-01',
    '2027-03-31 2027-04-02',
    '2027-04-01 2027-04-03',
    '2027-04-02 2027-04-04',
  ]);
  expect([answer.length, answer[9]]).toEqual([10, '2027-04-08 2027-04-10']);
});

test('they end with the nights of the hotel', async () => {
  const hotel = await open({ allotments: full('2027-03-01', '2027-04-25') });
  expect(await stays(hotel, { DateFrom: '2027-04-20', DateTo: '2027-04-22' })).toEqual([
    '2027-04-26 2027-04-28',
    '2027-04-27 2027-04-29',
    '2027-04-28 2027-04-30',
  ]);
});

test('a stay is as long as the day of arrival requires', async () => {
  const hotel = await open(
    onePlan(
      { from: '2027-03-01', to: '2027-03-01', minStay: 3 },
      { from: '2027-03-02', to: LAST_NIGHT, open: false },
      { from: '2027-03-02', to: '2027-03-04', open: true },
    ),
  );
  expect(await stays(hotel)).toEqual([
    '2027-03-01 2027-03-04',
    '2027-03-02 2027-03-04',
    '2027-03-03 2027-03-05',
  ]);
});

test('every night has as many rooms as are searched', async () => {
  const hotel = await open({ allotments: full('2027-03-01', '2027-03-03', 1) });
  expect((await stays(hotel, { Rooms: rooms(2) }))[0]).toBeUndefined();
  expect((await stays(hotel, { Rooms: rooms(3) }))[0]).toBe('2027-03-04 2027-03-06');
});

test('a stay that no rate sells is omitted', async () => {
  const hotel = await open({
    ...onePlan({ from: '2027-03-03', to: '2027-03-04', closedToArrival: true }),
    allotments: full('2027-03-01', '2027-03-02'),
  });
  expect((await stays(hotel))[0]).toBe('2027-03-05 2027-03-07');
});

test('rooms that each could have but not all together are answered with stays for all of them', async () => {
  const roomTypes = [buildRoomType(), buildRoomType(family)];
  const hotel = await open({
    roomTypes,
    allotments: [
      { from: '2027-03-01', to: LAST_NIGHT, rooms: 2 },
      { from: '2027-03-01', to: '2027-03-02', rooms: 1, roomTypes: [FAMILY] },
    ],
  });
  const three = { NumberOfAdults: 3, NumberOfChildren: 0, NumberOfInfants: 0 };
  const { RoomTypes } = await hotel.search({ Rooms: [three, three] });
  expect(RoomTypes.map(({ RoomType }) => RoomType.RoomTypeId)).toContain(FAMILY);
  expect((await stays(hotel, { Rooms: [three, three] }))[0]).toBe('2027-03-03 2027-03-05');
  expect(await stays(hotel, { Rooms: [three, twoAdults] })).toEqual([]);
});

test('there are none for guests who fit nowhere', async () => {
  const five = { NumberOfAdults: 5, NumberOfChildren: 0, NumberOfInfants: 0 };
  expect(await stays(await open(), { Rooms: [five] })).toEqual([]);
});

test.each<[string, Partial<SearchRequestBody>]>([
  ['plainly', {}],
  ['with a promotion', { PromoCode: 'SPRING' }],
  ['at one rate', { RatePlanCode: 'flex' }],
  ['in one room type', { RoomTypeId: FAMILY }],
])('searched %s, what one room costs is what a search on those dates returns', async (_how, changes) => {
  const hotel = await open({
    property: { isStandardTaxExclusive: true },
    allotments: full('2027-03-01', '2027-03-02'),
    ratePlans: [buildRatePlan({ seasons: [buildSeason({ price: { base: 99.99 } })] }), buildRatePlan(saver)],
    promotions: [{ id: 1, code: 'SPRING', name: 'Spring', percentOff: 12.5, firstNight: '2027-03-06' }],
  });
  const { AlternativeStays } = await hotel.search(changes);
  expect(AlternativeStays).toHaveLength(10);
  for (const { DateFrom, DateTo, NumberOfNights, TotalCost } of AlternativeStays) {
    const { RoomTypes } = await hotel.search({ ...changes, DateFrom, DateTo });
    const netMinor = Math.round((RoomTypes[0]?.LowestRate ?? 0) * 100);
    expect(Math.round(TotalCost * 100)).toBe(netMinor + Math.round((netMinor * 20) / 100));
    expect(NumberOfNights).toBe(2);
  }
});

test('several rooms cost what they cost at the cheapest together', async () => {
  const hotel = await open({ allotments: full('2027-03-01', '2027-03-02') });
  const { AlternativeStays } = await hotel.search({ Rooms: rooms(3) });
  const { RoomTypes } = await hotel.search({
    Rooms: rooms(3),
    DateFrom: '2027-03-03',
    DateTo: '2027-03-05',
  });
  const [double, familyRoom] = RoomTypes.map(({ LowestRate }) => LowestRate);
  expect(AlternativeStays[0]).toEqual({
    DateFrom: '2027-03-03',
    DateTo: '2027-03-05',
    NumberOfNights: 2,
    TotalCost: 2 * (double ?? 0) + (familyRoom ?? 0),
  });
});

test('a sale is seen at once', async () => {
  const hotel = await open({ allotments: full('2027-03-01', '2027-03-02') });
  expect((await stays(hotel))[0]).toBe('2027-03-03 2027-03-05');
  await hotel.sell(DOUBLE, '2027-03-03', 2);
  await hotel.sell(FAMILY, '2027-03-03', 2);
  expect((await stays(hotel))[0]).toBe('2027-03-04 2027-03-06');
});

test('a long stay is answered too', async () => {
  const hotel = await open();
  expect(await stays(hotel, { DateFrom: '2027-03-01', DateTo: '2027-05-30' })).toEqual([]);
});
