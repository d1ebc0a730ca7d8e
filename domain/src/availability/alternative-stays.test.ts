import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../calendar/local-date.ts';
import type { Stay } from '../calendar/stay.ts';
import { arrivalOfAll } from '../worked-examples/arbitraries.fixture.ts';
import { alternativeStays } from './alternative-stays.ts';

const anyDays = fc
  .array(
    fc.record({
      availableRooms: fc.nat(3),
      shortestStay: fc.option(fc.integer({ min: 1, max: 5 }), { freq: 4 }),
    }),
    {
      minLength: 4,
      maxLength: 20,
    },
  )
  .map((days) => days.map((day, index) => ({ date: addDays(arrivalOfAll, index - 3), ...day })));

test('a stay is another choice exactly when it is not the searched one, is long enough and has rooms, the nearest first', () => {
  const length = fc.integer({ min: 1, max: 4 });
  fc.assert(
    fc.property(anyDays, length, fc.integer({ min: 1, max: 3 }), (days, nights, rooms) => {
      const stays = [...alternativeStays({ days, from: arrivalOfAll, nights, rooms })];
      const expected = days.flatMap(({ date, shortestStay }, index) => {
        const longest = Math.max(nights, shortestStay ?? 0);
        const slept = days.slice(index, index + longest);
        const isAvailable =
          slept.length === longest && slept.every(({ availableRooms }) => availableRooms >= rooms);
        const isSearched = date === arrivalOfAll && longest === nights;
        return shortestStay !== null && isAvailable && !isSearched
          ? [{ arrival: date, departure: addDays(date, longest) }]
          : [];
      });
      const away = ({ arrival }: Stay) => daysBetween(arrivalOfAll, arrival);
      const byNearness = expected.toSorted(
        (one, other) => Math.abs(away(one)) - Math.abs(away(other)) || away(other) - away(one),
      );
      expect(stays).toEqual(byNearness);
    }),
  );
});
