import type { SearchRequestBody, SearchResponse } from '@portico/contract/calls/availability-search';
import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import { openWorld, type World } from '@portico/testing/world/world';
import {
  buildHotelFile,
  buildRatePlan,
  DOUBLE,
  FAMILY,
  FLEXIBLE,
  saver,
  SAVER,
} from '@portico/testing/builders/hotel-file';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type PromotionInput = NonNullable<PropertyFileInput['promotions']>[number];

const SECRET = 23;
const secret = buildRatePlan({ ...saver, id: SECRET, code: 'SECRET', isPublic: false });

let nextId = 1;
const promotion = (code: string, facts: Partial<PromotionInput> = {}): PromotionInput => ({
  id: nextId++,
  code,
  name: `Offer ${code}`,
  percentOff: 10,
  ...facts,
});

const promotions = [
  promotion('SPRING'),
  promotion('GONE', { most: 0 }),
  promotion('LASTONE', { most: 1 }),
  promotion('APRIL', { firstNight: '2027-04-01', lastNight: '2027-04-30' }),
  promotion('SECONDNIGHT', { firstNight: '2027-03-02' }),
  promotion('THREENIGHTS', { minNights: 3 }),
  promotion('ONENIGHT', { maxNights: 1 }),
  promotion('SAVERONLY', { ratePlans: [SAVER] }),
  promotion('FAMILYONLY', { roomTypes: [FAMILY] }),
  promotion('HIDDEN', { ratePlans: [SECRET] }),
  promotion('HIDDENLONG', { ratePlans: [SECRET], minNights: 3 }),
  promotion('ONLYREVEALS', { ratePlans: [SECRET], percentOff: 0 }),
  promotion('TOMORROW', { bookFrom: '2027-02-21' }),
  promotion('YESTERDAY', { bookUntil: '2027-02-19' }),
  promotion('TODAY', { bookFrom: '2027-02-20', bookUntil: '2027-02-20' }),
];

let world: World;
beforeAll(async () => {
  const ratePlans = [buildRatePlan(), buildRatePlan(saver), secret];
  world = await openWorld({ hotel: buildHotelFile({ ratePlans, promotions }) });
});
afterAll(() => world.close());

const search = (PromoCode: string | null, changes: Partial<SearchRequestBody> = {}) =>
  world.search({ PromoCode, ...changes });

const codeFields = ({ IsPromoCodeValid, PromoCodeMessage }: SearchResponse) => [
  IsPromoCodeValid,
  PromoCodeMessage,
];

const VALID = [true, null];
const UNKNOWN = [false, 'We do not know this code.'];
const USED_UP = [false, 'This code has been used up.'];
const NOT_FOR_THIS = [false, 'This code is not valid for your stay.'];

describe('a code in a search for two nights', () => {
  test.each<[string, string, Partial<SearchRequestBody>, unknown[]]>([
    ['that does not exist', 'NOSUCH', {}, UNKNOWN],
    ['that lowers every rate', 'SPRING', {}, VALID],
    ['in another case, with blanks', ' spRing ', {}, VALID],
    ['that has been used up', 'GONE', {}, USED_UP],
    ['with one remaining redemption', 'LASTONE', {}, VALID],
    ['of other nights', 'APRIL', {}, NOT_FOR_THIS],
    ['of the second night alone', 'SECONDNIGHT', {}, VALID],
    ['of a longer stay', 'THREENIGHTS', {}, NOT_FOR_THIS],
    ['of as long a stay', 'THREENIGHTS', { DateTo: '2027-03-04' }, VALID],
    ['of a shorter stay', 'ONENIGHT', {}, NOT_FOR_THIS],
    ['of one plan of several', 'SAVERONLY', {}, VALID],
    ['of another plan than requested', 'SAVERONLY', { RatePlanCode: 'FLEX' }, NOT_FOR_THIS],
    ['of one room type of several', 'FAMILYONLY', {}, VALID],
    ['of another room type than requested', 'FAMILYONLY', { RoomTypeId: DOUBLE }, NOT_FOR_THIS],
    ['that reveals a plan', 'ONLYREVEALS', {}, VALID],
    ['that would reveal a plan for a longer stay', 'HIDDENLONG', {}, NOT_FOR_THIS],
    ['that is booked from tomorrow', 'TOMORROW', {}, NOT_FOR_THIS],
    ['that was booked until yesterday', 'YESTERDAY', {}, NOT_FOR_THIS],
    ['that is booked today only', 'TODAY', {}, VALID],
  ])('%s', async (_what, code, changes, fields) => {
    expect(codeFields(await search(code, changes))).toEqual(fields);
  });
});

