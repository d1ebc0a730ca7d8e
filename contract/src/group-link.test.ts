import { localDate } from '@portico/domain/calendar/local-date';
import { describe, expect, test } from 'vitest';
import { formatGroupLink, parseGroupLink, unreadGroupParts } from './group-link.ts';

/** As URLSearchParams reads it; this package is also compiled without it. */
function queryOf(text: string) {
  const pairs = new Map(
    text.split('&').map((pair) => pair.split('=').map(decodeURIComponent) as [string, string]),
  );
  return { get: (name: string) => pairs.get(name) ?? null };
}

describe('the search of a group lives in the URL', () => {
  const search = {
    arrival: localDate('2027-03-14'),
    departure: localDate('2027-03-17'),
    rooms: [{ adults: 2, children: 1, infants: 0 }],
    promoCode: 'TIDE 10',
    areaId: 2,
  };

  test('and is the same after a round trip', () => {
    const link = formatGroupLink(search);
    expect(link).toBe('arrive=2027-03-14&nights=3&rooms=2-1-0&promo=TIDE%2010&area=2');
    expect(parseGroupLink(queryOf(link))).toEqual(search);
  });

  test('with nothing stated it is empty', () => {
    const nothing = { arrival: null, departure: null, rooms: null, promoCode: null, areaId: null };
    expect(formatGroupLink(nothing)).toBe('');
    expect(parseGroupLink(queryOf(''))).toEqual(nothing);
    expect(formatGroupLink({ ...nothing, areaId: 7 })).toBe('area=7');
  });

  test.each(['north', '0', '-1', '1.5', '2147483648', '99999999999', '1e3', ' '])(
    'an area of %j is every one',
    (area) => expect(parseGroupLink(queryOf(`area=${area}`)).areaId).toBeNull(),
  );

  test('what cannot be read is reported, save for what only a hotel has', () => {
    const query = queryOf('arrive=soon&rooms=two&area=north&room=x&location=y');
    expect(unreadGroupParts(query)).toEqual(['arrival', 'rooms', 'area']);
    expect(unreadGroupParts(queryOf('area=2&location=y'))).toEqual([]);
  });
});
