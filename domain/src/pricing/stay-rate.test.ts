import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/local-date.ts';
import { anyGuests, anyNights, arrivalOfAll } from '../worked-examples/arbitraries.fixture.ts';
import { buildNightRate } from '../worked-examples/builders.fixture.ts';
import { roomCost } from './room-cost.ts';
import { stayRate } from './stay-rate.ts';

const today = addDays(arrivalOfAll, -10);
const stay = { arrival: arrivalOfAll, departure: addDays(arrivalOfAll, 2) };
const nights = [0, 1].map((index) => buildNightRate({ date: addDays(arrivalOfAll, index) }));

describe('The rate of a stay', () => {
  test('costs what its nights cost together', () => {
    fc.assert(
      fc.property(anyNights, anyGuests, fc.nat(3), (slept, guests, base) => {
        const departure = addDays(arrivalOfAll, slept.length);
        const rate = stayRate(slept, undefined, { arrival: arrivalOfAll, departure }, today);
        const sum = slept.reduce((cost, night) => cost + roomCost(night.components, base, guests), 0);
        expect(rate.ok && roomCost(rate.value.components, base, guests)).toBe(sum);
      }),
    );
  });

  test('a refusal names the first closed night', () => {
    const missing = nights.slice(1);
    expect(stayRate(missing, undefined, stay, today)).toEqual({
      ok: false,
      refusal: { code: 'rate.closed', date: '2027-03-14' },
    });
  });

  test.each([
    [{ minStay: 3 }, { code: 'rate.min-stay', minStay: 3 }],
    [{ maxStay: 1 }, { code: 'rate.max-stay', maxStay: 1 }],
    [{ minAdvance: 11 }, { code: 'rate.min-advance', minAdvance: 11 }],
    [{ maxAdvance: 9 }, { code: 'rate.max-advance', maxAdvance: 9 }],
  ])('the rule %j of the night of arrival refuses with its figure', (rule, refusal) => {
    const first = buildNightRate({ date: arrivalOfAll, ...rule });
    expect(stayRate([first, ...nights.slice(1)], undefined, stay, today)).toEqual({ ok: false, refusal });
  });

  test.each([
    [{ minStayThrough: 3 }, { code: 'rate.min-stay', minStay: 3 }],
    [{ maxStayThrough: 1 }, { code: 'rate.max-stay', maxStay: 1 }],
  ])('the rule %j of any night refuses, unless the night of arrival has a stricter one', (rule, refusal) => {
    const later = buildNightRate({ date: addDays(arrivalOfAll, 1), ...rule });
    const first = buildNightRate({ date: arrivalOfAll, minStay: 2, maxStay: 2 });
    expect(stayRate([first, later], undefined, stay, today)).toEqual({ ok: false, refusal });
    const stricter = buildNightRate({ date: arrivalOfAll, minStay: 4 });
    expect(stayRate([stricter, later], undefined, stay, today)).toEqual({
      ok: false,
      refusal: { code: 'rate.min-stay', minStay: 4 },
    });
  });

  test('rules of length on arrival and of advance on a later night state nothing', () => {
    const second = buildNightRate({ date: addDays(arrivalOfAll, 1), minStay: 9, maxStay: 1, minAdvance: 99 });
    expect(stayRate([...nights.slice(0, 1), second], undefined, stay, today).ok).toBe(true);
  });

  test('a night outside the stay is a defect', () => {
    const departureNight = buildNightRate({ date: stay.departure });
    expect(() => stayRate([...nights, departureNight], undefined, stay, today)).toThrow(RangeError);
  });
});
