import { addDays, localDate } from '@portico/domain/calendar/local-date';
import {
  buildRatePlan,
  buildSeason,
  DOUBLE,
  FAMILY,
  FIRST_NIGHT,
  LAST_NIGHT,
  saver,
} from '../builders/hotel-file.ts';
import { buildOwnHotel, buildSaverHotel, type Identity } from '../builders/journey-hotels.ts';
import { expectAccessibleHere } from './accessibility.ts';
import { QUAY, textsOf } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { guestPages, isPhone } from './pages/guest-pages.ts';
import { ledgerFigure, unfoldLedger } from './pages/ledger-figure.ts';
import { DOUBLE_LINK, walkFromGuests, walkToGuests } from './walk.ts';

test('a link with a search lands on the offer', async ({ page }) => {
  const { search, rooms } = guestPages(page, QUAY);
  await search.goTo('arrive=2027-03-15&nights=3&rooms=2-1-0');
  await rooms.opened();
  await expect(rooms.card('The Harbour Room')).toContainText('3 nights from');
  await expect(page).toHaveURL(/\/Book\/QUAY\/Rooms-And-Rates\?arrive=2027-03-15&nights=3&rooms=2-1-0$/);
});

test('rooms are filtered and two rates compared on accessible screens', async ({ page }) => {
  const { search, rooms } = guestPages(page, QUAY);
  await search.goTo('arrive=2027-03-15&nights=3&rooms=2-0-0');
  await rooms.opened();
  const filters = page.getByRole('region', { name: 'Filter and sort' });
  await filters.getByText('Filter and sort').click();
  await filters.getByRole('checkbox').first().click({ force: true });
  await expect(filters.getByRole('status')).toHaveText(/^\d+ of \d+ rooms$/);
  await expectAccessibleHere(page, 'rooms, filters open');
  await filters.getByRole('checkbox').first().click({ force: true });
  await expect(filters.getByRole('checkbox').first()).not.toBeChecked();

  await rooms.seeRates('The Harbour Room');
  const ticks = rooms.rates('The Harbour Room').getByRole('checkbox', { name: /^Compare/ });
  await ticks.first().click({ force: true });
  await ticks.last().click({ force: true });
  const compared = page.getByRole('region', { name: 'The two side by side' });
  await expect(compared.getByRole('table')).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: 'stand side by side below the rates.' }),
  ).toBeAttached();
  await expectAccessibleHere(page, 'rooms, two rates compared');
  await compared.getByRole('button', { name: 'Close' }).click();
  await expect(ticks.first()).toBeFocused();
});

test('two rooms are chosen one after the other, each with its guest', async ({ page, openHotel }) => {
  const hotel = textsOf(await openHotel((identity) => buildOwnHotel(identity)));
  const pages = guestPages(page, hotel);
  const { search, rooms, guests, checkout, confirmation } = pages;
  await search.goTo('arrive=2027-03-03&nights=2&rooms=2-0-0,2-2-0');
  await rooms.opened({ room: 1, of: 2 });
  await rooms.choose('Double', 'Saver');
  await rooms.opened({ room: 2, of: 2, fromInside: true });
  await expect(rooms.card('Double')).toBeHidden();
  await rooms.choose('Family', 'Flexible');
  await guests.opened();
  await guests.name('Grace', 'Hopper', 2);
  await walkFromGuests(pages);

  // Saver for 2 adults: 2 × (80 + 10). Flexible in Family for 2 and 2: 2 × (100 + 50 + 10 + 2 × 5).
  expect(await ledgerFigure(checkout.stay, 'Saver')).toBe('£180.00');
  expect(await ledgerFigure(checkout.stay, 'Flexible')).toBe('£340.00');
  expect(await ledgerFigure(checkout.stay, 'Total')).toBe('£520.00');
  await checkout.fillBooker();
  await checkout.fillCard();
  await checkout.agree();
  await checkout.act('Pay £180.00 and book').click();
  await confirmation.opened();
  const booked = page.getByRole('list', { name: 'Your rooms' }).getByRole('listitem');
  await expect(booked).toHaveCount(2);
  await expect(booked.first()).toContainText('Ada Lovelace');
  await expect(booked.last()).toContainText('Grace Hopper');
  expect(await ledgerFigure(confirmation.receipt, 'To pay at the hotel')).toBe('£340.00');
});

