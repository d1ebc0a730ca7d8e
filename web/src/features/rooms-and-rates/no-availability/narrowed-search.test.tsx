import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  buildAvailability,
  buildSearchAnswer,
  buildWireRoomType,
} from '../../../shared/search/search-answer.fixture.ts';
import { eachTestOn, heading, oneRoom, openRooms, serve, stay } from '../journey.fixture.tsx';

eachTestOn('desktop');

const buildUnavailable = (
  RoomTypeId: number,
  Name: string,
  Reason: 'Full' | 'MinStay' | 'Rules' | 'Closed',
) => ({
  RoomTypeId,
  RoomType: buildWireRoomType({ RoomTypeId, Name }),
  Reason,
  FirstFullNight: Reason === 'Full' ? '2027-03-14' : null,
  MinLengthOfStay: Reason === 'MinStay' ? 3 : null,
});
const annex = { config: { Locations: [{ Id: 2, Name: 'The Annex' }] } };
const seeAll = () => screen.getByRole('link', { name: 'See all rooms' }).getAttribute('href');

test('a rate that the hotel does not have is reported, over no word of its rooms', async () => {
  const unavailable = [
    buildUnavailable(8, 'The Loft', 'Closed'),
    buildUnavailable(9, 'The Estuary Room', 'Full'),
  ];
  serve(buildSearchAnswer([], { unavailable, isRateKnown: false }));
  openRooms(`${oneRoom}&rate=NOSUCH`);
  await heading('Nothing to show');
  expect(screen.getByText('We do not know the rate that this search asks for.')).toBeDefined();
  expect(screen.queryAllByRole('article')).toEqual([]);
  expect(seeAll()).toBe(`/Book/TEST/Rooms-And-Rates?${oneRoom}`);
});

test('a rate that is not sold closes no room: the search and its cards speak of the rate', async () => {
  const unavailable = [
    buildUnavailable(7, 'The Harbour Room', 'Closed'),
    buildUnavailable(8, 'The Loft', 'MinStay'),
    buildUnavailable(9, 'The Estuary Room', 'Rules'),
    buildUnavailable(10, 'The Attic', 'Full'),
  ];
  serve(buildSearchAnswer([], { unavailable, isRateKnown: true }));
  openRooms(`${oneRoom}&rate=CORP`);
  await heading('Not on these dates');
  expect(
    screen.getByText('You looked only for rooms at the rate CORP. Other rates may be sold on these dates.'),
  ).toBeDefined();
  const card = (name: string) => screen.getByRole('article', { name }).textContent;
  expect(card('The Harbour Room')).toContain('Not sold at this rate on these dates.');
  expect(card('The Harbour Room')).not.toContain('Closed');
  expect(card('The Loft')).toContain('From Sunday 14 March a stay at this rate is at least three nights.');
  expect(card('The Estuary Room')).toContain('Not sold at this rate for a stay of these dates.');
  expect(card('The Attic')).toContain('Full on Sunday 14 March.');
});

test('a hotel of which every type is full is full at any rate', async () => {
  serve(
    buildSearchAnswer([], { unavailable: [buildUnavailable(10, 'The Attic', 'Full')], isRateKnown: true }),
  );
  openRooms(`${oneRoom}&rate=CORP`);
  await heading('Full on these dates');
});

test('a full place is no full hotel, and no full type is', async () => {
  serve(buildSearchAnswer([], { unavailable: [buildUnavailable(10, 'The Attic', 'Full')] }));
  const { unmount } = openRooms(`${oneRoom}&location=2`, annex);
  await heading('Not on these dates');
  expect(
    screen.getByText('You looked only for rooms in The Annex. Other rooms may be free on these dates.'),
  ).toBeDefined();
  unmount();
  openRooms(`${oneRoom}&room=10`, annex);
  await heading('Not on these dates');
  expect(
    screen.getByText('You looked only for The Attic. Other rooms may be free on these dates.'),
  ).toBeDefined();
  expect(within(screen.getByRole('article', { name: 'The Attic' })).getByText('Sold out')).toBeDefined();
});

test('where guests fit nowhere it is shown what else was left out', async () => {
  serve(buildSearchAnswer([buildAvailability(stay, { MaximumOccupancy: 1 })]));
  openRooms(`${oneRoom}&location=2`, annex);
  await heading('These do not fit');
  expect(screen.getByText('Not enough rooms based on occupancy')).toBeDefined();
  expect(screen.getByText(/^You looked only for rooms in The Annex\./)).toBeDefined();
});

test('of a code that does not act nothing is stated of prices where there are none', async () => {
  const answer = buildSearchAnswer([], { unavailable: [buildUnavailable(10, 'The Attic', 'Full')] });
  serve({ ...answer, IsPromoCodeValid: false, PromoCodeMessage: 'We do not know this code.' });
  openRooms(`${oneRoom}&promo=NOSUCH`);
  await heading('Full on these dates');
  expect(screen.getByText('We do not know this code.')).toBeDefined();
  expect(screen.queryByText(/Prices are shown without/)).toBeNull();
});
