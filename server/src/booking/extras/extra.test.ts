import { servicesResponseSchema, type ServicesResponse } from '@portico/contract/calls/services';
import { localDate } from '@portico/domain/calendar/local-date';
import type { ExtraId } from '@portico/domain/ids';
import {
  BREAKFAST,
  buildExtra,
  buildHotelFile,
  buildPromotion,
  buildRatePlan,
  DOUBLE,
  FAMILY,
  FLEXIBLE,
  sauna,
  SAUNA,
  saver,
  SAVER,
} from '@portico/testing/builders/hotel-file';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const DINNER = 33 as ExtraId;
const COT = 34 as ExtraId;
const PARKING = 35 as ExtraId;
const CLUB = 23;

const parking = buildExtra({
  id: PARKING,
  code: 'PARKING',
  name: 'Parking',
  chargePerPerson: false,
  articles: [{ name: 'A place', price: 10 }],
  inventory: [
    { from: '2027-03-01', to: '2027-03-31', units: 4 },
    { from: '2027-03-03', to: '2027-03-03', units: 3 },
  ],
});

let world: World;
beforeAll(async () => {
  const extras = [
    buildExtra(),
    sauna,
    buildExtra({ id: DINNER, code: 'DINNER', name: 'Dinner', chargeType: 'PerStay', ratePlans: [SAVER] }),
    buildExtra({ id: COT, code: 'COT', name: 'Cot', allowEditOnBookingEngine: false, roomTypes: [FAMILY] }),
    parking,
  ];
  const club = buildRatePlan({ ...saver, id: CLUB, code: 'CLUB-24', name: 'Club', isPublic: false });
  const key = buildPromotion({ id: 42, code: 'KEYHOLDER', percentOff: 0, ratePlans: [CLUB], minNights: 2 });
  const soldOut = buildPromotion({ id: 43, code: 'GONE', percentOff: 0, ratePlans: [CLUB], most: 0 });
  const ratePlans = [buildRatePlan(), buildRatePlan(saver), club];
  const promotions = [buildPromotion(), key, soldOut];
  world = await openWorld({ hotel: buildHotelFile({ extras, ratePlans, promotions }) });
});
afterAll(() => world.close());

const query = {
  propertyId: '7',
  roomTypeId: String(DOUBLE),
  ratePlanId: String(FLEXIBLE),
  dateOfArrival: '2027-03-01',
  dateOfDeparture: '2027-03-03',
  languageCode: 'en',
};

type ExtrasQuery = typeof query & { readonly ratePlanCode?: string; readonly promoCode?: string };

const get = (changes: Partial<Record<keyof ExtrasQuery, string | string[]>> = {}) =>
  world.app.inject({ url: '/api/Service/Get', query: { ...query, ...changes } });

const extrasOf = async (changes: Partial<ExtrasQuery> = {}): Promise<ServicesResponse> =>
  servicesResponseSchema.parse((await get(changes)).json());

const idsOf = ({ Services }: ServicesResponse) => Services.map(({ ServiceId }) => ServiceId);

/** Starting inventory and quantities taken on the tightest date. */
const inventory = async (id: number, changes: Partial<typeof query> = {}) => {
  const { StartingInventory, ReservationItems } =
    (await extrasOf(changes)).InventoryPerServiceId[String(id)] ?? {};
  return [StartingInventory, ReservationItems?.map(({ Quantity }) => Quantity)];
};

const take = (extra_id: ExtraId, stay_date: string, facts: { sold?: number; held?: number }) =>
  world.db.database.kysely
    .updateTable('extra_day')
    .set(facts)
    .where('extra_id', '=', extra_id)
    .where('stay_date', '=', localDate(stay_date))
    .execute();

test('an extra is answered with what it is made of and what it costs', async () => {
  const { Services } = await extrasOf();
  expect(Services[0]).toEqual({
    ServiceId: BREAKFAST,
    ServiceCode: 'BREAKFAST',
    ServiceName: 'Breakfast',
    ServiceDescription: 'From eight to ten.',
    Image: null,
    IsBreakfast: false,
    AsksChildAges: false,
    VatRate: null,
    AllowEditOnBookingEngine: true,
    Price: 12,
    ChargeType: 'PerDay',
    ChargePerPerson: true,
    Articles: [
      { Name: 'Food', Price: 9 },
      { Name: 'Drinks', Price: 3 },
    ],
    Quantity: 0,
    MaximumQuantity: 1,
    Bed: null,
  });
  expect(Services[1]).toMatchObject({ ServiceId: SAUNA, ChargeType: 'PerQuantity', MaximumQuantity: 3 });
});

