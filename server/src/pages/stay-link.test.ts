import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld({ hotel: buildHotelFile() });
});
afterAll(() => world.close());

async function leadsTo(query: string) {
  const { statusCode, headers } = await world.app.inject(`/book/quay/stay?${query}`);
  expect(statusCode).toBe(302);
  expect(headers['cache-control']).toBe('no-store');
  return headers.location;
}

const rooms = '/Book/Quay/Rooms-And-Rates';

test.each([
  ['a stay', 'arrive=2027-03-14&nights=3&rooms=2-0-0', 'arrive=2027-03-14&nights=3&rooms=2-0-0'],
  [
    'the fields of a plain form, some left empty',
    'arrive=2027-03-14&depart=2027-03-17&adults=2&children=1&promo=&rate=',
    'arrive=2027-03-14&nights=3&rooms=2-1-0',
  ],
  [
    'no guests: the default of the hotel',
    'arrive=2027-03-14&nights=3',
    'arrive=2027-03-14&nights=3&rooms=1-0-0',
  ],
  [
    'a code, a rate and a room',
    'arrive=2027-03-14&nights=3&rooms=2-0-0&promo=TIDE%2010&rate=FLEX&room=4',
    'arrive=2027-03-14&nights=3&rooms=2-0-0&promo=TIDE%2010&rate=FLEX&room=4',
  ],
  [
    'a room and a rate plan',
    'arrive=2027-03-14&nights=3&rooms=2-0-0&room=4&plan=12&utm_source=google',
    'arrive=2027-03-14&nights=3&rooms=2-0-0&room=4&plan=12&utm_source=google',
  ],
  [
    'its campaign, and what we do not know',
    'utm_source=letter&arrive=2027-03-14&nights=3&rooms=2-0-0&gclid=a%26b&_gl=1*x',
    'arrive=2027-03-14&nights=3&rooms=2-0-0&utm_source=letter&gclid=a%26b&_gl=1*x',
  ],
])('a link leads to the rooms: %s', async (_, query, expected) => {
  expect(await leadsTo(query)).toBe(`${rooms}?${expected}`);
});

test.each([
  ['nothing', '', '/Book/Quay'],
  ['guests alone', 'rooms=2-0-0', '/Book/Quay?rooms=2-0-0'],
  ['an arrival alone', 'arrive=2027-03-14&utm_source=a', '/Book/Quay?arrive=2027-03-14&utm_source=a'],
  ['a past stay', 'arrive=2027-02-14&nights=3', '/Book/Quay?arrive=2027-02-14&nights=3'],
  ['a day that does not exist', 'arrive=2027-02-30&nights=3', '/Book/Quay?arrive=2027-02-30&nights=3'],
  ['too many nights', 'arrive=2027-03-14&nights=400', '/Book/Quay?arrive=2027-03-14&nights=400'],
  [
    'words for guests',
    'arrive=2027-03-14&nights=3&rooms=two',
    '/Book/Quay?arrive=2027-03-14&nights=3&rooms=two',
  ],
  [
    'an unknown location',
    'arrive=2027-03-14&nights=3&location=99',
    '/Book/Quay?arrive=2027-03-14&nights=3&location=99',
  ],
  [
    'line breaks and another site',
    'arrive=%0d%0aLocation:%20https://evil.example&nights=3',
    '/Book/Quay?arrive=%0D%0ALocation%3A+https%3A%2F%2Fevil.example&nights=3',
  ],
])('a link with %s leads to the search, with what it gave', async (_, query, expected) => {
  expect(await leadsTo(query)).toBe(expected);
});

test('a link to an unknown hotel says so', async () => {
  const { statusCode, body } = await world.app.inject('/Book/NOWHERE/Stay?arrive=2027-03-14&nights=3');
  expect(statusCode).toBe(404);
  expect(body).toContain('<h1');
});
