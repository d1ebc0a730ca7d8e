import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/local-date.ts';
import type { PromotionId, RatePlanId, RoomTypeId } from '../ids.ts';
import { roomCost } from '../pricing/room-cost.ts';
import { stayRate } from '../pricing/stay-rate.ts';
import { anyGuests, anyNights, arrivalOfAll } from '../worked-examples/arbitraries.fixture.ts';
import { promotedRate, promotionApplies, type Promotion } from './promotion.ts';

const today = addDays(arrivalOfAll, -10);
const ratePlanId = 1 as RatePlanId;
const roomTypeId = 1 as RoomTypeId;

const anyDay = fc.option(fc.integer({ min: -3, max: 16 }).map((days) => addDays(arrivalOfAll, days)));
const anyCount = fc.option(fc.integer({ min: 1, max: 14 }));
const anyPromotion: fc.Arbitrary<Promotion> = fc.record({
  id: fc.constant(1 as PromotionId),
  code: fc.constant('SPRING'),
  discountBasisPoints: fc.integer({ min: 1, max: 10_000 }),
  ratePlanIds: fc.option(fc.constantFrom([ratePlanId], [2 as RatePlanId])),
  roomTypeIds: fc.option(fc.constantFrom([roomTypeId], [2 as RoomTypeId])),
  firstNight: anyDay,
  lastNight: anyDay,
  minNights: anyCount,
  maxNights: anyCount,
  bookFrom: fc.option(fc.constantFrom(today, addDays(today, 1))),
  bookUntil: fc.option(fc.constantFrom(today, addDays(today, -1))),
});
const anyRate = anyNights.map((nights) => {
  const stay = { arrival: arrivalOfAll, departure: addDays(arrivalOfAll, nights.length) };
  const rate = stayRate(nights, undefined, stay, today);
  if (!rate.ok) throw new Error(rate.refusal.code);
  return { rate: rate.value, facts: { ratePlanId, roomTypeId, stay, today } };
});

describe('A promotion', () => {
  test('never raises what a night or the stay costs, and leaves the price before it as it was', () => {
    fc.assert(
      fc.property(anyRate, anyPromotion, anyGuests, fc.nat(3), ({ rate, facts }, promotion, guests, base) => {
        const lowered = promotedRate(rate, promotion, facts);
        const nightsThen = lowered.nights.map(({ components }) => roomCost(components, base, guests));
        rate.nights.forEach(({ components }, index) => {
          expect(nightsThen[index]).toBeLessThanOrEqual(roomCost(components, base, guests));
        });
        expect(lowered.nights.map(({ original }) => original)).toEqual(
          rate.nights.map(({ original }) => original),
        );
        expect(lowered.original).toBe(rate.original);
        const sum = nightsThen.reduce((total, cost) => total + cost, 0);
        expect(roomCost(lowered.components, base, guests)).toBe(sum);
      }),
    );
  });

  test('that does not apply leaves the very same rate', () => {
    fc.assert(
      fc.property(anyRate, anyPromotion, ({ rate, facts }, promotion) => {
        expect(promotedRate(rate, promotion, facts) === rate).toBe(!promotionApplies(promotion, facts));
      }),
    );
  });

  test('of everything makes each of its nights free', () => {
    fc.assert(
      fc.property(anyRate, anyPromotion, anyGuests, ({ rate, facts }, promotion, guests) => {
        const all = { ...promotion, discountBasisPoints: 10_000, firstNight: null, lastNight: null };
        fc.pre(promotionApplies(all, facts));
        expect(roomCost(promotedRate(rate, all, facts).components, 1, guests)).toBe(0);
      }),
    );
  });
});
