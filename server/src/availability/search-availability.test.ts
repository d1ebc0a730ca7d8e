import { searchResponseSchema, type SearchResponse } from '@portico/contract/calls/availability-search';
import { openWorld, type World } from '@portico/testing/world/world';
import { searchBody, twoAdults } from '@portico/testing/availability/search-body';
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
  onePlan,
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

const found = (answer: SearchResponse) => answer.RoomTypes.map(({ RoomType }) => RoomType.RoomTypeId);
const missing = (answer: SearchResponse) =>
  answer.UnavailableRoomTypes.map(({ RoomTypeId, Reason }) => [RoomTypeId, Reason]);
const guests = (adults: number, children = 0, infants = 0) => ({
  NumberOfAdults: adults,
  NumberOfChildren: children,
  NumberOfInfants: infants,
});

test('what is available every night is found, the cheapest first, with figures for the whole stay', async () => {
  const answer = await (await open()).search();
  expect(searchResponseSchema.parse(answer)).toEqual(answer);
  expect(found(answer)).toEqual([DOUBLE, FAMILY]);
  const [double, familyRoom] = answer.RoomTypes;
  expect(double).toMatchObject({ LowestRate: 180, OriginalLowestRate: 180, DateTo: '2027-03-03' });
  expect(familyRoom?.LowestRate).toBe(260);
  expect(double?.Rates.map((rate) => rate.RatePlanId)).toEqual([FLEXIBLE, SAVER]);
  expect(double?.Rates[0]).toMatchObject({ BaseRate: 200, OriginalBaseRate: 200, CostPerAdult: 20 });
  expect(double?.Rates[0]?.Nights.map((night) => [night.Date, night.BaseRate])).toEqual([
    ['2027-03-01', 100],
    ['2027-03-02', 100],
  ]);
  expect(answer.UnavailableRoomTypes).toEqual([]);
  expect(answer.NumberOfRoomsPerRoomTypeId).toEqual({ [DOUBLE]: 2, [FAMILY]: 2 });
});

test('one full night takes a room type out and is named', async () => {
  const { search, sell } = await open();
  await search();
  await sell(DOUBLE, '2027-03-02', 2);
  await sell(FAMILY, '2027-03-01');
  const answer = await search();
  expect(found(answer)).toEqual([FAMILY]);
  expect(answer.UnavailableRoomTypes).toMatchObject([
    { RoomTypeId: DOUBLE, Reason: 'Full', FirstFullNight: '2027-03-02', MinLengthOfStay: null },
  ]);
  expect(answer.NumberOfRoomsPerRoomTypeId).toEqual({ [DOUBLE]: 0, [FAMILY]: 1 });
});

test('a sold-out type is full though one of its plans is closed on those dates', async () => {
  const { search, sell } = await open({
    ratePlans: [
      buildRatePlan(),
      buildRatePlan({ ...saver, seasons: [buildSeason({ price: { base: 80 }, open: false })] }),
    ],
  });
  await sell(DOUBLE, '2027-03-02', 2);
  expect((await search()).UnavailableRoomTypes).toMatchObject([
    { RoomTypeId: DOUBLE, Reason: 'Full', FirstFullNight: '2027-03-02', MinLengthOfStay: null },
  ]);
});

test('guests may leave on a sold-out night', async () => {
  const { search, sell } = await open();
  await sell(DOUBLE, '2027-03-03', 2);
  expect(found(await search({ DateTo: '2027-03-03' }))).toEqual([DOUBLE, FAMILY]);
  expect(found(await search({ DateTo: '2027-03-04' }))).toEqual([FAMILY]);
});

test('a minimum stay is read from the night of arrival', async () => {
  const { search } = await open(onePlan({ from: '2027-03-02', to: '2027-03-02', minStay: 3 }));
  expect(found(await search({ DateFrom: '2027-03-01', DateTo: '2027-03-03' }))).toHaveLength(2);
  const answer = await search({ DateFrom: '2027-03-02', DateTo: '2027-03-04' });
  expect(found(answer)).toEqual([]);
  expect(answer.UnavailableRoomTypes[0]).toMatchObject({ Reason: 'MinStay', MinLengthOfStay: 3 });
  expect(found(await search({ DateFrom: '2027-03-02', DateTo: '2027-03-05' }))).toHaveLength(2);
});

test.each<[string, Partial<SeasonInput>, string]>([
  [
    'a longer stay than the arrival night allows',
    { from: '2027-03-01', to: '2027-03-01', maxStay: 1 },
    'Rules',
  ],
  ['arriving on a closed day', { from: '2027-03-01', to: '2027-03-01', closedToArrival: true }, 'Rules'],
  ['leaving on a closed day', { from: '2027-03-03', to: '2027-03-03', closedToDeparture: true }, 'Rules'],
  ['booking later than the plan requires', { minAdvance: 10 }, 'Rules'],
  ['booking earlier than the plan lets', { maxAdvance: 8 }, 'Rules'],
  ['a closed night', { from: '2027-03-02', to: '2027-03-02', open: false }, 'Closed'],
])('%s is refused with its reason', async (_name, season, reason) => {
  const answer = await (await open(onePlan(buildSeason(season)))).search();
  expect(missing(answer)).toEqual([
    [DOUBLE, reason],
    [FAMILY, reason],
  ]);
});

