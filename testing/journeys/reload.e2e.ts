import { guestPaths } from '@portico/contract/paths';
import type { Page } from '@playwright/test';
import { buildSaverHotel } from '../builders/journey-hotels.ts';
import { buildRoomyHotel } from '../builders/whole-way-hotels.ts';
import { textsOf } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { guestPages, isPhone } from './pages/guest-pages.ts';
import { ledgerFigure } from './pages/ledger-figure.ts';

test('a reload on each step loses nothing but the card', async ({ page, openHotel }) => {
  const hotel = textsOf(await openHotel(buildRoomyHotel));
  const { search, rooms, upgrades, guests, extras, summary, checkout, confirmation } = guestPages(
    page,
    hotel,
  );
  await search.goTo('arrive=2027-03-03&rooms=2-0-0');
  await search.arrival().click();
  await search.calendar.opened();
  await search.calendar.day('2027-03-05').click();
  await search.calendar.use();
  await page.reload();
  await search.opened();
  await expect(search.arrival()).toContainText('Wednesday 3 March 2027');
  await expect(search.departure()).toContainText('Friday 5 March 2027');
  await expect(search.party([{ adults: 2, children: 0, infants: 0 }])).toBeVisible();
  await search.go().click();

  await rooms.opened({ fromInside: true });
  await page.reload();
  await rooms.opened();
  await rooms.choose('Double', 'Saver');

  await upgrades.opened();
  await page.reload();
  await upgrades.opened({ fromInside: false });
  await upgrades.take('Family').click();
  await guests.opened();
  await guests.firstName().fill('Grace');
  await page.reload();
  await guests.opened({ fromInside: false });
  await expect(guests.firstName()).toHaveValue('Grace');
  await guests.lastName().fill('Hopper');
  await guests.goOn().click();
  await extras.opened();
  await extras.add('Breakfast').click();
  await extras.more('Sauna').click();
  await page.reload();
  await extras.opened({ fromInside: false });
  await expect(extras.add('Breakfast')).toHaveAttribute('aria-pressed', 'true');
  await extras.goOn('£73.00').click();
  if (isPhone(page)) {
    await summary.opened();
    await page.reload();
    await summary.opened({ fromInside: false });
    await expect(page.getByText('Grace Hopper')).toBeVisible();
    await summary.goOn().click();
  }

  await checkout.opened();
  await checkout.fillBooker();
  await checkout.fillCard();
  await page.reload();
  await checkout.opened();
  await expect(checkout.field('First name')).toHaveValue('Ada');
  await expect(checkout.field('Street')).toHaveValue('12 St James’s Square');
  await expect(checkout.field('Name on card')).toHaveValue('Ada Lovelace');
  await expect(checkout.field('Expiry date')).toHaveValue('12/40');
  await expect(checkout.field('Card number')).toHaveValue('');
  await expect(checkout.field('Security code')).toHaveValue('');
  expect(await ledgerFigure(checkout.stay, 'Total')).toBe('£333.00');
  expect(await ledgerFigure(checkout.stay, 'Breakfast')).toBe('£48.00');
  expect(await ledgerFigure(checkout.stay, 'Sauna')).toBe('£25.00');
  await checkout.fillCard();
  await checkout.agree();
  await checkout.act().click();

  await confirmation.opened();
  const number = await confirmation.reservationNumber();
  await page.reload();
  await confirmation.opened({ fromInside: false });
  expect(await confirmation.reservationNumber()).toBe(number);
});

/** The program of the rooms page, which a new build removes under an open tab. */
const roomsProgram = /\/assets\/rooms-and-rates-page-[^/]+\.js$/;

test('a page whose program cannot be fetched is loaded again as a whole', async ({
  page,
  openHotel,
  provoked,
}) => {
  provoked.push(/ERR_FAILED/, /dynamically imported module/);
  const hotel = textsOf(await openHotel(buildSaverHotel));
  const { rooms } = guestPages(page, hotel);
  const loads = documentLoads(page);
  await page.route(roomsProgram, (route) => (loads() === 1 ? route.abort() : route.continue()));
  await rooms.goTo('arrive=2027-03-03&nights=2&rooms=2-0-0');
  await rooms.opened();
  expect(loads()).toBe(2);
});

test('and once for each build, so that a broken build cannot loop', async ({ page, openHotel, provoked }) => {
  provoked.push(/ERR_FAILED/, /dynamically imported module/);
  const hotel = textsOf(await openHotel(buildSaverHotel));
  const { rooms } = guestPages(page, hotel);
  const loads = documentLoads(page);
  await page.route(roomsProgram, (route) => route.abort());
  await rooms.goTo('arrive=2027-03-03&nights=2&rooms=2-0-0');
  await expect(page.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
  expect(loads()).toBe(2);
});

test('a page whose program never comes shows this after a while, and whom to contact', async ({
  page,
  openHotel,
  provoked,
}) => {
  provoked.push(/ERR_FAILED/);
  const { code, telephone } = (await openHotel(buildSaverHotel)).property;
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(guestPaths.manage(code));
  const words = page.getByText('This page takes longer than it should.');
  await expect(words).toBeHidden();
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(words).toBeVisible();
  await expect(words.getByRole('link', { name: telephone })).toBeInViewport();
});

function documentLoads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}
