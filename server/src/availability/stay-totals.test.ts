import { stayTotalsResponseSchema } from '@portico/contract/calls/stay-totals';
import {
  buildHotelFile,
  buildRatePlan,
  buildRoomType,
  buildSeason,
  DOUBLE,
} from '@portico/testing/builders/hotel-file';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld({
    hotel: buildHotelFile({
      property: { cityTax: { adult: 1.5, mostNights: 1 } },
      roomTypes: [buildRoomType()],
      ratePlans: [
        buildRatePlan({
          seasons: [
            buildSeason({ price: { base: 100 } }),
            { from: '2027-03-02', to: '2027-03-02', price: { base: 60 } },
            { from: '2027-03-05', to: '2027-03-05', open: false },
          ],
        }),
      ],
    }),
  });
});
afterAll(() => world.close());

const rooms = [{ NumberOfAdults: 2, NumberOfChildren: 0, NumberOfInfants: 0 }];
const stayOf = (DateFrom: string, DateTo: string) => ({ DateFrom, DateTo });
const post = (body: object) =>
  world.app.inject({
    method: 'POST',
    url: '/api/Availability/Totals',
    body: { PropertyId: 7, Rooms: rooms, ...body },
  });

async function totals(body: object): Promise<(number | null)[]> {
  const answer = await post(body);
  expect(answer.statusCode).toBe(200);
  return stayTotalsResponseSchema.parse(answer.json()).Totals.map(({ TotalCost }) => TotalCost);
}

test('each stay has what all its rooms cost together, with the city tax of the first night', async () => {
  const stays = [stayOf('2027-03-01', '2027-03-02'), stayOf('2027-03-01', '2027-03-03')];
  const [one, two] = await totals({ Stays: stays });
  expect([one, two]).toEqual([103, 163]);
  const search = await world.app.inject({
    method: 'POST',
    url: '/api/Availability/Search',
    body: { PropertyId: 7, Rooms: rooms, ...stays[1] },
  });
  // The rates of a search are without it.
  expect(search.json<{ RoomTypes: { LowestRate: number }[] }>().RoomTypes[0]?.LowestRate).toBe(160);
  expect(await totals({ Stays: stays, Rooms: [...rooms, ...rooms] })).toEqual([206, 326]);
});

test('a stay that is not sold, or cannot be searched, has none', async () => {
  expect(
    await totals({
      Stays: [
        stayOf('2027-03-04', '2027-03-06'),
        stayOf('2020-03-01', '2020-03-02'),
        stayOf('2027-03-03', '2027-03-03'),
        stayOf('2027-03-01', '2027-03-02'),
      ],
    }),
  ).toEqual([null, null, null, 103]);
  expect(await totals({ Stays: [stayOf('2027-03-01', '2027-03-02')], RoomTypeId: DOUBLE + 80 })).toEqual([
    null,
  ]);
});

test.each([
  ['no stays', { Stays: [] }, 400],
  ['more than 31', { Stays: Array.from({ length: 32 }, () => stayOf('2027-03-01', '2027-03-02')) }, 400],
  ['a date that is none', { Stays: [stayOf('2027-02-30', '2027-03-02')] }, 400],
  [
    'a room with nobody in it',
    {
      Stays: [stayOf('2027-03-01', '2027-03-02')],
      Rooms: [{ NumberOfAdults: 0, NumberOfChildren: 0, NumberOfInfants: 0 }],
    },
    400,
  ],
  ['a code', { Stays: [stayOf('2027-03-01', '2027-03-02')], PromoCode: 'SPRING10' }, 400],
  ['an unknown hotel', { PropertyId: 8, Stays: [stayOf('2027-03-01', '2027-03-02')] }, 404],
])('%s is refused', async (_what, body, status) => {
  const answer = await post(body);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toHaveProperty('Message');
});
