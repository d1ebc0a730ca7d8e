import type { AvailabilityDay } from '@portico/contract/calls/availability';
import { availabilityResponseSchema } from '@portico/contract/calls/availability';
import { openWorld, type World } from '@portico/testing/world/world';
import {
  buildHotelFile,
  buildRatePlan,
  buildRoomType,
  buildSeason,
  DOUBLE,
  FAMILY,
  FIRST_NIGHT,
  FLEXIBLE,
  LAST_NIGHT,
  saver,
  SAVER,
  type HotelFileOptions,
  type SeasonInput,
} from '@portico/testing/builders/hotel-file';
import { afterEach, expect, test } from 'vitest';

let world: World | undefined;
afterEach(() => world?.close());

async function open(options: HotelFileOptions = {}): Promise<World> {
  world = await openWorld({ hotel: buildHotelFile(options) });
  return world;
}

/** One plan at 100.00 on all nights, followed by these entries. */
async function firstDays(...seasons: SeasonInput[]): Promise<AvailabilityDay[]> {
  const { days } = await open({
    ratePlans: [buildRatePlan({ seasons: [buildSeason({ price: { base: 100 } }), ...seasons] })],
  });
  return days('2027-03-01', '2027-03-03');
}

const on = (date: string, facts: Partial<SeasonInput>): SeasonInput => ({ from: date, to: date, ...facts });

test('a day has the remaining rooms and the lowest price of one night', async () => {
  const answer = await (await open()).days('2027-03-01', '2027-03-02');
  expect(availabilityResponseSchema.parse(answer)).toEqual(answer);
  expect(answer[0]).toEqual({
    DateOfStay: '2027-03-01',
    AvailableRooms: 4,
    MinimumRate: 80,
    MinLengthOfStay: null,
    MaxLengthOfStay: 60,
    CanArrive: true,
    Closed: false,
    ClosedToArrival: false,
    ClosedToDeparture: false,
    Rates: [
      { RatePlanId: FLEXIBLE, MinimumRate: 100, MinLengthOfStay: null },
      { RatePlanId: SAVER, MinimumRate: 80, MinLengthOfStay: null },
    ],
  });
  expect(answer.map((day) => day.DateOfStay)).toEqual(['2027-03-01', '2027-03-02']);
});

test('the days run from today to the last night the hotel has', async () => {
  const answer = await (await open()).days('2026-12-01', '2029-12-01');
  expect(answer[0]).toMatchObject({
    DateOfStay: '2027-02-20',
    AvailableRooms: 0,
    MinimumRate: null,
    Rates: [],
  });
  expect(answer.at(-1)).toMatchObject({ DateOfStay: LAST_NIGHT, AvailableRooms: 4 });
  expect(answer).toHaveLength(69);
});

test.each([
  ['2020-01-01', '2020-02-01'],
  ['2035-01-01', '2035-02-01'],
  ['0001-01-01', '0001-01-02'],
  ['9999-12-30', '9999-12-31'],
])('from %s to %s there are no days', async (from, to) => {
  expect(await (await open()).days(from, to)).toEqual([]);
});

test('a sale changes the day, and a type that is full no longer sets the price', async () => {
  const { days, sell } = await open();
  await days('2027-03-01', '2027-03-01');
  await sell(DOUBLE, '2027-03-01', 2);
  const [day] = await days('2027-03-01', '2027-03-01');
  expect(day).toMatchObject({ AvailableRooms: 2, MinimumRate: 120 });
  await sell(FAMILY, '2027-03-01', 2);
  const [full] = await days('2027-03-01', '2027-03-01');
  expect(full).toMatchObject({
    AvailableRooms: 0,
    CanArrive: false,
    Closed: false,
    MinimumRate: null,
    Rates: [],
  });
});