test('a finished room can be chosen again', async ({ page, openHotel }) => {
  const hotel = textsOf(await openHotel((identity) => buildOwnHotel(identity)));
  const pages = guestPages(page, hotel);
  const { rooms, guests, checkout } = pages;
  await walkToGuests(pages, DOUBLE_LINK, { roomType: 'Double', ratePlan: 'Saver' });
  await unfoldLedger(rooms.ledger);
  await rooms.changeRoom(1).click();
  await rooms.opened({ fromInside: true });
  await rooms.rate('Double', 'Flexible').getByRole('button', { name: 'Choose Flexible' }).click();
  await guests.opened();
  await walkFromGuests(pages);
  expect(await ledgerFigure(checkout.stay, 'Total')).toBe('£200.00');
});

test('a new search asks before it empties a filled basket', async ({ page, openHotel }) => {
  const hotel = textsOf(await openHotel(buildSaverHotel));
  const pages = guestPages(page, hotel);
  const { search, rooms, guests } = pages;
  await walkToGuests(pages, DOUBLE_LINK, { roomType: 'Double', ratePlan: 'Saver' });

  async function searchForTwo() {
    await rooms.newSearch().click();
    await search.opened({ fromInside: true });
    await search.openGuests();
    await search.guests.more('Adults');
    await search.guests.done();
    await search.go().click();
    await expect(search.replaceDialog()).toBeVisible();
  }
  await searchForTwo();
  await search.replaceDialog().getByRole('button', { name: 'Keep my choice' }).click();
  await guests.opened();
  await searchForTwo();
  await search.replaceDialog().getByRole('button', { name: 'Search again' }).click();
  await rooms.opened({ fromInside: true });
  await expect(rooms.card('Double')).toContainText('£180.00');
  if (!isPhone(page)) await expect(rooms.ledger).toContainText('to choose');
});

test(
  'the last rooms show how many are left, less those of one’s own basket',
  { tag: '@one-width' },
  async ({ page, openHotel }) => {
    const hotel = textsOf(await openHotel(buildSaverHotel));
    const { search, rooms } = guestPages(page, hotel);
    await search.goTo('arrive=2027-03-03&nights=2&rooms=1-0-0,1-0-0');
    await rooms.opened({ room: 1, of: 2 });
    await expect(rooms.card('Double')).toContainText('2 left for these dates');
    await rooms.choose('Double', 'Saver');
    await rooms.opened({ room: 2, of: 2, fromInside: true });
    await expect(rooms.card('Double')).toContainText('1 left for these dates');
  },
);

/** Double: sold out on the second night of the journeys. Family: a minimum stay of 4 nights. */
function buildRestrictedHotel(identity: Identity) {
  const full = addDays(localDate('2027-03-03'), 1);
  const standard = buildRatePlan();
  return buildOwnHotel(identity, {
    ratePlans: [
      buildRatePlan({ seasons: [...standard.seasons, buildSeason({ roomTypes: [FAMILY], minStay: 4 })] }),
    ],
    allotments: [
      { from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 2 },
      { from: full, to: full, roomTypes: [DOUBLE], rooms: 0 },
    ],
  });
}

test('a type that is not free shows why', async ({ page, openHotel }) => {
  const hotel = textsOf(await openHotel(buildRestrictedHotel));
  const { search, rooms } = guestPages(page, hotel);
  await search.goTo(DOUBLE_LINK);
  await rooms.openedFull('Not on these dates');
  await expect(page.getByText('This hotel is unavailable on your selected dates.')).toBeVisible();
  await expect(rooms.card('Double')).toContainText('Sold out');
  await expect(rooms.card('Double')).toContainText('Full on Thursday 4 March.');
  await expect(rooms.card('Family')).toContainText('From Wednesday 3 March a stay is at least four nights.');
  await rooms
    .card('Double')
    .getByRole('link', { name: /^Choose other dates/ })
    .click();
  await search.opened({ fromInside: true });
  await expect(search.arrival()).toContainText('Wednesday 3 March 2027');
});

test(
  'a type that is not free stands beside those that are',
  { tag: '@one-width' },
  async ({ page, openHotel }) => {
    const build = (identity: Identity) =>
      buildOwnHotel(identity, {
        ratePlans: [buildRatePlan(), buildRatePlan(saver)],
        allotments: [
          { from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 2 },
          { from: '2027-03-04', to: '2027-03-04', roomTypes: [FAMILY], rooms: 0 },
        ],
      });
    const { search, rooms } = guestPages(page, textsOf(await openHotel(build)));
    await search.goTo(DOUBLE_LINK);
    await rooms.opened();
    await expect(rooms.card('Double').getByRole('button', { name: 'See 2 rates of Double' })).toBeVisible();
    await expect(rooms.card('Family')).toContainText('Full on Thursday 4 March.');
  },
);
