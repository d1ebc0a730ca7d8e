import { expect, test } from 'vitest';
import { unreadLinkText } from './texts/unread-link-texts.ts';
import { unreadParts } from './unread-link.ts';

function read(query: string) {
  const pairs = new Map(
    query.split('&').map((pair) => pair.split('=').map(decodeURIComponent) as [string, string]),
  );
  return unreadParts({ get: (name) => pairs.get(name) ?? null });
}

test.each([
  ['arrive=2027-03-14&nights=3&rooms=2-1-0&promo=TIDE10&rate=FLEX&room=4&location=2', []],
  ['arrive=2027-03-14&nights=few&depart=2027-03-17&adults=2', []],
  ['', []],
  ['promo=&rate=', []],
  ['utm_source=letter', []],
  ['arrive=2027-02-31&nights=3&rooms=2-0-0', ['arrival', 'length']],
  ['arrive=2027-03-14&nights=0', ['length']],
  ['arrive=2027-03-14&depart=2027-03-14', ['length']],
  ['nights=3', ['length']],
  ['rooms=two', ['rooms']],
  ['plan=FLEX', ['rate']],
  ['adults=many', ['rooms']],
  ['arrive=2027-03-14&nights=3&rooms=2-2-0,2-2-0,2-2-0,2-2-0,2-2-0', []],
  ['promo=4242424242424242&rate=4242-4242-4242-4242', ['promo', 'rate']],
  [`promo=${'X'.repeat(51)}&rate=A%0AB&room=loft&location=yard`, ['promo', 'rate', 'room', 'location']],
])('of “%s” these parts cannot be read: %j', (query, parts) => {
  expect(read(query)).toEqual(parts);
});

test('the guest reads what was left out, with the hotel’s own word for a room', () => {
  const unit = { singular: 'lodge', plural: 'lodges' };
  expect(unreadLinkText(['promo'], unit)).toBe(
    'Part of your link could not be read and was left out: the promo code.',
  );
  expect(unreadLinkText(['arrival', 'length', 'room'], unit)).toBe(
    'Part of your link could not be read and was left out: the day you arrive, the length of your stay and the lodge.',
  );
});
