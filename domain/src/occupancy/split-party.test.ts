import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumGuests, totalGuests } from './guests.ts';
import { guestsFit } from './limits.ts';
import { waysToSplit } from './split-party.ts';

const anyParty = fc.record({
  adults: fc.integer({ min: 1, max: 7 }),
  children: fc.nat(6),
  infants: fc.nat(3),
});
const limits = fc.record({
  maximum: fc.integer({ min: 1, max: 6 }),
  adultMaximum: fc.integer({ min: 1, max: 4 }),
});

test('in every way everybody has a bed, an adult is in each room, each room fits, and none is listed twice', () => {
  fc.assert(
    fc.property(anyParty, limits, fc.integer({ min: 2, max: 4 }), (party, room, roomCount) => {
      const ways = waysToSplit(party, roomCount, (guests) => guestsFit(guests, room));
      for (const rooms of ways) {
        expect(rooms).toHaveLength(roomCount);
        expect(sumGuests(rooms)).toEqual(party);
        expect(rooms.every((guests) => guests.adults > 0 && guestsFit(guests, room))).toBe(true);
      }
      expect(new Set(ways.map((rooms) => JSON.stringify(rooms))).size).toBe(ways.length);
    }),
  );
});

test('a way is found whenever the adults and the beds suffice', () => {
  fc.assert(
    fc.property(
      anyParty,
      fc.integer({ min: 2, max: 5 }),
      fc.integer({ min: 2, max: 4 }),
      (party, beds, roomCount) => {
        const suffices = party.adults >= roomCount && totalGuests(party) <= beds * roomCount;
        const ways = waysToSplit(party, roomCount, (guests) => guestsFit(guests, { maximum: beds }));
        expect(ways.length > 0).toBe(suffices);
      },
    ),
  );
});

test('a party beyond twenty is for the desk', () => {
  expect(waysToSplit({ adults: 21, children: 0, infants: 0 }, 11, () => true)).toEqual([]);
});