test.each<[string, Partial<SeasonInput>]>([
  [
    'passing through a night closed to arrival',
    { from: '2027-03-02', to: '2027-03-02', closedToArrival: true },
  ],
  ['sleeping a night closed to departure', { from: '2027-03-02', to: '2027-03-02', closedToDeparture: true }],
  ['booking 9 days ahead where 9 are required', { minAdvance: 9, maxAdvance: 9 }],
  ['a stay of the length allowed', { minStay: 2, maxStay: 2 }],
  ['arriving the day after a sold-out one', { from: '2027-03-03', to: '2027-03-03', open: false }],
])('%s is possible', async (_name, season) => {
  expect(found(await (await open(onePlan(buildSeason(season)))).search())).toEqual([DOUBLE, FAMILY]);
});

test('beyond the nights of the hotel it is closed, not full', async () => {
  const answer = await (await open()).search({ DateFrom: '2027-04-29', DateTo: '2027-05-01' });
  expect(missing(answer)).toEqual([
    [DOUBLE, 'Closed'],
    [FAMILY, 'Closed'],
  ]);
});

test('a plan that is not public is found by its code alone, in any case', async () => {
  const { search } = await open({
    ratePlans: [buildRatePlan(), buildRatePlan({ ...saver, isPublic: false })],
  });
  const plans = (answer: SearchResponse) => answer.RoomTypes[0]?.Rates.map((rate) => rate.RatePlanCode);
  expect(plans(await search())).toEqual(['FLEX']);
  expect(plans(await search({ RatePlanCode: 'saver' }))).toEqual(['SAVER']);
  expect(plans(await search({ RatePlanCode: ' ' }))).toEqual(['FLEX']);
  expect(found(await search({ RatePlanCode: 'OTHER' }))).toEqual([]);
});

test('a search returns whether the hotel has the rate plan of its code, apart from what that plan sells', async () => {
  const closed = { ...saver, isPublic: false, seasons: [buildSeason({ price: { base: 80 }, open: false })] };
  const { search } = await open({ ratePlans: [buildRatePlan(), buildRatePlan(closed)] });
  const isValid = async (RatePlanCode: string | null) => (await search({ RatePlanCode })).IsRatePlanCodeValid;
  expect(await isValid(null)).toBeNull();
  expect(await isValid(' ')).toBeNull();
  expect(await isValid('saver')).toBe(true);
  expect(await isValid('OTHER')).toBe(false);
});

test('each rate states whether its guests may change and cancel their booking', async () => {
  const fixed = buildRatePlan({ ...saver, allowEdit: false, allowCancel: false });
  const answer = await (await open({ ratePlans: [buildRatePlan(), fixed] })).search();
  const policies = answer.RoomTypes[0]?.Rates.map(({ Policy }) => [Policy.AllowEdit, Policy.AllowCancel]);
  expect(policies).toEqual([
    [true, true],
    [false, false],
  ]);
});

test('a search for one room type leaves the others out', async () => {
  const { search } = await open();
  const answer = await search({ RoomTypeId: FAMILY });
  expect(found(answer)).toEqual([FAMILY]);
  expect(answer.UnavailableRoomTypes).toEqual([]);
});

test('a room type the first room does not fit in comes last, without a lowest rate', async () => {
  const answer = await (await open()).search({ Rooms: [guests(3), guests(1)] });
  expect(answer.RoomTypes.map(({ RoomType, LowestRate }) => [RoomType.RoomTypeId, LowestRate])).toEqual([
    [FAMILY, 280],
    [DOUBLE, -1],
  ]);
});

test('the lowest rate is that of a plan the guests fit in', async () => {
  const couples = buildRatePlan({ ...saver, usesOccupancy: true, occupancy: { minimum: 2 } });
  const { search } = await open({ ratePlans: [buildRatePlan(), couples] });
  expect((await search({ Rooms: [guests(1)] })).RoomTypes[0]?.LowestRate).toBe(200);
  expect((await search({ Rooms: [guests(2)] })).RoomTypes[0]?.LowestRate).toBe(180);
});

test('infants count as people and pay the plan’s price for them', async () => {
  const seasons = [buildSeason({ price: { base: 100, perInfant: 7 } })];
  const { search } = await open({ ratePlans: [buildRatePlan({ seasons })] });
  const lowest = (answer: SearchResponse) => answer.RoomTypes.map((each) => each.LowestRate);
  expect(lowest(await search({ Rooms: [guests(1, 0, 1)] }))).toEqual([214, 214]);
  expect(lowest(await search({ Rooms: [guests(1, 0, 2)] }))).toEqual([228, -1]);
});

test('children may have a room of their own when an adult is in another; the first is covered by the base', async () => {
  const answer = await (await open()).search({ Rooms: [guests(0, 2), guests(1)] });
  expect(answer.RoomTypes[0]?.LowestRate).toBe(170);
});