test('a day before a sold-out night is not offered if a longer stay is required, nor is that rate’s price shown', async () => {
  // One room, sold out on 16 March. Flexible is 120.00 a night, Weekly 90.00 from seven nights: docs/search.md.
  const weekly = { ...saver, seasons: [buildSeason({ price: { base: 90 }, minStay: 7 })] };
  const rooms = {
    roomTypes: [buildRoomType()],
    allotments: [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 1 }],
  };
  const flexible = (season: Partial<SeasonInput> = {}) =>
    buildRatePlan({ seasons: [buildSeason({ price: { base: 120 }, ...season })] });
  const shown = async ({ days, sell }: World) => {
    await sell(DOUBLE, '2027-03-16');
    const answer = await days('2027-03-14', '2027-03-17');
    return answer.map((day) => [day.CanArrive, day.MinimumRate, day.MinLengthOfStay, day.MaxLengthOfStay]);
  };
  expect(await shown(await open({ ...rooms, ratePlans: [flexible(), buildRatePlan(weekly)] }))).toEqual([
    [true, 120, null, 2],
    [true, 120, null, 1],
    [false, null, null, null],
    [true, 90, null, 44],
  ]);
  await world?.close();
  const longer = [flexible({ minStay: 3 }), buildRatePlan(weekly)];
  expect(await shown(await open({ ...rooms, ratePlans: longer }))).toEqual([
    [false, null, null, null],
    [false, null, null, null],
    [false, null, null, null],
    [true, 90, 3, 44],
  ]);
});

test('a night is offered again on the day on which it may be booked', async () => {
  const days = await firstDays(on('2027-03-01', { minAdvance: 10 }), on('2027-03-02', { minAdvance: 9 }));
  // Today is 20 February.
  expect(days.map((day) => day.CanArrive)).toEqual([false, true, true]);
});

test('the price is that of the default occupancy, in a type it fits', async () => {
  const settings = { defaultOccupancy: { adults: 3, children: 0, infants: 0 } };
  const [day] = await (await open({ settings })).days('2027-03-01', '2027-03-01');
  expect(day?.Rates.map((rate) => rate.MinimumRate)).toEqual([170, 140]);
});

test('prices of a hotel that excludes VAT are net', async () => {
  const exclusive = await open({ property: { isStandardTaxExclusive: true } });
  expect((await exclusive.days('2027-03-01', '2027-03-01'))[0]?.MinimumRate).toBe(80);
});

test('a plan that is not public leaves no trace', async () => {
  const hidden = buildRatePlan({ ...saver, isPublic: false });
  const { days } = await open({ ratePlans: [buildRatePlan(), hidden] });
  const [day] = await days('2027-03-01', '2027-03-01');
  expect(day).toMatchObject({ AvailableRooms: 4, MinimumRate: 100 });
  expect(day?.Rates).toHaveLength(1);
});

test('a night that no plan sells has no rooms; one type closed leaves the other’s', async () => {
  const days = await firstDays(
    on('2027-03-01', { open: false }),
    on('2027-03-02', { open: false, roomTypes: [DOUBLE] }),
  );
  expect(days.map((day) => [day.AvailableRooms, day.Closed])).toEqual([
    [0, true],
    [2, false],
    [4, false],
  ]);
});

test('there is no minimum stay as soon as one rate has none', async () => {
  const days = await firstDays(
    on('2027-03-01', { minStay: 3 }),
    on('2027-03-01', { minStay: 2, roomTypes: [FAMILY] }),
    on('2027-03-02', { minStay: 3, roomTypes: [DOUBLE] }),
  );
  expect(days.map((day) => day.MinLengthOfStay)).toEqual([2, null, null]);
  expect(days[0]?.Rates[0]?.MinLengthOfStay).toBe(2);
});

test('a day is closed to arrival or departure when every rate is, and still counts its rooms', async () => {
  const days = await firstDays(
    on('2027-03-01', { closedToArrival: true }),
    on('2027-03-02', { closedToArrival: true, closedToDeparture: true, roomTypes: [DOUBLE] }),
    on('2027-03-03', { closedToDeparture: true }),
  );
  expect(days.map((day) => [day.ClosedToArrival, day.ClosedToDeparture, day.AvailableRooms])).toEqual([
    [true, false, 4],
    [false, false, 4],
    [false, true, 4],
  ]);
});

test('a calendar of 36 months and one more is answered, as JSON', async () => {
  const guest = (await open()).guest();
  const answer = await guest.get('/api/Availability', {
    propertyId: '7',
    fromDate: '2027-02-20',
    toDate: '2030-03-20',
  });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
});

test.each<[string, Record<string, string>, string]>([
  ['a reversed window', { toDate: '2027-02-28' }, 'toDate'],
  ['more than 37 months', { toDate: '2030-06-01' }, 'toDate'],
  ['a date that does not exist', { fromDate: '2027-02-30' }, 'fromDate'],
  ['a property that is no number', { propertyId: 'quay' }, 'propertyId'],
  ['a property beyond the numbers', { propertyId: '9999999999' }, 'propertyId'],
  ['a language that is not spoken', { languageCode: 'fr' }, 'languageCode'],
  ['a field that is not of the call', { rooms: '1' }, 'rooms'],
])('%s is refused at its field', async (_name, change, field) => {
  const query = { propertyId: '7', fromDate: '2027-03-01', toDate: '2027-03-31', ...change };
  const { status, body } = await (await open()).guest().get('/api/Availability', query);
  expect(status).toBe(400);
  expect(Object.keys(body['ModelState'] as object)).toEqual([field]);
});

