import type { GroupSearchRequestBody, GroupSearchResponse } from '@portico/contract/calls/group-search';
import type { SearchResponse } from '@portico/contract/calls/availability-search';
import { addDays } from '@portico/domain/calendar/local-date';
import { openWorld, type World } from '@portico/testing/world/world';
import { groupSearchBody, twoAdults } from '@portico/testing/availability/search-body';
import { buildGroupFile } from '@portico/testing/builders/group-file';
import {
  buildHotelFile,
  buildPromotion,
  buildRatePlan,
  buildRoomType,
  buildSeason,
  DOUBLE,
  FIRST_NIGHT,
  LAST_NIGHT,
  PROPERTY,
  saver,
  type HotelFileOptions,
} from '@portico/testing/builders/hotel-file';
import { between, chance, oneOf, seededRandom } from '@portico/testing/penny/random';
import { runsOf } from '@portico/testing/random-runs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const hotel = (id: number, code: string, { property, ...options }: HotelFileOptions = {}) =>
  buildHotelFile({ ...options, property: { ...property, id, code, name: code } });

const TINY = PROPERTY;
const allNights = { from: FIRST_NIGHT, to: LAST_NIGHT };

const members = [
  hotel(1, 'PLAIN', { promotions: [buildPromotion(), buildPromotion({ id: 42, code: 'USEDUP', most: 0 })] }),
  hotel(2, 'NET', {
    property: { currency: 'EUR', isStandardTaxExclusive: true, standardVatRate: 7 },
    promotions: [buildPromotion({ firstNight: '2027-04-01' })],
  }),
  hotel(3, 'FULL', {
    allotments: [
      { ...allNights, rooms: 2 },
      { from: '2027-03-02', to: '2027-03-02', rooms: 0 },
      { from: FIRST_NIGHT, to: FIRST_NIGHT, roomTypes: [DOUBLE], rooms: 0 },
    ],
  }),
  hotel(4, 'LONG', {
    ratePlans: [
      buildRatePlan({ seasons: [buildSeason({ price: { base: 100 }, minStay: 5 })] }),
      buildRatePlan({ ...saver, seasons: [buildSeason({ price: { base: 90 }, minStay: 3 })] }),
    ],
  }),
  hotel(5, 'SHUT', {
    ratePlans: [buildRatePlan({ seasons: [buildSeason({ price: { base: 100 }, open: false })] })],
  }),
  hotel(6, 'NOARRIVAL', {
    ratePlans: [buildRatePlan({ seasons: [buildSeason({ price: { base: 100 }, closedToArrival: true })] })],
  }),
  hotel(TINY, 'TINY', {
    settings: { maxNumberOfRoomsOnBooking: 2, adultMaximumOccupancy: 4 },
    roomTypes: [buildRoomType()],
    ratePlans: [
      buildRatePlan({ seasons: [buildSeason({ price: { base: 55 } })] }),
      buildRatePlan({ ...saver, seasons: [buildSeason({ price: { base: 50 } })] }),
    ],
    allotments: [{ ...allNights, rooms: 1 }],
  }),
] as const;

let world: World;
beforeAll(async () => {
  world = await openWorld({
    hotel: members[0],
    otherHotels: members.slice(1),
    group: buildGroupFile([
      { id: 1, name: 'Open', properties: ['PLAIN', 'NET', 'TINY'] },
      { id: 2, name: 'Not now', properties: ['FULL', 'LONG', 'SHUT', 'NOARRIVAL'] },
    ]),
  });
});
afterAll(() => world.close());

const byCode = ({ Properties }: GroupSearchResponse) =>
  new Map(Properties.map((property) => [property.PropertyCode, property]));

