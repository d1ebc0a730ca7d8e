import { describe, expect, test } from 'vitest';
import { addDays, localDate } from '../calendar/local-date.ts';
import type { PromotionId, RatePlanId, RoomTypeId } from '../ids.ts';
import type { Promotion } from '../promotion/promotion.ts';
import { buildNightRate, buildRatePlan } from '../worked-examples/builders.fixture.ts';
import { soldRate } from './sold-rate.ts';

const arrival = localDate('2027-03-14');
const stay = { arrival, departure: addDays(arrival, 2) };
const facts = {
  ratePlanId: 1 as RatePlanId,
  roomTypeId: 1 as RoomTypeId,
  stay,
  today: addDays(arrival, -10),
};
const nightsWith = (rule: object) => ({
  nights: [buildNightRate({ date: arrival, ...rule }), buildNightRate({ date: addDays(arrival, 1) })],
  departureNight: undefined,
});
const nights = nightsWith({});
const spring: Promotion = {
  id: 1 as PromotionId,
  code: 'SPRING',
  discountBasisPoints: 1_000,
  ratePlanIds: [facts.ratePlanId],
  roomTypeIds: null,
  firstNight: null,
  lastNight: null,
  minNights: null,
  maxNights: null,
  bookFrom: null,
  bookUntil: null,
};
const noKeys = { ratePlanCode: null, promotion: null };

describe('A public plan', () => {
  test('is sold as the hotel prices it, and lowered by a promotion that applies', () => {
    const sold = soldRate(buildRatePlan(), noKeys, nights, facts);
    expect(sold).toMatchObject({ value: { rate: { components: { base: 200_00 } }, isPromoted: false } });
    const lowered = soldRate(buildRatePlan(), { ...noKeys, promotion: spring }, nights, facts);
    expect(lowered).toMatchObject({ value: { rate: { components: { base: 180_00 } }, isPromoted: true } });
  });

  test('is sold as the hotel prices it where the promotion does not apply', () => {
    const promotion = { ...spring, minNights: 3 };
    const sold = soldRate(buildRatePlan(), { ...noKeys, promotion }, nights, facts);
    expect(sold).toMatchObject({ value: { rate: { components: { base: 200_00 } }, isPromoted: false } });
  });

  test('is not sold against its rules, whatever the promotion', () => {
    const sold = soldRate(
      buildRatePlan(),
      { ...noKeys, promotion: spring },
      nightsWith({ minStay: 3 }),
      facts,
    );
    expect(sold).toMatchObject({ refusal: { code: 'rate.min-stay' } });
  });
});

test('An unlisted plan is sold to its code, to a promotion that names it and applies, and to no one else', () => {
  const unlisted = buildRatePlan({ isPublic: false });
  const soldTo = (keys: object) => soldRate(unlisted, { ...noKeys, ...keys }, nights, facts);
  expect(soldTo({ ratePlanCode: 'flex' })).toMatchObject({ value: { isPromoted: false } });
  const nothingOff = { ...spring, discountBasisPoints: 0 };
  expect(soldTo({ promotion: nothingOff })).toMatchObject({ value: { isPromoted: true } });
  const toNoOne = [
    {},
    { ratePlanCode: 'OTHER' },
    { promotion: { ...spring, ratePlanIds: null } },
    { promotion: { ...spring, minNights: 3 } },
  ];
  for (const keys of toNoOne) expect(soldTo(keys)).toMatchObject({ refusal: { code: 'rate.not-open' } });
});
