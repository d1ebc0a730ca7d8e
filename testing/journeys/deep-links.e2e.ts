import { QUAY } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { guestPages } from './pages/guest-pages.ts';
import { running } from './running.ts';

const stay = 'arrive=2027-05-04&nights=3&rooms=2-0-0';

test('a link to a stay shows its rooms before any search is requested, and the way back there asks for one', async ({
  browser,
}) => {
  // With a real clock, without which a page does not know when its document arrived.
  const context = await browser.newContext({ baseURL: running().url });
  const page = await context.newPage();
  const { search, rooms } = guestPages(page, QUAY);
  let searches = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/Availability/Search') searches += 1;
  });
  await rooms.goTo(stay);
  await rooms.opened();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(searches).toBe(0);
  await search.goTo('');
  await search.opened();
  const request = page.waitForRequest(`**/api/Availability/Search`);
  await page.goBack();
  await request;
  await rooms.opened();
  await context.close();
});

test('a link with room, rate and promo code lands on its offer at its price', async ({ page }) => {
  const { search, rooms, guests } = guestPages(page, QUAY);
  await search.goTo(`${stay}&promo=TIDE10&rate=KEYHOLDER&room=3`);
  await rooms.opened();
  await expect(page.getByText('The code TIDE10 is in these prices.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await rooms.seeRates('The Garden Twin');
  const keyholders = rooms.rate('The Garden Twin', 'Keyholders');
  // 3 × (122.00 + 2 × 12.00), 10 % off.
  await expect(keyholders).toContainText('£438.00');
  await expect(keyholders).toContainText('£394.20');
  await keyholders.getByRole('button', { name: 'Choose Keyholders' }).click();
  // Restricted to one type, there is none to change to.
  await guests.opened();
});

test('a promo code of a link opens the unlisted rate that it is for', async ({ page }) => {
  const { search, rooms } = guestPages(page, QUAY);
  await search.goTo(stay);
  await rooms.opened();
  await rooms.seeRates('The Sail Loft');
  await expect(rooms.rate('The Sail Loft', 'Keyholders')).toBeHidden();
  await search.goTo(`${stay}&promo=keyholder`);
  await rooms.opened();
  await rooms.seeRates('The Sail Loft');
  // 3 × 0.95 × (117.00 + 2 × 12.00).
  await expect(rooms.rate('The Sail Loft', 'Keyholders')).toContainText('£401.85');
  await expect(rooms.rate('The Sail Loft', 'Paid now')).toContainText('£336.00');
});

test('parts of a link that make no sense are left out of it', async ({ page }) => {
  const { search, rooms } = guestPages(page, QUAY);
  await search.goTo(
    `arrive=2027-02-31&nights=many&rooms=9-9-9&room=first&location=-1&promo=${'x'.repeat(60)}`,
  );
  await search.opened();
  await expect(search.arrival()).not.toContainText('2027');
  await search.goTo(`${stay}&room=first&location=-1&rate=${'x'.repeat(60)}`);
  await rooms.opened();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.getByRole('article').count()).toBeGreaterThan(3);
});

test('a link to a room that is not there shows this, and opens the rest', async ({ page }) => {
  const { search, rooms } = guestPages(page, QUAY);
  await search.goTo(`${stay}&room=999`);
  await rooms.openedFull('Nothing to show');
  await expect(page.getByText('No rooms found')).toBeVisible();
  await page.getByRole('link', { name: 'See all rooms' }).click();
  await rooms.opened({ fromInside: true });
});

test('a location narrows the rooms, by link and by choice', async ({ page }) => {
  const { search, rooms } = guestPages(page, QUAY);
  await search.goTo(`${stay}&location=2`);
  await rooms.opened();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(rooms.card('The Boatshed')).toBeVisible();
  await rooms.newSearch().click();
  await search.opened({ fromInside: true });
  await expect(search.location()).toHaveValue('2');
  await search.location().selectOption('The house on Harbour Street');
  await search.go().click();
  await rooms.opened({ fromInside: true });
  await expect(rooms.card('The Boatshed')).toBeHidden();
  await expect(rooms.card('The Sail Loft')).toBeVisible();
});