describe('a group search', () => {
  test('answers every hotel in the order of the group file, each in its own money', async () => {
    const { Properties, ...rest } = await world.searchGroup();
    expect(
      Properties.map((found) => [found.PropertyCode, found.AreaId, found.IsAvailable, found.Currency]),
    ).toEqual([
      ['PLAIN', 1, true, 'GBP'],
      ['NET', 1, true, 'EUR'],
      ['TINY', 1, true, 'GBP'],
      ['FULL', 2, false, 'GBP'],
      ['LONG', 2, false, 'GBP'],
      ['SHUT', 2, false, 'GBP'],
      ['NOARRIVAL', 2, false, 'GBP'],
    ]);
    expect(rest).toEqual({ UnreadPropertyIds: [], IsPromoCodeValid: null, PromoCodeMessage: null });
  });

  test('returns the from-price gross, and the rates as the hotel stores them', async () => {
    const found = byCode(await world.searchGroup());
    // Saver: 80, and 10 for the second adult; two nights.
    expect(found.get('PLAIN')).toMatchObject({ LowestRate: 180, OriginalLowestRate: 180, TotalCost: 180 });
    expect(found.get('NET')).toMatchObject({ LowestRate: 180, TotalCost: 192.6, OriginalTotalCost: 192.6 });
  });

  test('returns why a hotel is unavailable, and what would be available', async () => {
    const found = byCode(await world.searchGroup());
    const whyOf = (code: string) => {
      const { Reason, FirstFullNight, MinLengthOfStay, LowestRate, TotalCost } =
        found.get(code) ?? expect.fail();
      expect([LowestRate, TotalCost]).toEqual([-1, null]);
      return [Reason, FirstFullNight ?? MinLengthOfStay];
    };
    expect(whyOf('FULL')).toEqual(['Full', FIRST_NIGHT]);
    expect(whyOf('LONG')).toEqual(['MinStay', 3]);
    expect(whyOf('SHUT')).toEqual(['Closed', null]);
    expect(whyOf('NOARRIVAL')).toEqual(['Rules', null]);
  });

  test('distinguishes too few rooms from rooms that are too small and from more than the hotel takes', async () => {
    const reasonOf = async (Rooms: GroupSearchRequestBody['Rooms']) =>
      byCode(await world.searchGroup({ Rooms })).get('TINY')?.Reason;
    expect(await reasonOf([twoAdults, twoAdults])).toBe('TooFewRooms');
    expect(await reasonOf([{ ...twoAdults, NumberOfAdults: 3 }])).toBe('Occupancy');
    expect(await reasonOf([twoAdults, twoAdults, twoAdults])).toBe('Limits');
    expect(await reasonOf([{ ...twoAdults, NumberOfAdults: 5 }])).toBe('Limits');
  });

  test('looks through one area, or with 0 and null through all', async () => {
    const codes = async (AreaId: number | null) => [...byCode(await world.searchGroup({ AreaId })).keys()];
    expect(await codes(1)).toEqual(['PLAIN', 'NET', 'TINY']);
    expect(await codes(2)).toHaveLength(4);
    expect(await codes(0)).toHaveLength(7);
    expect(await codes(null)).toHaveLength(7);
  });

  test('sees a room sold a moment ago', async () => {
    const was = byCode(await world.searchGroup({ DateFrom: '2027-04-20', DateTo: '2027-04-21' }));
    expect(was.get('TINY')?.IsAvailable).toBe(true);
    await world.sell(DOUBLE, '2027-04-20', 1, TINY);
    const now = byCode(await world.searchGroup({ DateFrom: '2027-04-20', DateTo: '2027-04-21' }));
    expect(now.get('TINY')).toMatchObject({ IsAvailable: false, Reason: 'Full' });
  });
});

