import { expect } from 'vitest';
import { alternativeStays } from '../availability/alternative-stays.ts';
import { cheaperStay } from '../availability/cheaper-stay.ts';
import { cheapestNights } from '../availability/cheapest-nights.ts';
import { canHaveAll, cheapestPlaces } from '../availability/combination.ts';
import { upgradesOf } from '../availability/upgrades.ts';
import { addDays, localDate } from '../calendar/local-date.ts';
import type { RoomTypeId } from '../ids.ts';
import { guestsFit } from '../occupancy/limits.ts';
import { waysToSplit } from '../occupancy/split-party.ts';
import { buildRoomType } from '../worked-examples/builders.fixture.ts';
import { guestsOf, isYes, limitsOf, listOf, pence } from '../worked-examples/cells.fixture.ts';
import { cell, type Checks } from '../worked-examples/markdown-tables.fixture.ts';

/** The tables about other rooms, all rooms and other dates. */
export const availabilityChecks: Checks = {
  'The same nights for less': (row) => {
    const searched = { arrival: localDate('2027-03-14'), departure: localDate('2027-03-17') };
    const columns = ['three days earlier', 'two', 'one', 'searched', 'one later', 'two later', 'three later'];
    const arrivalOf = (column: string) => addDays(searched.arrival, columns.indexOf(column) - 3);
    const minorOf = (column: string) => (cell(row, column) === '–' ? null : pence(cell(row, column)));
    const totals = columns.map((column) => ({
      arrival: arrivalOf(column),
      departure: addDays(arrivalOf(column), 3),
      minor: minorOf(column),
    }));
    const found = cheaperStay(searched, totals);
    const from = cell(row, 'then from');
    expect(found?.stay.arrival ?? '–').toBe(from === '–' ? '–' : arrivalOf(from));
    expect(found?.lessMinor ?? null).toBe(from === '–' ? null : pence(cell(row, 'less')));
  },

  'Cheapest nights': (row) => {
    const nights = listOf(cell(row, 'nights')).map((price, index) => ({
      date: addDays(localDate('2027-03-30'), index),
      minor: price === '–' ? null : pence(price),
    }));
    expect([...cheapestNights(nights)]).toEqual(listOf(cell(row, 'underlined')));
  },

  Upgrades: (row) => {
    const upgradeCosts = cell(row, 'upgrade costs');
    const totalMinor = upgradeCosts === '–' ? null : pence(upgradeCosts);
    const roomType = buildRoomType({ limits: limitsOf(cell(row, 'its limits')) });
    const offered = upgradesOf({
      candidates: [{ roomType, remaining: Number(cell(row, 'left')), totalMinor }],
      ratePlan: { usesOccupancy: true, limits: limitsOf(cell(row, 'rate plan')) },
      guests: guestsOf(cell(row, 'guests')),
      propertyLimits: {},
      heldMinor: pence(cell(row, 'basket costs')),
    });
    const differences = listOf(cell(row, 'offered for')).map(pence);
    expect(offered).toEqual(
      differences.map((differenceMinor) => ({ roomTypeId: roomType.id, totalMinor, differenceMinor })),
    );
  },

  'All rooms together': (row) => {
    const rooms = listOf(cell(row, 'each room in type at price')).map((room) => {
      const ways = room.split(' or ').map((way) => way.split(' at '));
      return new Map(ways.map(([type, price = '']) => [Number(type) as RoomTypeId, pence(price)]));
    });
    const remaining = listOf(cell(row, 'left')).map((text) => text.split(': ').map(Number));
    const available = new Map(remaining.map(([type, count = NaN]) => [type as RoomTypeId, count]));
    const types = rooms.map((room) => [...room.keys()]);
    expect(canHaveAll(types, available)).toBe(isYes(cell(row, 'available')));
    const places = cheapestPlaces(rooms, available);
    expect(places?.reduce((sum, { cost }) => sum + cost, 0)).toBe(
      listOf(cell(row, 'least together')).map(pence)[0],
    );
  },

  'A party that no room takes': (row) => {
    const limits = limitsOf(cell(row, 'room'));
    const ways = waysToSplit(guestsOf(cell(row, 'party')), Number(cell(row, 'rooms')), (guests) =>
      guestsFit(guests, limits),
    );
    const words = ways.map((rooms) =>
      rooms.map(({ adults, children, infants }) => `${adults}-${children}-${infants}`).join(' + '),
    );
    expect(words).toEqual(listOf(cell(row, 'splits, fairest first')));
  },

  'Other stays': (row) => {
    const from = localDate('2027-03-14');
    const shortest = new Map(
      listOf(cell(row, 'shortest stay')).map((text) => {
        const [date = '', nights] = text.split(' ');
        return [localDate(date), nights === 'none' ? null : Number(nights)];
      }),
    );
    const days = listOf(cell(row, 'available on each night')).map((available, index) => {
      const date = addDays(from, index - 1);
      return {
        date,
        availableRooms: Number(available),
        shortestStay: shortest.has(date) ? (shortest.get(date) ?? null) : 1,
      };
    });
    const stays = [...alternativeStays({ days, from, nights: 2, rooms: Number(cell(row, 'rooms')) })];
    expect(stays.map(({ arrival, departure }) => `${arrival} to ${departure}`)).toEqual(
      listOf(cell(row, 'other stays')),
    );
  },
};
