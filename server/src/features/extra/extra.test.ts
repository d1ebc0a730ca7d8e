import { servicesResponseSchema, type ServicesResponse } from '@portico/contract/calls/services';
import {
  BREAKFAST,
  buildExtra,
  buildHotelFile,
  DOUBLE,
  FAMILY,
  FLEXIBLE,
  sauna,
  SAUNA,
  SAVER,
} from '@portico/testing/builders/hotel-file';
import { openAppWorld, type AppWorld } from '@portico/testing/portico/app-world';
import { afterAll, beforeAll, expect, test } from 'vitest';

const DINNER = 33;
const COT = 34;
const PARKING = 35;

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

let world: AppWorld;
beforeAll(async () => {
  const extras = [
    buildExtra(),
    sauna,
    buildExtra({ id: DINNER, code: 'DINNER', name: 'Dinner', chargeType: 'PerStay', ratePlans: [SAVER] }),
    buildExtra({ id: COT, code: 'COT', name: 'Cot', allowEditOnBookingEngine: false, roomTypes: [FAMILY] }),
    parking,
  ];
  world = await openAppWorld({ hotel: buildHotelFile({ extras }) });
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

const get = (changes: Partial<Record<keyof typeof query, string | string[]>> = {}) =>
  world.app.inject({ url: '/api/Service/Get', query: { ...query, ...changes } });

const extrasOf = async (changes: Partial<typeof query> = {}): Promise<ServicesResponse> =>
  servicesResponseSchema.parse((await get(changes)).json());

const idsOf = ({ Services }: ServicesResponse) => Services.map(({ ServiceId }) => ServiceId);

/** What there is and what is taken on the tightest date. */
const inventory = async (id: number, changes: Partial<typeof query> = {}) => {
  const { StartingInventory, ReservationItems } =
    (await extrasOf(changes)).InventoryPerServiceId[String(id)] ?? {};
  return [StartingInventory, ReservationItems?.map(({ Quantity }) => Quantity)];
};

const take = (extra_id: number, stay_date: string, facts: { sold?: number; held?: number }) =>
  world.db.database.kysely
    .updateTable('extra_day')
    .set(facts)
    .where('extra_id', '=', extra_id)
    .where('stay_date', '=', stay_date)
    .execute();

test('an extra is answered with what it is made of and what it costs', async () => {
  const { Services } = await extrasOf();
  expect(Services[0]).toEqual({
    ServiceId: BREAKFAST,
    ServiceCode: 'BREAKFAST',
    ServiceName: 'Breakfast',
    ServiceDescription: 'From eight to ten.',
    Image: null,
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

test('charged by the day, the night with the fewest left counts', async () => {
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