describe('a promo code', () => {
  const codes = async (PromoCode: string, changes = {}) => {
    const answer = await world.searchGroup({ PromoCode, ...changes });
    return {
      group: [answer.IsPromoCodeValid, answer.PromoCodeMessage],
      honoured: answer.Properties.filter((found) => found.IsPromoCodeValid).map(
        (found) => found.PropertyCode,
      ),
      plain: byCode(answer).get('PLAIN'),
    };
  };

  test('is valid for the group if one hotel honours it, and each hotel states whether it does', async () => {
    const { group, honoured, plain } = await codes('spring10');
    expect(group).toEqual([true, null]);
    expect(honoured).toEqual(['PLAIN']);
    expect(plain).toMatchObject({
      LowestRate: 162,
      OriginalLowestRate: 180,
      TotalCost: 162,
      OriginalTotalCost: 180,
    });
  });

  test.each([
    ['NOBODY', { DateFrom: FIRST_NIGHT }, 'We do not know this code.'],
    ['USEDUP', {}, 'This code has been used up.'],
    ['SPRING10', { AreaId: 2 }, 'No hotel of this area takes this code.'],
    ['NOBODY', { AreaId: 2 }, 'We do not know this code.'],
  ])('that no hotel honours returns why: %s', async (code, changes, message) => {
    expect(await codes(code, changes)).toMatchObject({ group: [false, message], honoured: [] });
  });

  test('that lowers nothing in this stay returns that', async () => {
    await world.db.database.kysely
      .updateTable('promotion_use')
      .set({ most: 0 })
      .where('property_id', '=', 1 as never)
      .execute();
    expect((await codes('SPRING10')).group).toEqual([false, 'This code is not valid for your stay.']);
  });

  test('is checked without dates', async () => {
    const check = async (promoCode: string) =>
      (await world.guest().post('/api/Availability/CheckPromoCodeGroup', { propertyGroupId: 3, promoCode }))
        .body;
    expect(await check('Spring10')).toEqual({ IsPromoCodeValid: true, PromoCodeMessage: null });
    expect(await check('USEDUP')).toEqual({
      IsPromoCodeValid: false,
      PromoCodeMessage: 'This code has been used up.',
    });
    for (const code of ['nobody', '', ' ', "O'Brien"])
      expect(await check(code)).toEqual({
        IsPromoCodeValid: false,
        PromoCodeMessage: 'We do not know this code.',
      });
  });

  test('is checked for one area alone', async () => {
    const check = async (areaId: number | null, promoCode = 'SPRING10') =>
      (
        await world
          .guest()
          .post('/api/Availability/CheckPromoCodeGroup', { propertyGroupId: 3, areaId, promoCode })
      ).body;
    const valid = { IsPromoCodeValid: true, PromoCodeMessage: null };
    const notValid = (PromoCodeMessage: string) => ({ IsPromoCodeValid: false, PromoCodeMessage });
    for (const areaId of [0, 1, null]) expect(await check(areaId)).toEqual(valid);
    expect(await check(2)).toEqual(notValid('No hotel of this area takes this code.'));
    expect(await check(2, 'nobody')).toEqual(notValid('We do not know this code.'));
    expect(await check(99)).toMatchObject({ RefusalCode: 'request.invalid' });
  });
});

/** The least that all rooms cost together, by the hotel's own Search with each room put first. */
async function leastBySearch(
  PropertyId: number,
  { DateFrom, DateTo, Rooms }: GroupSearchRequestBody,
): Promise<number | null> {
  const vat = PropertyId === 2 ? 1.07 : 1;
  const answers: SearchResponse[] = [];
  for (const [index, room] of Rooms.entries()) {
    const { status, body } = await world.guest().post('/api/Availability/Search', {
      PropertyId,
      DateFrom,
      DateTo,
      Rooms: [room, ...Rooms.filter((_, other) => other !== index)],
    });
    if (status === 400) return null;
    answers.push(body as unknown as SearchResponse);
  }
  const place = (left: ReadonlyMap<number, number>, from: number): number => {
    const answer = answers[from];
    if (answer === undefined) return 0;
    const costs = answer.RoomTypes.filter(({ LowestRate }) => LowestRate >= 0).map(
      ({ LowestRate, RoomType }) => {
        const id = RoomType.RoomTypeId;
        const rooms = left.get(id) ?? 0;
        const gross = Math.round(LowestRate * 100 * vat);
        return rooms > 0 ? gross + place(new Map(left).set(id, rooms - 1), from + 1) : Infinity;
      },
    );
    return Math.min(Infinity, ...costs);
  };
  const left = Object.entries(answers[0]?.NumberOfRoomsPerRoomTypeId ?? {});
  const least = place(new Map(left.map(([id, rooms]) => [Number(id), rooms])), 0);
  return least === Infinity ? null : least / 100;
}

