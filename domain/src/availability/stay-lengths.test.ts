import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/local-date.ts';
import { stayRate } from '../pricing/stay-rate.ts';
import { arrivalOfAll } from '../worked-examples/arbitraries.fixture.ts';
import { buildNightRate } from '../worked-examples/builders.fixture.ts';
import { stayLengths } from './stay-lengths.ts';

const rarely = fc.integer({ min: 0, max: 9 }).map((of) => of === 0);
const aRule = (max: number) => fc.option(fc.integer({ min: 1, max }), { freq: 3 });

const anyDay = fc.record({
  exists: rarely.map((isRare) => !isRare),
  isAvailable: rarely.map((isRare) => !isRare),
  rules: fc.record({
    open: rarely.map((isRare) => !isRare),
    minStay: aRule(5),
    maxStay: aRule(7),
    minStayThrough: aRule(3),
    maxStayThrough: aRule(7),
    closedToArrival: rarely,
    closedToDeparture: fc.integer({ min: 0, max: 2 }).map((of) => of === 0),
    minAdvance: aRule(12),
    maxAdvance: aRule(30),
  }),
});

const noneThrough = { minStayThrough: null, maxStayThrough: null };
/** Half of the hotels have no rule of every night. */
const hotels = fc
  .tuple(fc.array(anyDay, { minLength: 1, maxLength: 16 }), fc.boolean())
  .map(([days, isRuledThrough]) =>
    isRuledThrough ? days : days.map((day) => ({ ...day, rules: { ...day.rules, ...noneThrough } })),
  );

test('a day names the shortest and the longest stay of those that a rate sells from it, and none where it sells none', () => {
  fc.assert(
    fc.property(hotels, fc.nat(8), (days, daysAhead) => {
      const today = addDays(arrivalOfAll, -daysAhead);
      const nights = days.map(({ exists, rules }, index) =>
        exists ? buildNightRate({ ...rules, date: addDays(arrivalOfAll, index) }) : undefined,
      );
      const lastDeparture = days.length - 1;
      // About half of the hotels have a limit of their own, within what they could sell.
      const mostNights = 1 + (daysAhead % days.length) * 2;
      const isAvailable = (day: number) => days[day]?.isAvailable ?? false;
      const isSold = (from: number, length: number) => {
        const slept = nights.slice(from, from + length);
        const stay = {
          arrival: addDays(arrivalOfAll, from),
          departure: addDays(arrivalOfAll, from + length),
        };
        const known = slept.filter((night) => night !== undefined);
        return (
          slept.every((_, index) => isAvailable(from + index)) &&
          stayRate(known, nights[from + length], stay, today).ok
        );
      };
      const expected = days.slice(0, lastDeparture).map((_, from) => {
        const most = Math.min(lastDeparture - from, mostNights);
        const lengths = Array.from({ length: most }, (_length, index) => index + 1);
        const sold = lengths.filter((length) => isSold(from, length));
        return sold.length === 0 ? [0, 0] : [Math.min(...sold), Math.max(...sold)];
      });
      const found = stayLengths({ nights, isAvailable, daysAhead, mostNights });
      expect(expected.map((_, day) => [found.shortest[day], found.longest[day]])).toEqual(expected);
    }),
    { numRuns: 1_000 },
  );
});