test('a query without its fields is refused', async () => {
  const { status, body } = await (await open()).guest().get('/api/Availability', {});
  expect(status).toBe(400);
  expect(Object.keys(body['ModelState'] as object)).toEqual(['propertyId', 'fromDate', 'toDate']);
});

test('an unknown hotel is not found', async () => {
  const query = { propertyId: '99', fromDate: '2027-03-01', toDate: '2027-03-31' };
  expect((await (await open()).guest().get('/api/Availability', query)).status).toBe(404);
});

test('with the code of a rate plan the calendar returns the days of that plan, unlisted or not; without it none of an unlisted one', async () => {
  const on = (from: string, to: string) => [buildSeason({ from, to, price: { base: 70 } })];
  const spring = buildRatePlan({ seasons: on('2027-03-01', '2027-03-02') });
  const club = {
    ...saver,
    id: 23,
    code: 'CLUB-24',
    isPublic: false,
    seasons: on('2027-03-02', '2027-03-04'),
  };
  const guest = (await open({ ratePlans: [spring, buildRatePlan(club)] })).guest();
  const arrivals = async (codes: Record<string, string>) => {
    const query = { propertyId: '7', fromDate: '2027-03-01', toDate: '2027-03-04', ...codes };
    const days = (await guest.get('/api/Availability', query)).body as unknown as AvailabilityDay[];
    return days.filter(({ CanArrive }) => CanArrive).map(({ DateOfStay }) => Number(DateOfStay.slice(-2)));
  };
  expect(await arrivals({})).toEqual([1, 2]);
  expect(await arrivals({ ratePlanCode: ' club-24 ' })).toEqual([2, 3, 4]);
  expect(await arrivals({ ratePlanCode: 'FLEX' })).toEqual([1, 2]);
  for (const ratePlanCode of ['CLUB-25', ' ', ''])
    expect(await arrivals({ ratePlanCode }), ratePlanCode).toEqual([1, 2]);
  expect(await arrivals({})).toEqual([1, 2]);
});

test('codes at the calendar are guesses: after too many it is answered as without one, a right code too', async () => {
  const club = { ...saver, id: 23, code: 'CLUB-24', isPublic: false };
  const file = buildHotelFile({ ratePlans: [buildRatePlan(), buildRatePlan(club)] });
  world = await openWorld({ hotel: file, limits: { codesPerAddress: 3, codesPerHotel: 100 } });
  const guest = world.guest();
  const plansOf = async (ratePlanCode: string) => {
    const query = { propertyId: '7', fromDate: '2027-03-01', toDate: '2027-03-01', ratePlanCode };
    const answer = await guest.get('/api/Availability', query);
    expect(answer.status).toBe(200);
    return (answer.body as unknown as AvailabilityDay[])[0]?.Rates.map(({ RatePlanId }) => RatePlanId);
  };
  expect(await plansOf('CLUB-24')).toEqual([23]);
  for (const guess of ['CLUB-1', 'CLUB-2', 'CLUB-3']) expect(await plansOf(guess)).toEqual([FLEXIBLE]);
  expect(await plansOf('CLUB-24')).toEqual([FLEXIBLE]);
});

test('the days of one room type are its own: its rooms, and what it costs at each plan', async () => {
  const guest = (await open()).guest();
  const window = { propertyId: '7', fromDate: '2027-03-01', toDate: '2027-03-01', languageCode: 'en' };
  const days = async (roomTypeId: number) =>
    (await guest.get('/api/Availability', { ...window, roomTypeId: String(roomTypeId) })).body;
  expect(await days(DOUBLE)).toMatchObject([{ AvailableRooms: 2, MinimumRate: 80 }]);
  expect(await days(FAMILY)).toMatchObject([
    {
      AvailableRooms: 2,
      MinimumRate: 120,
      Rates: [
        { RatePlanId: FLEXIBLE, MinimumRate: 150 },
        { RatePlanId: SAVER, MinimumRate: 120 },
      ],
    },
  ]);
});
