import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/local-date.ts';
import { buildNightRate, buildRatePlan, buildRoomType } from '../worked-examples/builders.fixture.ts';
import { anyGuests, arrivalOfAll } from '../worked-examples/arbitraries.fixture.ts';
import { stayRate } from '../pricing/stay-rate.ts';
import { availabilityBadge, remainingRooms } from './badge.ts';
import { roomTypeIsOffered } from './offering.ts';
import { ratePlanFits } from './rate-plan-fit.ts';
import { unavailableReason } from './unavailable-reason.ts';

const today = addDays(arrivalOfAll, -10);
const stay = { arrival: arrivalOfAll, departure: addDays(arrivalOfAll, 2) };
const limits = fc.record(
  { maximum: fc.nat(8), minimum: fc.nat(3), adultMaximum: fc.nat(6), childMaximum: fc.nat(6) },
  { requiredKeys: [] },
);
const rule = fc.option(fc.integer({ min: 1, max: 4 }));
const anyPlan = fc
  .tuple(limits, fc.boolean(), fc.boolean(), rule, rule, fc.boolean())
  .map(([planLimits, usesOccupancy, open, minStay, maxStay, closedToArrival]) => ({
    ratePlan: buildRatePlan({ usesOccupancy, limits: planLimits }),
    rate: stayRate(
      [0, 1].map((night) =>
        buildNightRate({ date: addDays(arrivalOfAll, night), open, minStay, maxStay, closedToArrival }),
      ),
      undefined,
      stay,
      today,
    ),
  }));

describe('Offering', () => {
  test('what is offered and not held can be booked: rooms are left, and a rate sells the stay to these guests', () => {
    fc.assert(
      fc.property(
        fc.array(anyPlan, { maxLength: 4 }),
        fc.integer({ min: -1, max: 3 }),
        limits,
        limits,
        anyGuests,
        (plans, available, roomLimits, propertyLimits, guests) => {
          const roomType = buildRoomType({ limits: roomLimits });
          const selling = plans.filter(({ rate }) => rate.ok).map(({ ratePlan }) => ratePlan);
          const offered = roomTypeIsOffered({
            roomType,
            available,
            ratePlansThatQualify: selling,
            guests,
            propertyLimits,
            isHeld: false,
          });
          const bookable =
            available > 0 &&
            plans.some(
              ({ rate, ratePlan }) => rate.ok && ratePlanFits({ roomType, ratePlan, guests, propertyLimits }),
            );
          expect(offered).toBe(bookable);
        },
      ),
    );
  });

  test('a type whose nights are all available and whose plans all refuse has a reason other than full', () => {
    fc.assert(
      fc.property(fc.array(anyPlan, { maxLength: 4 }), (plans) => {
        const refusals = plans.flatMap(({ rate }) => (rate.ok ? [] : [rate.refusal]));
        const reason = unavailableReason([{ date: arrivalOfAll, available: 1 }], { offered: [], refusals });
        expect(['min-stay', 'rules', 'closed']).toContain(reason.reason);
      }),
    );
  });

  test('a type that a plan would sell is full where no room is left, whatever its other plans refuse', () => {
    fc.assert(
      fc.property(fc.array(anyPlan, { minLength: 1, maxLength: 4 }), (plans) => {
        const offered = plans.filter(({ rate }) => rate.ok);
        fc.pre(offered.length > 0);
        const refusals = plans.flatMap(({ rate }) => (rate.ok ? [] : [rate.refusal]));
        const reason = unavailableReason([{ date: arrivalOfAll, available: 0 }], { offered, refusals });
        expect(reason).toEqual({ reason: 'full', firstFullNight: arrivalOfAll });
      }),
    );
  });
});

test.each([
  [-1, undefined],
  [0, undefined],
  [1, 1],
  [3, 3],
  [4, undefined],
])('with %d left the badge shows %s', (remaining, badge) => {
  expect(availabilityBadge(remaining)).toBe(badge);
});

test("the rooms of one's own basket are not left, and less than none is none", () => {
  expect(remainingRooms(3, 1)).toBe(2);
  expect(remainingRooms(1, 2)).toBe(0);
});
