import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  buildAvailability,
  buildSearchAnswer,
  buildWireRate,
  buildWireRoomType,
} from '../../../shared/search/search-answer.fixture.ts';
import { eachTestOn, heading, oneRoom, openRooms, serve, stay, twoRooms } from '../journey.fixture.tsx';

eachTestOn('desktop');

const flexible = buildWireRate(stay);
const saver = buildWireRate(stay, { id: 12, name: 'Paid now', nightMinor: 10_000 });
const dearer = buildWireRate(stay, { id: 12, name: 'Paid now', nightMinor: 15_000 });
const harbour = buildAvailability(stay, { RoomTypeId: 7, Name: 'The Harbour Room' }, [saver, flexible]);
const loft = buildAvailability(stay, { RoomTypeId: 8, Name: 'The </script> Loft' }, [flexible, dearer]);
const attic = {
  RoomTypeId: 9,
  RoomType: buildWireRoomType({ RoomTypeId: 9, Name: 'The Attic' }),
  Reason: 'Full' as const,
  FirstFullNight: '2027-03-14',
  MinLengthOfStay: null,
};

async function openLink(naming: string, query = oneRoom) {
  serve(buildSearchAnswer([harbour, loft], { unavailable: [attic] }));
  openRooms(`${query}&${naming}`);
  await heading(query === oneRoom ? 'Choose your room' : 'Choose the first room');
}
const cards = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 2 }).textContent);
const ratesOf = (room: string) =>
  within(screen.getByRole('list', { name: `Rates of ${room}` }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent.trim());
const prices = () => [...document.querySelectorAll('[itemprop=price]')];
const facts = (of: string) =>
  [...document.querySelectorAll(`[itemprop=${of}]`)].map((fact) => fact.getAttribute('content'));

test('the room type and rate that a link names stand first, open and marked, before the others', async () => {
  await openLink('room=8&plan=12');
  expect(cards()).toEqual(['The </script> Loft', 'The Harbour Room', 'The Attic']);
  expect(ratesOf('The </script> Loft')).toEqual(['Paid now From your link', 'Flexible']);
  expect(screen.queryByRole('list', { name: 'Rates of The Harbour Room' })).toBeNull();
  const [first] = screen.getAllByRole('article');
  expect(first!.textContent).toContain('2 nights, Paid now £300.00');
});

test('machines read the one price of that rate, in the figure that the guest reads', async () => {
  await openLink('room=8&plan=12');
  expect(prices().map((price) => [price.getAttribute('content'), price.textContent])).toEqual([
    ['300', '£300.00'],
  ]);
  expect(facts('identifier')).toEqual(['TEST', '12', '8']);
  expect(facts('name').slice(-2)).toEqual(['Paid now', 'The </script> Loft']);
  expect(facts('priceCurrency')).toEqual(['GBP']);
  expect(facts('checkinTime')).toEqual(['2027-03-14T15:00']);
  expect(facts('checkoutTime')).toEqual(['2027-03-16T11:00']);
  expect([facts('numAdults'), facts('numChildren')]).toEqual([['2'], ['0']]);
  expect(screen.getByRole('main').dataset).toMatchObject({
    navStage: 'room-selection',
    navStageFinal: 'true',
  });
});

test('a rate plan named without a room type is shown where it is cheapest', async () => {
  await openLink('plan=12');
  expect(cards()[0]).toBe('The Harbour Room');
  expect(ratesOf('The Harbour Room')[0]).toBe('Paid now From your link');
});

test('no price is marked for machines where the link names none, or several rooms', async () => {
  await openLink('utm_source=letter');
  expect(prices()).toEqual([]);
  cleanup();
  await openLink('room=8&plan=12', twoRooms);
  expect(cards()[0]).toBe('The </script> Loft');
  expect(prices()).toEqual([]);
});

test.each([
  [
    'a rate that is not sold, or needs a code',
    'room=8&plan=99',
    'rate',
    'The </script> Loft has these rates; our other rooms are below.',
  ],
  ['a rate of no room type that is not sold', 'plan=99', 'rate', 'These rooms are.'],
  ['a room that is full', 'room=9&plan=12', 'room', 'The Attic: Full on Sunday 14 March. These rooms are.'],
  ['a room that does not exist', 'room=77&plan=12', 'room', 'These rooms are.'],
])('of a link to %s it is said so, and the rest is shown', async (_, naming, what, words) => {
  await openLink(naming);
  expect(screen.getByText(`The ${what} of your link is not sold for this stay.`)).toBeDefined();
  expect(screen.getByText(words)).toBeDefined();
  expect(cards()).toHaveLength(3);
  expect(prices()).toEqual([]);
});
