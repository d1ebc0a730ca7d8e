import type { AvailabilityDay } from '@portico/contract/calls/availability';
import type { GroupAvailabilityResponse } from '@portico/contract/calls/group-availability';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildGroupFile, GROUP } from '@portico/testing/builders/group-file';
import {
  buildHotelFile,
  buildRatePlan,
  buildSeason,
  DOUBLE,
  FIRST_NIGHT,
  LAST_NIGHT,
  PROPERTY,
} from '@portico/testing/builders/hotel-file';
import { afterAll, beforeAll, expect, test } from 'vitest';

const onSale = { from: '2027-02-19', to: LAST_NIGHT };
const plan = (...seasons: Parameters<typeof buildSeason>[0][]) => [
  buildRatePlan({ seasons: [buildSeason({ ...onSale, price: { base: 100 } }), ...seasons.map(buildSeason)] }),
];

const members = [
  buildHotelFile({
    ratePlans: plan(
      { weekdays: ['Mon'], closedToArrival: true },
      { weekdays: ['Sun'], closedToDeparture: true },
      { from: '2027-03-10', to: '2027-03-12', open: false },
    ),
    allotments: [
      { ...onSale, rooms: 2 },
      { from: '2027-03-20', to: '2027-03-20', rooms: 0 },
    ],
  }),
  buildHotelFile({
    property: { id: 8, code: 'Euro', currency: 'EUR' },
    ratePlans: plan(
      { minStay: 3 },
      { from: '2027-03-11', to: '2027-03-11', open: false },
      { from: '2027-03-22', to: '2027-03-22', closedToArrival: true },
    ),
    allotments: [{ ...onSale, to: '2027-04-05', rooms: 5 }],
  }),
  // When the world's clock shows noon UTC, it is tomorrow there.
  buildHotelFile({
    property: { id: 9, code: 'East', timeZone: 'Pacific/Kiritimati' },
    ratePlans: plan(),
    allotments: [{ ...onSale, rooms: 1 }],
  }),
] as const;

let world: World;
beforeAll(async () => {
  world = await openWorld({
    hotel: members[0],
    otherHotels: members.slice(1),
    group: buildGroupFile([
      { id: 1, name: 'West', properties: ['Quay', 'Euro'] },
      { id: 2, name: 'East', properties: ['East'] },
    ]),
  });
});
afterAll(() => world.close());

const body = { PropertyGroupId: GROUP, FromDate: '2027-02-19', ToDate: '2027-06-30' };
const post = (changes: object = {}) =>
  world.guest().post('/api/Availability/SearchPropertyGroupAreaAvailability', { ...body, ...changes });

async function area(AreaId: number | null, changes: object = {}): Promise<GroupAvailabilityResponse> {
  const answer = await post({ AreaId, ...changes });
  expect(answer.status).toBe(200);
  return answer.body as GroupAvailabilityResponse;
}

async function daysOf(propertyId: number): Promise<AvailabilityDay[]> {
  const query = { propertyId: String(propertyId), fromDate: body.FromDate, toDate: body.ToDate };
  return (await world.guest().get('/api/Availability', query)).body as unknown as AvailabilityDay[];
}

test('the days of an area are those of its hotels taken together, without a price', async () => {
  const own = await Promise.all([PROPERTY, 8, 9].map(daysOf));
  const { Days, UnreadPropertyIds } = await area(0);
  expect(UnreadPropertyIds).toEqual([]);
  expect([Days[0]?.DateOfStay, Days.at(-1)?.DateOfStay]).toEqual(['2027-02-20', LAST_NIGHT]);
  for (const day of Days) {
    const those = own.flatMap((days) => days.filter(({ DateOfStay }) => DateOfStay === day.DateOfStay));
    const arrivals = those.filter(({ CanArrive }) => CanArrive);
    expect(day).toMatchObject({
      AvailableRooms: those.reduce((sum, { AvailableRooms }) => sum + AvailableRooms, 0),
      CanArrive: arrivals.length > 0,
      MaxLengthOfStay:
        arrivals.length > 0 ? Math.max(...arrivals.map(({ MaxLengthOfStay }) => MaxLengthOfStay ?? 0)) : null,
      Closed: those.every(({ Closed }) => Closed),
      MinimumRate: null,
      Rates: [],
    });
    const shortest = Math.min(...arrivals.map(({ MinLengthOfStay }) => MinLengthOfStay ?? 1));
    expect(day.MinLengthOfStay).toBe(arrivals.length > 0 && shortest > 1 ? shortest : null);
  }
});

test('an area is closed, or closed to arrival or departure, where all of its hotels are', async () => {
  const { Days } = await area(1);
  const on = (date: string) => Days.find(({ DateOfStay }) => DateOfStay === date);
  expect([on('2027-03-10')?.Closed, on('2027-03-11')?.Closed]).toEqual([false, true]);
  // Both are closed on the 22nd, a Monday; only one on the 15th.
  expect([on('2027-03-15')?.ClosedToArrival, on('2027-03-22')?.ClosedToArrival]).toEqual([false, true]);
  expect(on('2027-03-20')?.AvailableRooms).toBe(10);
  // Only The Quay has nights after 5 April: no arrival on Mondays, no departure on Sundays.
  expect([on('2027-04-12')?.CanArrive, on('2027-04-11')?.ClosedToDeparture]).toEqual([false, true]);
});

test('a room that is sold is missing from the area at once', async () => {
  const rooms = async () =>
    (await area(1, { FromDate: FIRST_NIGHT, ToDate: FIRST_NIGHT })).Days[0]?.AvailableRooms;
  expect(await rooms()).toBe(14);
  await world.sell(DOUBLE, FIRST_NIGHT);
  expect(await rooms()).toBe(13);
});

test('an area without nights in the window has no days', async () => {
  expect((await area(1, { FromDate: '2027-05-01' })).Days).toEqual([]);
});

test.each<[string, object, string]>([
  ['an area of another group', { AreaId: 9 }, 'AreaId'],
  ['days the wrong way round', { FromDate: '2027-03-02', ToDate: '2027-03-01' }, 'ToDate'],
  ['more days than a calendar has', { ToDate: '2031-03-01' }, 'ToDate'],
  ['a date that is none', { FromDate: 'tomorrow' }, 'FromDate'],
  ['a group by its code', { PropertyGroupId: 'Shore' }, 'PropertyGroupId'],
  ['a promo code', { PromoCode: 'X' }, 'PromoCode'],
])('%s is refused with the field at fault', async (_what, changes, field) => {
  const { status, body: refusal } = await post(changes);
  expect(status).toBe(400);
  expect(JSON.stringify(refusal['ModelState'] ?? refusal)).toContain(field);
});

test('a missing group is unknown', async () => {
  expect((await post({ PropertyGroupId: 99 })).status).toBe(404);
});