test.each([
  [DOUBLE, FLEXIBLE, [BREAKFAST, SAUNA, PARKING]],
  [DOUBLE, SAVER, [BREAKFAST, SAUNA, DINNER, PARKING]],
  [FAMILY, FLEXIBLE, [BREAKFAST, SAUNA, COT, PARKING]],
  [FAMILY, SAVER, [BREAKFAST, SAUNA, DINNER, COT, PARKING]],
])('a room of type %i at plan %i has the extras that go with both', async (type, plan, ids) => {
  const answer = await extrasOf({ roomTypeId: String(type), ratePlanId: String(plan) });
  expect(idsOf(answer)).toEqual(ids);
  expect(Object.keys(answer.InventoryPerServiceId).map(Number)).toEqual(ids);
});

test('an extra without limit has no starting inventory', async () => {
  expect(await inventory(BREAKFAST)).toEqual([null, []]);
});

test('charged by the day, the night with the fewest remaining units counts', async () => {
  expect(await inventory(PARKING)).toEqual([4, []]);
  expect(await inventory(PARKING, { dateOfDeparture: '2027-03-04' })).toEqual([3, []]);
  await take(PARKING, '2027-03-02', { sold: 1, held: 2 });
  expect(await inventory(PARKING, { dateOfDeparture: '2027-03-04' })).toEqual([4, [3]]);
  expect(await inventory(PARKING, { dateOfDeparture: '2027-03-02' })).toEqual([4, []]);
});

test('otherwise the day of arrival counts', async () => {
  await take(SAUNA, '2027-03-02', { sold: 1 });
  expect(await inventory(SAUNA)).toEqual([1, []]);
  expect(await inventory(SAUNA, { dateOfArrival: '2027-03-02' })).toEqual([1, [1]]);
});

test('of a limited extra there is none on a date that the hotel does not name', async () => {
  const over = { dateOfArrival: '2027-03-31', dateOfDeparture: '2027-04-02' };
  expect(await inventory(PARKING, over)).toEqual([0, []]);
});

test.each<[string, Parameters<typeof get>[0], number, string[]]>([
  ['an unknown hotel', { propertyId: '8' }, 404, []],
  ['an unknown room type', { roomTypeId: '99' }, 400, ['roomTypeId']],
  ['an unknown rate plan', { ratePlanId: '99' }, 400, ['ratePlanId']],
  ['an arrival in the past', { dateOfArrival: '2027-02-19' }, 400, ['dateOfArrival']],
  [
    'an arrival beyond the calendar',
    { dateOfArrival: '2030-03-21', dateOfDeparture: '2030-03-22' },
    400,
    ['dateOfArrival', 'dateOfDeparture'],
  ],
  ['a departure on the day of arrival', { dateOfDeparture: '2027-03-01' }, 400, ['dateOfDeparture']],
  ['a departure at the end of time', { dateOfDeparture: '9999-12-31' }, 400, ['dateOfDeparture']],
  ['a language that is not spoken', { languageCode: 'fr' }, 400, ['languageCode']],
  ['two room types', { roomTypeId: ['11', '12'] }, 400, ['roomTypeId']],
])('%s is refused', async (_what, changes, status, fields) => {
  const answer = await get(changes);
  expect(answer.statusCode).toBe(status);
  const { Message, ModelState } = answer.json<{ Message: string; ModelState?: object }>();
  expect(Message).toEqual(expect.any(String));
  expect(Object.keys(ModelState ?? {})).toEqual(fields);
});

describe('the extras of a rate plan that is not for everybody', () => {
  const ratePlanId = String(CLUB);

  test.each<[string, Partial<ExtrasQuery>]>([
    ['no code', {}],
    ['an empty code', { ratePlanCode: ' ' }],
    ['another code', { ratePlanCode: 'CLUB-25' }],
    ['the code of a plan that everybody sees', { ratePlanCode: 'FLEX' }],
    ['its code as one of a promotion', { promoCode: 'CLUB-24' }],
    ['a promotion that does not name it', { promoCode: 'SPRING10' }],
    ['a promotion that is used up', { promoCode: 'GONE' }],
    ['a promotion for longer stays', { promoCode: 'KEYHOLDER', dateOfDeparture: '2027-03-02' }],
    ['a promotion and a stay without end', { promoCode: 'KEYHOLDER', dateOfDeparture: '9999-12-31' }],
  ])('are answered to who has %s as those of a plan that does not exist', async (_what, changes) => {
    const [club, none] = [await get({ ratePlanId, ...changes }), await get({ ratePlanId: '99', ...changes })];
    expect(club.statusCode).toBe(400);
    expect(club.json()).toMatchObject({ ModelState: { ratePlanId: ['Expected a rate plan of the hotel'] } });
    expect(club.json()).toEqual(none.json());
  });

  test.each<[string, Partial<ExtrasQuery>]>([
    ['its code, in any case', { ratePlanCode: ' club-24 ' }],
    ['a promotion that names it', { promoCode: 'keyholder' }],
  ])('are there for who has %s', async (_what, changes) => {
    expect(idsOf(await extrasOf({ ratePlanId, ...changes }))).toEqual([BREAKFAST, SAUNA, PARKING]);
  });
});