test('random stays cost what each hotel’s own Search answers', async () => {
  const random = seededRandom(20_270_301);
  let compared = 0;
  for (let run = 0; run < runsOf(60); run++) {
    const DateFrom = addDays(FIRST_NIGHT, between(random, 0, 56));
    const stay = {
      ...groupSearchBody,
      DateFrom,
      DateTo: addDays(DateFrom, between(random, 1, 5)),
      Rooms: Array.from({ length: oneOf(random, [1, 1, 2, 3]) }, () => ({
        NumberOfAdults: between(random, 1, 3),
        NumberOfChildren: chance(random, 30) ? between(random, 1, 2) : 0,
        NumberOfInfants: 0,
      })),
    };
    for (const found of (await world.searchGroup(stay)).Properties) {
      const least = await leastBySearch(found.PropertyId, stay);
      expect([found.PropertyCode, DateFrom, found.TotalCost]).toEqual([found.PropertyCode, DateFrom, least]);
      expect(found.IsAvailable).toBe(least !== null);
      if (least === null) continue;
      const own = await world.search({
        ...stay,
        PropertyGroupId: undefined,
        PropertyId: found.PropertyId,
      } as never);
      const [first] = own.RoomTypes;
      expect([found.LowestRate, found.OriginalLowestRate]).toEqual([
        first?.LowestRate,
        first?.OriginalLowestRate,
      ]);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(30);
});

describe('an invalid request', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['an area of another group', { AreaId: 9 }, 'AreaId'],
    ['dates the wrong way round', { DateFrom: '2027-03-03', DateTo: '2027-03-01' }, 'DateTo'],
    ['a day that has passed', { DateFrom: '2027-02-19' }, 'DateFrom'],
    ['a day too far ahead', { DateFrom: '2032-01-01', DateTo: '2032-01-02' }, 'DateFrom'],
    ['a stay that no hotel takes', { DateTo: '2027-06-30' }, 'DateTo'],
    ['more rooms than any hotel takes', { Rooms: Array.from({ length: 50 }, () => twoAdults) }, 'Rooms'],
    ['a room without a guest', { Rooms: [{ ...twoAdults, NumberOfAdults: 0 }] }, 'Rooms[0].NumberOfAdults'],
    ['no room', { Rooms: [] }, 'Rooms'],
    ['a date that is none', { DateFrom: '2027-02-30' }, 'DateFrom'],
    ['a group by its code', { PropertyGroupId: 'Shore' }, 'PropertyGroupId'],
    ['a card number for a code', { PromoCode: '4242424242424242' }, 'PromoCode'],
    ['a field that it does not know', { RatePlanCode: 'FLEX' }, 'RatePlanCode'],
  ])('is refused with the field at fault: %s', async (_what, changes, field) => {
    const { status, body } = await world
      .guest()
      .post('/api/Availability/SearchPropertyGroup', { ...groupSearchBody, ...changes });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(field);
    expect(body).toMatchObject({ RefusalCode: 'request.invalid' });
  });

  test.each(['/api/Availability/SearchPropertyGroup', '/api/Availability/CheckPromoCodeGroup'])(
    'a missing group is unknown to %s',
    async (url) => {
      const order = url.endsWith('SearchPropertyGroup')
        ? { ...groupSearchBody, PropertyGroupId: 99 }
        : { propertyGroupId: 99, promoCode: 'X' };
      const { status, body } = await world.guest().post(url, order);
      expect([status, body['RefusalCode']]).toEqual([404, 'group.unknown']);
    },
  );
});
