import type { SearchResponse } from '@portico/contract/calls/availability-search';
import { openWorld, type World } from '@portico/testing/world/world';
import { searchBody } from '@portico/testing/availability/search-body';
import { buildHotelFile, DOUBLE, FAMILY, type HotelFileOptions } from '@portico/testing/builders/hotel-file';
import { afterEach, expect, test } from 'vitest';

let world: World | undefined;
afterEach(() => world?.close());

/** Two doubles for two, and two family rooms for four with at most three adults. */
async function open(options: HotelFileOptions = {}): Promise<World> {
  world = await openWorld({ hotel: buildHotelFile(options) });
  return world;
}

const party = (text: string) =>
  text.split(', ').map((room) => {
    const [NumberOfAdults = 0, NumberOfChildren = 0, NumberOfInfants = 0] = room.split('-').map(Number);
    return { NumberOfAdults, NumberOfChildren, NumberOfInfants };
  });

const splitOf = ({ SplitRooms }: SearchResponse) =>
  SplitRooms?.Rooms.map((room) => Object.values(room).join('-')).join(', ');

test('three adults and three children, too many for any room, are offered two rooms at the price that Search then returns', async () => {
  const { search } = await open();
  const answer = await search({ Rooms: party('3-3-0') });
  expect(splitOf(answer)).toBe('2-1-0, 1-2-0');
  // Two family rooms at Saver for two nights: 80 + 40 + 10 + 5, and 80 + 40 + 2 × 5.
  expect(answer.SplitRooms?.TotalCost).toBe(2 * 135 + 2 * 130);
  const found = await search({ Rooms: party('2-1-0, 1-2-0') });
  expect(found.SplitRooms).toBeNull();
  expect(found.AlternativeStays).toEqual([]);
});

test('with one remaining family room the party is divided so that both rooms are available', async () => {
  const { search, sell } = await open();
  await sell(FAMILY, '2027-03-01');
  expect(splitOf(await search({ Rooms: party('3-3-0') }))).toBe('2-2-0, 1-1-0');
});

test('rooms that fit their party stay as they are, and a booking’s most rooms are not exceeded', async () => {
  const settings = { maxNumberOfRoomsOnBooking: 3 };
  const { search } = await open({ settings });
  expect(splitOf(await search({ Rooms: party('2-0-0, 3-3-0') }))).toBe('2-1-0, 1-2-0, 2-0-0');
  expect(splitOf(await search({ Rooms: party('2-0-0, 2-0-0, 3-3-0') }))).toBeUndefined();
});

test.each([
  ['a party that fits', '2-0-0'],
  ['one adult with more children than a room takes', '1-6-0'],
  ['more people than the remaining rooms take', '9-9-0'],
  ['a coach', '40-10-0'],
])('%s is not split', async (_who, rooms) => {
  const { search } = await open();
  expect((await search({ Rooms: party(rooms) })).SplitRooms).toBeNull();
});

test('without remaining rooms no division is offered', async () => {
  const { search, sell } = await open();
  for (const type of [DOUBLE, FAMILY]) await sell(type, searchBody.DateFrom, 2);
  expect((await search({ Rooms: party('3-3-0') })).SplitRooms).toBeNull();
});