test('figures of a hotel with prices without VAT are net', async () => {
  const exclusive = await open({ property: { isStandardTaxExclusive: true } });
  const answer = await exclusive.search();
  expect(answer.RoomTypes[0]?.LowestRate).toBe(180);
  expect(answer.RoomTypes[0]?.Rates[0]?.BaseRate).toBe(200);
});

test('an unknown code is not valid, and an empty one is not checked', async () => {
  const { search } = await open();
  expect(await search({ PromoCode: ' ', HopGiftVoucherCode: null })).toMatchObject({
    IsPromoCodeValid: null,
    PromoCodeMessage: null,
    IsHopGiftVoucherCodeValid: null,
    HopGiftVoucherCodeMessage: null,
  });
  expect(await search({ PromoCode: 'SPRING', HopGiftVoucherCode: 'GIFT' })).toMatchObject({
    IsPromoCodeValid: false,
    PromoCodeMessage: 'We do not know this code.',
    IsHopGiftVoucherCodeValid: false,
    HopGiftVoucherCodeMessage: 'We do not know this voucher. Please check its code.',
  });
});

test('a search for today is answered though today may no longer be booked', async () => {
  const restriction = { enabled: true, hour: 0, minute: 0, message: 'Call us.' };
  const { search } = await open({
    settings: { sameDayBookingRestriction: restriction },
    ratePlans: [buildRatePlan({ seasons: [{ from: '2027-02-20', to: '2027-04-29', price: { base: 100 } }] })],
    allotments: [{ from: '2027-02-20', to: '2027-04-29', rooms: 1 }],
  });
  expect(found(await search({ DateFrom: '2027-02-20', DateTo: '2027-02-21' }))).toEqual([DOUBLE, FAMILY]);
});

test.each<[string, object, string[]]>([
  ['an arrival in the past', { DateFrom: '2027-02-19' }, ['DateFrom']],
  ['a departure on the day of arrival', { DateTo: '2027-03-01' }, ['DateTo']],
  ['a departure before the arrival', { DateTo: '2027-02-28' }, ['DateTo']],
  [
    'an arrival further ahead than bookings are taken',
    { DateFrom: '2030-03-21', DateTo: '2030-03-22' },
    ['DateFrom'],
  ],
  ['a departure at the end of time', { DateTo: '9999-12-31' }, ['DateTo']],
  ['a date that does not exist', { DateFrom: '2027-02-29' }, ['DateFrom']],
  ['a year without digits', { DateFrom: 'next-mo-nd' }, ['DateFrom']],
  ['no room', { Rooms: [] }, ['Rooms']],
  ['no one in a room', { Rooms: [twoAdults, guests(0)] }, ['Rooms[1].NumberOfAdults']],
  ['no adult at all', { Rooms: [guests(0, 1)] }, ['Rooms']],
  ['more rooms than the hotel books at once', { Rooms: Array(5).fill(twoAdults) }, ['Rooms']],
  ['half a guest', { Rooms: [guests(1.5)] }, ['Rooms[0].NumberOfAdults']],
  ['fewer than no guests', { Rooms: [guests(1, -1)] }, ['Rooms[0].NumberOfChildren']],
  ['a number as text', { PropertyId: '7' }, ['PropertyId']],
  ['a language that is not spoken', { LanguageCode: 'de' }, ['LanguageCode']],
  ['a field that is not of the call', { Price: 1 }, ['Price']],
  ['a control character', { PromoCode: 'a\u0000b' }, ['PromoCode']],
  ['a missing date', { DateTo: undefined }, ['DateTo']],
])('%s is refused at its field', async (_name, change, fields) => {
  const { status, body } = await (
    await open()
  )
    .guest()
    .post('/api/Availability/Search', { ...searchBody, ...change });
  expect(status).toBe(400);
  expect(body['RefusalCode']).toBe('request.invalid');
  expect(Object.keys(body['ModelState'] as object)).toEqual(fields);
});

test.each(['', '{', 'null', '[]', '1', '"x"', '{"__proto__":{}}'])('the body %j is refused', async (body) => {
  const answer = await (await open()).guest().post('/api/Availability/Search', body);
  expect(answer.status).toBe(400);
  expect(answer.body['Message']).toEqual(expect.any(String));
});

test('more guests than any room of the hotel takes are refused at the room', async () => {
  const guest = (
    await open({
      settings: { adultMaximumOccupancy: 3 },
      roomTypes: [buildRoomType(), buildRoomType(family)],
    })
  ).guest();
  const { body } = await guest.post('/api/Availability/Search', { ...searchBody, Rooms: [guests(4)] });
  expect(body['ModelState']).toEqual({
    'Rooms[0].NumberOfAdults': ['That is more guests than one room takes'],
  });
});

test('an unknown hotel is not found', async () => {
  const { status, body } = await (
    await open()
  )
    .guest()
    .post('/api/Availability/Search', { ...searchBody, PropertyId: 99 });
  expect(status).toBe(404);
  expect(body['RefusalCode']).toBe('property.unknown');
});