const plansOf = (answer: SearchResponse, roomTypeId: number) =>
  answer.RoomTypes.find(({ RoomType }) => RoomType.RoomTypeId === roomTypeId)?.Rates.map((rate) => [
    rate.RatePlanId,
    rate.BaseRate,
    rate.OriginalBaseRate,
    rate.Promotion?.Name ?? null,
  ]);

test('each figure of each night is lowered, and what it was stands beside it', async () => {
  const answer = await search('SPRING');
  const [double] = answer.RoomTypes;
  expect(double).toMatchObject({ LowestRate: 162, OriginalLowestRate: 180 });
  expect(double?.Rates[0]).toMatchObject({
    BaseRate: 180,
    OriginalBaseRate: 200,
    CostPerAdult: 18,
    OriginalCostPerAdult: 20,
    Promotion: { PromotionId: 1, Name: 'Offer SPRING' },
  });
  expect(double?.Rates[0]?.Nights.map((night) => [night.BaseRate, night.OriginalBaseRate])).toEqual([
    [90, 100],
    [90, 100],
  ]);
});

test('a promotion that lowers nothing is not named as if it did', async () => {
  const answer = await search('ONLYREVEALS');
  const rates = answer.RoomTypes.flatMap(({ Rates }) => Rates);
  expect(rates.length).toBeGreaterThan(0);
  expect(rates.map(({ Promotion }) => Promotion)).toEqual(rates.map(() => null));
});

test('nights outside the promotion keep their price', async () => {
  const [double] = (await search('SECONDNIGHT')).RoomTypes;
  expect(double?.Rates[0]?.Nights.map((night) => night.BaseRate)).toEqual([100, 90]);
});

test('the lowest rate and its Original are of one rate, even where the promotion changes which is lowest', async () => {
  const most = promotion('HALF', { percentOff: 50, ratePlans: [FLEXIBLE] });
  const other = await openWorld({ hotel: buildHotelFile({ promotions: [most] }) });
  const [double] = (await other.search({ PromoCode: 'HALF' })).RoomTypes;
  await other.close();
  expect(double).toMatchObject({ LowestRate: 110, OriginalLowestRate: 220 });
});

test('rates of other plans and room types are answered as without the code', async () => {
  const ofSaver = await search('SAVERONLY');
  expect(plansOf(ofSaver, DOUBLE)).toEqual([
    [FLEXIBLE, 200, 200, null],
    [SAVER, 144, 160, 'Offer SAVERONLY'],
  ]);
  const ofFamily = await search('FAMILYONLY');
  expect(plansOf(ofFamily, DOUBLE)).toEqual([
    [FLEXIBLE, 200, 200, null],
    [SAVER, 160, 160, null],
  ]);
});

test('an unlisted plan is revealed only by the code of a promotion that names it', async () => {
  const plans = async (code: string | null) => plansOf(await search(code), DOUBLE)?.map(([plan]) => plan);
  expect(await plans('HIDDEN')).toEqual([FLEXIBLE, SAVER, SECRET]);
  expect(await plans('HIDDENLONG')).toEqual([FLEXIBLE, SAVER]);
  expect(await plans('SPRING')).toEqual([FLEXIBLE, SAVER]);
  expect(await plans(null)).toEqual([FLEXIBLE, SAVER]);
});

test.each(['NOSUCH', 'GONE', 'APRIL', 'TOMORROW'])(
  'with %s, which is not valid, prices are answered as without it',
  async (code) => {
    const { RoomTypes } = await search(code);
    expect(RoomTypes).toEqual((await search(null)).RoomTypes);
  },
);

describe('a code that is checked without dates', () => {
  test.each<[string, unknown[]]>([
    ['SPRING', VALID],
    ['spring', VALID],
    ['APRIL', VALID],
    ['THREENIGHTS', VALID],
    ['NOSUCH', UNKNOWN],
    ['', UNKNOWN],
    ['GONE', USED_UP],
    ['TOMORROW', [false, 'This code is not valid today.']],
    ['YESTERDAY', [false, 'This code is not valid today.']],
  ])('%j', async (promoCode, fields) => {
    const { status, body } = await world
      .guest()
      .post('/api/Availability/CheckPromoCode', { propertyId: 7, promoCode });
    expect(status).toBe(200);
    expect(Object.values(body)).toEqual(fields);
  });
});
