import type { SearchResponse } from '@portico/contract/calls/availability-search';
import type { RoomTypeId } from '@portico/domain/ids';
import { openWorld, type World } from '@portico/testing/world/world';
import {
  buildHotelFile,
  buildRatePlan,
  buildRoomType,
  buildSeason,
  DOUBLE,
  family,
  FAMILY,
  FLEXIBLE,
  saver,
  SAVER,
} from '@portico/testing/builders/hotel-file';
import { afterEach, expect, test } from 'vitest';

const SUITE = 13 as RoomTypeId;
const HOUSE = 1;
const MILL = 2;

let world: World | undefined;
afterEach(() => world?.close());

/**
 * Double and Family in one building, a Suite in the mill. Double may be upgraded to either; the Suite is not sold at
 * Saver.
 */
async function open(): Promise<World> {
  const closed = buildSeason({ roomTypes: [SUITE], open: false });
  const saverPlan = buildRatePlan(saver);
  world = await openWorld({
    hotel: buildHotelFile({
      locations: [
        { id: HOUSE, name: 'The House' },
        { id: MILL, name: 'The Mill' },
      ],
      roomTypes: [
        buildRoomType({ locationId: HOUSE, upgradesTo: [FAMILY, SUITE] }),
        buildRoomType({ ...family, locationId: HOUSE, upgradesTo: [SUITE] }),
        buildRoomType({ id: SUITE, name: 'Suite', locationId: MILL }),
      ],
      ratePlans: [buildRatePlan(), { ...saverPlan, seasons: [...saverPlan.seasons, closed] }],
    }),
  });
  return world;
}

const found = ({ RoomTypes }: SearchResponse) =>
  RoomTypes.map(({ RoomType }) => RoomType.RoomTypeId).toSorted((a, b) => a - b);
const upgradesOf = ({ RoomTypes }: SearchResponse, id: number) =>
  RoomTypes.find(({ RoomType }) => RoomType.RoomTypeId === id)?.RoomType.Upgrades;

test.each<[number | null, number[]]>([
  [null, [DOUBLE, FAMILY, SUITE]],
  [0, [DOUBLE, FAMILY, SUITE]],
  [HOUSE, [DOUBLE, FAMILY]],
  [MILL, [SUITE]],
  [9, []],
])('a search at the place %j finds the room types there', async (LocationId, types) => {
  const answer = await (await open()).search({ LocationId });
  expect(found(answer)).toEqual(types);
  expect(Object.keys(answer.NumberOfRoomsPerRoomTypeId).map(Number)).toEqual(types);
  expect(answer.UnavailableRoomTypes).toEqual([]);
});

test('each room type has its place', async () => {
  const { RoomTypes } = await (await open()).search({ LocationId: MILL });
  expect(RoomTypes[0]?.RoomType.LocationId).toBe(MILL);
});

test('other stays are at the same place', async () => {
  const { search, sell } = await open();
  await sell(SUITE, '2027-03-01', 2);
  const { AlternativeStays } = await search({ LocationId: MILL });
  expect(AlternativeStays[0]).toMatchObject({ DateFrom: '2027-03-02', TotalCost: 220 });
  expect((await search()).AlternativeStays).toEqual([]);
});

test('a room type names its upgrades, with the plans that sell the stay there', async () => {
  const answer = await (await open()).search();
  expect(upgradesOf(answer, DOUBLE)).toEqual([
    { RoomTypeId: FAMILY, AvailableRates: [FLEXIBLE, SAVER] },
    { RoomTypeId: SUITE, AvailableRates: [FLEXIBLE] },
  ]);
  expect(upgradesOf(answer, FAMILY)).toEqual([{ RoomTypeId: SUITE, AvailableRates: [FLEXIBLE] }]);
  expect(upgradesOf(answer, SUITE)).toEqual([]);
});

test('there is no upgrade to what is full or was not searched', async () => {
  const { search, sell } = await open();
  await sell(SUITE, '2027-03-02', 2);
  expect(upgradesOf(await search(), FAMILY)).toEqual([]);
  expect(upgradesOf(await search({ LocationId: HOUSE }), DOUBLE)).toEqual([
    { RoomTypeId: FAMILY, AvailableRates: [FLEXIBLE, SAVER] },
  ]);
  expect(upgradesOf(await search({ RoomTypeId: DOUBLE }), DOUBLE)).toEqual([]);
});
