import { expect, test } from 'vitest';
import { sumGuests, totalGuests } from './guests.ts';

test('guests of all rooms are summed kind by kind', () => {
  const all = sumGuests([
    { adults: 2, children: 1, infants: 0 },
    { adults: 0, children: 2, infants: 1 },
  ]);
  expect(all).toEqual({ adults: 2, children: 3, infants: 1 });
  expect(totalGuests(all)).toBe(6);
  expect(sumGuests([])).toEqual({ adults: 0, children: 0, infants: 0 });
});
