import { localDate } from '@portico/domain/calendar/local-date';
import { describe, expect, test } from 'vitest';
import { formatSearchLink, narrowedRoomTypeId, parseSearchLink } from './search-link.ts';

function read(query: string) {
  const pairs = new Map(query.split('&').map((pair) => pair.split('=') as [string, string]));
  return parseSearchLink({ get: (name) => pairs.get(name) ?? null });
}

describe('the search lives in the URL', () => {
  const family = {
    arrival: localDate('2027-03-14'),
    departure: localDate('2027-03-17'),
    rooms: [
      { adults: 2, children: 1, infants: 0 },
      { adults: 2, children: 0, infants: 0 },
    ],
    ratePlanCode: null,
    promoCode: null,
    roomTypeId: null,
    ratePlanId: null,
    locationId: null,
  };

  test('and is the same after a round trip', () => {
    expect(formatSearchLink(family)).toBe('arrive=2027-03-14&nights=3&rooms=2-1-0,2-0-0');
    expect(read(formatSearchLink(family))).toEqual(family);
  });

  test('with its promo code, its room type and its location', () => {
    const narrowed = { ...family, promoCode: 'TIDE 10', roomTypeId: 4, locationId: 2 };
    expect(formatSearchLink(narrowed)).toBe(
      'arrive=2027-03-14&nights=3&rooms=2-1-0,2-0-0&promo=TIDE%2010&room=4&location=2',
    );
    expect(read('arrive=2027-03-14&nights=3&rooms=2-1-0,2-0-0&promo=TIDE 10&room=4&location=2')).toEqual(
      narrowed,
    );
  });

  test('with the rate plan that it names, which narrows it to no room type', () => {
    const naming = { ...family, roomTypeId: 4, ratePlanId: 12 };
    expect(formatSearchLink(naming)).toBe('arrive=2027-03-14&nights=3&rooms=2-1-0,2-0-0&room=4&plan=12');
    expect(read(formatSearchLink(naming))).toEqual(naming);
    expect(narrowedRoomTypeId(naming)).toBeNull();
    expect(narrowedRoomTypeId({ ...naming, ratePlanId: null })).toBe(4);
    expect(read('plan=FLEX')).toMatchObject({ ratePlanId: null });
  });

  test('a location that is no number is none', () => {
    expect(read('arrive=2027-03-14&location=0')).toMatchObject({ locationId: null });
    expect(read('arrive=2027-03-14&location=yard')).toMatchObject({ locationId: null });
  });

  test('a stranger’s link may name the departure and the guests of one room', () => {
    expect(read('arrive=2027-03-14&depart=2027-03-17&adults=2&children=1&rate=SECRET-1&room=4')).toEqual({
      ...family,
      rooms: [{ adults: 2, children: 1, infants: 0 }],
      ratePlanCode: 'SECRET-1',
      roomTypeId: 4,
    });
  });

  test.each([
    ['rooms', 'rooms=two&adults=2&nights=3'],
    ['nights', 'nights=few&depart=2027-03-17&rooms=2-0-0'],
    ['a promo code', `promo=${'X'.repeat(51)}&nights=3&rooms=2-0-0`],
    ['a rate', 'rate=A\nB&nights=3&rooms=2-0-0'],
    ['a room', 'room=loft&nights=3&rooms=2-0-0'],
  ])('what is unreadable in %s loses nothing else', (_, query) => {
    const rooms = [{ adults: 2, children: 0, infants: 0 }];
    expect(read(`arrive=2027-03-14&${query}`)).toEqual({ ...family, rooms });
  });

  test.each([
    ['no date', 'nights=3'],
    ['a date that does not exist', 'arrive=2027-02-29&nights=3'],
    ['words', 'arrive=soon&nights=three&rooms=many'],
  ])('%s leaves the dates open', (_, query) => {
    expect(read(query)).toMatchObject({ arrival: null, departure: null, rooms: null });
  });

  test.each([
    ['a departure before the arrival', 'arrive=2027-03-14&depart=2027-03-13'],
    ['no nights', 'arrive=2027-03-14&nights=0'],
    ['nights without end', 'arrive=2027-03-14&nights=99999999'],
  ])('%s leaves the departure open', (_, query) => {
    expect(read(query)).toMatchObject({ arrival: '2027-03-14', departure: null });
  });
});
