import { formatSearchLink, parseSearchLink } from '@portico/contract/search-link';
import { buildHotelFile, buildPromotion, DOUBLE, FIRST_NIGHT } from '@portico/testing/builders/hotel-file';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';

const stay = `arrive=${FIRST_NIGHT}&nights=2&rooms=2-0-0`;
const file = buildHotelFile({ promotions: [buildPromotion()] });

let world: World;
beforeAll(async () => {
  world = await openWorld({ hotel: file });
});
afterAll(() => world.close());

test('the page of a stay is opened with the very answer that its call gives, sales included', async () => {
  const first = await world.searchAhead(stay);
  expect(first?.link).toBe(formatSearchLink(parseSearchLink(new URLSearchParams(stay))));
  expect(JSON.parse(first?.json ?? '')).toEqual(await world.search());
  await world.sell(DOUBLE, FIRST_NIGHT, 2);
  const afterSale = await world.searchAhead(stay);
  expect(afterSale?.json).not.toBe(first?.json);
  expect(JSON.parse(afterSale?.json ?? '')).toEqual(await world.search());
  expect(JSON.parse(afterSale?.json ?? '')).toMatchObject({ NumberOfRoomsPerRoomTypeId: { [DOUBLE]: 0 } });
});

test('a link that only names a room and its rate is answered with all rooms', async () => {
  const found = await world.searchAhead(`${stay}&room=${DOUBLE}&plan=1`);
  expect(found?.link).toBe(`${stay}&room=${DOUBLE}&plan=1`);
  expect(JSON.parse(found?.json ?? '')).toEqual(await world.search());
});

test.each([
  ['it has no stay', ''],
  ['it has no guests', `arrive=${FIRST_NIGHT}&nights=2`],
  ['its arrival is past', 'arrive=2027-02-19&nights=2&rooms=2-0-0'],
  ['it has a room without guests', `arrive=${FIRST_NIGHT}&nights=2&rooms=0-0-0`],
  ['it has a promotional code', `${stay}&promo=SPRING10`],
  ['it has the code of a rate', `${stay}&rate=FLEX`],
  ['it names a room', `${stay}&room=${DOUBLE}`],
  ['it names a building', `${stay}&location=1`],
])('a page searches by itself if %s', async (_why, query) => {
  expect(await world.searchAhead(query)).toBeUndefined();
});

test('who has had all the searches of a minute is given none by another way', async () => {
  const limited = await openWorld({ hotel: file, limits: { searchWorkPerAddress: 1 } });
  for (let nights = 1; nights <= 28; nights++) {
    await limited.searchAhead(`arrive=${FIRST_NIGHT}&nights=${nights}&rooms=2-0-0,1-0-0`);
  }
  expect(await limited.searchAhead(`arrive=2027-03-02&nights=3&rooms=2-0-0`)).toBeUndefined();
  await limited.close();
});
