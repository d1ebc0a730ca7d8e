import { openWorld, type World } from '@portico/testing/world/world';
import { buildGiftVoucher, buildHotelFile, buildPromotion } from '@portico/testing/builders/hotel-file';
import { buildGroupFile, GROUP } from '@portico/testing/builders/group-file';
import { insertGroup } from '@portico/testing/database/insert-group';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  const hotel = buildHotelFile({
    promotions: [buildPromotion()],
    giftVouchers: [buildGiftVoucher()],
    settings: { giftVouchers: { name: 'Quay gifts' } },
  });
  world = await openWorld({ hotel });
  await insertGroup(
    world.db.database,
    buildGroupFile([{ id: 1, name: 'The harbour', properties: [hotel.property.code] }]),
  );
});
afterAll(() => world.close());

const values: unknown[] = [
  '',
  ' ',
  'SPRING10',
  "O'Brien",
  '\u0000',
  '\ud800',
  '\u202eGIFT',
  'İ'.repeat(50),
  '__proto__',
  'constructor',
  'x'.repeat(100_000),
  "'; DROP TABLE promotion_use; --",
  '{{7*7}}',
  '<script>',
  -1,
  0,
  0.5,
  1e308,
  2 ** 53 + 1,
  2 ** 31,
  true,
  null,
  [],
  {},
  ['SPRING10'],
  { __proto__: { a: 1 } },
];

const searchBody = {
  PropertyId: 7,
  DateFrom: '2027-03-01',
  DateTo: '2027-03-03',
  Rooms: [{ NumberOfAdults: 2, NumberOfChildren: 0, NumberOfInfants: 0 }],
};

// A separate address each, because wrong codes are counted.
let sent = 0;
async function post(url: string, payload: object) {
  sent += 1;
  const remoteAddress = `10.0.${Math.floor(sent / 250)}.${sent % 250}`;
  return world.app.inject({ method: 'POST', url, payload, remoteAddress });
}

const search = '/api/Availability/Search';
const check = '/api/Availability/CheckPromoCode';

const { DateFrom, DateTo, Rooms } = searchBody;
/** Each group call with a valid body. */
const ofGroups: readonly (readonly [string, object])[] = [
  [
    '/api/Availability/SearchPropertyGroup',
    { PropertyGroupId: GROUP, AreaId: 1, PromoCode: 'X', DateFrom, DateTo, Rooms },
  ],
  [
    '/api/Availability/SearchPropertyGroupAreaAvailability',
    { PropertyGroupId: GROUP, AreaId: 1, FromDate: DateFrom, ToDate: DateTo },
  ],
  ['/api/Availability/CheckPromoCodeGroup', { propertyGroupId: GROUP, promoCode: 'SPRING10' }],
];

test.each<[string, string, object]>([
  ...['PromoCode', 'HopGiftVoucherCode', 'RatePlanCode', 'LocationId', 'RoomTypeId'].map(
    (field): [string, string, object] => [field, search, searchBody],
  ),
  ...['propertyId', 'promoCode', 'languageCode'].map((field): [string, string, object] => [
    field,
    check,
    { propertyId: 7, promoCode: 'SPRING10' },
  ]),
  ...ofGroups.flatMap(([url, body]) =>
    [...Object.keys(body), 'LanguageCode'].map((field): [string, string, object] => [field, url, body]),
  ),
])('whatever stands in %s of %s, the answer is 200, or 4xx with a message', async (field, url, body) => {
  for (const value of values) {
    const answer = await post(url, { ...body, [field]: value });
    const name = `${field} = ${JSON.stringify(value).slice(0, 40)}`;
    expect([200, 400, 404], name).toContain(answer.statusCode);
    if (answer.statusCode !== 200) expect(answer.json(), name).toHaveProperty('Message');
    expect(answer.body, name).not.toContain('at Object');
  }
});

test.each(['', '{', 'null', '[]', '1', '"x"', '{}', '{"propertyId":7}', '{"__proto__":{}}'])(
  'the body %j of a check is refused',
  async (payload) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await world.app.inject({ method: 'POST', url: check, headers, payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toHaveProperty('Message');
  },
);

test.each(ofGroups)('a body of %s that is not one is refused', async (url, body) => {
  expect((await post(url, body)).statusCode).toBe(200);
  for (const payload of ['', '{', 'null', '[]', '1', '{}', '{"PropertyGroupId":3}', '{"__proto__":{}}']) {
    const headers = { 'content-type': 'application/json' };
    const answer = await world.app.inject({ method: 'POST', url, headers, payload });
    expect(answer.statusCode, payload).toBe(400);
    expect(answer.json(), payload).toHaveProperty('Message');
  }
});

test('a code of the language itself is as unknown as any other', async () => {
  for (const PromoCode of ['__proto__', 'constructor', 'toString']) {
    const answer = await post(search, { ...searchBody, PromoCode });
    expect(answer.json()).toMatchObject({ PromoCodeMessage: 'We do not know this code.' });
  }
});

const longest = { ...searchBody, DateTo: '2027-05-30' };
test.each<[string, object]>([
  ['the longest stay', longest],
  ['the longest stay in four rooms', { ...longest, Rooms: Array(4).fill(searchBody.Rooms[0]) }],
  ['the last night that may be booked', { ...searchBody, DateFrom: '2030-03-19', DateTo: '2030-03-20' }],
])('%s is answered', async (_what, body) => {
  const answer = await post(search, { ...body, PromoCode: 'SPRING10' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ AlternativeStays: [], IsPromoCodeValid: false });
});
