import type { Page } from '@playwright/test';
import { buildPromotion, buildRatePlan, buildRoomType, buildSeason } from '../builders/hotel-file.ts';
import { buildOwnHotel } from '../builders/journey-hotels.ts';
import { expectAccessibleHere } from './accessibility.ts';
import { expect, test as base } from './journey.ts';
import { startOtherSite, type OtherSite } from './other-site.ts';
import { running } from './running.ts';
import { plainPage, squarespacePage, wordPressPage } from './widget-pages.ts';

interface Hotel {
  readonly engine: string;
  readonly code: string;
}

const ofSite = /^request: http:\/\/(127\.0\.0\.1|localhost):\d+\//;

/** A hotel whose own site is on another origin. */
const test = base.extend<{ site: OtherSite; hotel: Hotel }>({
  // The site itself.
  provoked: async ({}, use) => use([ofSite]),
  site: async ({}, use) => {
    const site = await startOtherSite();
    await use(site);
    await site.close();
  },
  hotel: async ({ site, openHotel }, use) => {
    const file = await openHotel((identity) =>
      buildOwnHotel(identity, {
        settings: { widgetSites: [site.url] },
        roomTypes: [buildRoomType()],
        ratePlans: [buildRatePlan({ seasons: [buildSeason({ price: { base: 80 } })] })],
        promotions: [buildPromotion({ code: 'SPRING' })],
      }),
    );
    await use({ engine: running().url, code: file.property.code });
  },
});

/** Allows what docs/widget.md asks for, and nothing else. */
const strict = (engine: string) =>
  `default-src 'none'; script-src ${engine}; connect-src ${engine}; form-action 'none'; base-uri 'none'; require-trusted-types-for 'script'`;

const find = (page: Page) => page.getByRole('search', { name: /^Find a room, The Gull/ });
const day = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name });

async function chooseDates(page: Page) {
  await day(page, 'Wednesday, 3 Mar 2027').click();
  await day(page, 'Friday, 5 Mar 2027').click();
}

test('a page with a strict policy shows prices and leads to the rooms of the stay, with its campaign', async ({
  page,
  site,
  hotel,
}) => {
  const { file, integrity } = await page.request.get(`${hotel.engine}/widget.json`).then((got) => got.json());
  const script = `src="${hotel.engine}${file}" integrity="${integrity}" crossorigin="anonymous"`;
  site.show('/', { html: plainPage(hotel, '', script), policy: strict(hotel.engine) });
  await page.goto(`${site.url}/?utm_source=letter&utm_campaign=spring&page=2`);
  await find(page).getByRole('button', { name: 'Arrive' }).click();
  await page.getByRole('button', { name: 'Later month' }).click();
  await expect(day(page, 'Wednesday, 3 Mar 2027')).toHaveAccessibleName(/: 3, £80/);
  await expectAccessibleHere(page, 'the calendar of the widget');
  await chooseDates(page);
  // Two nights of 80.00.
  await expect(page.getByRole('dialog')).toContainText('2 nights from £160.00');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(find(page)).toContainText('Wed 3 Mar 2027');
  await expectAccessibleHere(page, 'the bar of the widget');
  await page.getByRole('link', { name: 'See rooms' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe(`/Book/${hotel.code}/Rooms-And-Rates`);
  expect(Object.fromEntries(searchParams)).toEqual({
    arrive: '2027-03-03',
    nights: '2',
    rooms: '1-0-0',
    utm_source: 'letter',
    utm_campaign: 'spring',
  });
});

test('a panel on a wide window is below what opened it, and whole where there is little room', async ({
  page,
  site,
  hotel,
}) => {
  const atFoot = plainPage(hotel).replace('<h1>', '<h1 style="margin-top: 320px">');
  site.show('/', { html: plainPage(hotel) });
  site.show('/foot', { html: atFoot });
  await page.setViewportSize({ width: 1280, height: 720 });
  const openedFrom = async (path: string, name: string) => {
    await page.goto(`${site.url}${path}`);
    const button = find(page).getByRole('button', { name });
    await button.click();
    const [bar, panel] = await Promise.all([button.boundingBox(), page.getByRole('dialog').boundingBox()]);
    return { bar: bar!, panel: panel! };
  };
  const guests = await openedFrom('/', 'Guests and rooms');
  expect(guests.panel.y).toBeGreaterThan(guests.bar.y + guests.bar.height);
  expect(guests.panel.y).toBeLessThan(guests.bar.y + guests.bar.height + 20);
  expect(Math.abs(guests.panel.x - guests.bar.x)).toBeLessThan(1);
  const dates = await openedFrom('/foot', 'Arrive');
  expect(dates.panel.y).toBeGreaterThan(0);
  expect(dates.panel.y + dates.panel.height).toBeLessThan(720);
});

test('a card in a WordPress page keeps its own look, and counts rooms and guests', async ({
  page,
  site,
  hotel,
}) => {
  site.show('/', { html: wordPressPage(hotel) });
  await page.goto(site.url);
  const card = find(page);
  await card.getByRole('button', { name: '1 adult · 1 room' }).click();
  await page.getByRole('group', { name: 'Adults' }).getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Add a room' }).click();
  const second = page.getByRole('group', { name: 'Room 2' });
  await second.getByRole('button', { name: 'One more' }).first().click();
  await expectAccessibleHere(page, 'the guests of the widget');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(card).toContainText('4 adults · 2 rooms');
  await card.getByRole('button', { name: 'Add a code' }).click();
  await page.keyboard.type('SPRING');
  const rooms = card.getByRole('link', { name: 'See rooms' });
  await expect(rooms).toHaveAttribute(
    'href',
    `${hotel.engine}/Book/${hotel.code}/Stay?rooms=2-0-0,2-0-0&promo=SPRING`,
  );
  // The theme writes buttons in capitals, 20 px apart.
  await expect(rooms).toHaveCSS('text-transform', 'none');
  await expect(rooms).toHaveCSS('font-size', '17px');
  await expectAccessibleHere(page, 'the card of the widget');
});

test('one line in a code block of Squarespace is a button whose sheet finds the rooms', async ({
  page,
  site,
  hotel,
}) => {
  site.show('/', { html: squarespacePage(hotel) });
  await page.goto(site.url);
  const open = page.getByRole('button', { name: 'Find a room' });
  await open.click();
  const sheet = page.getByRole('dialog', { name: 'Find a room' });
  await sheet.getByRole('button', { name: 'Choose your dates' }).click();
  await page.getByRole('button', { name: 'Later month' }).click();
  await chooseDates(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toContainText('2 nights from £160.00');
  await expectAccessibleHere(page, 'the sheet of the widget');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await sheet.getByRole('link', { name: 'See rooms' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the widget is used by keys alone', async ({ page, site, hotel }) => {
  site.show('/', { html: plainPage(hotel), policy: strict(hotel.engine) });
  await page.goto(site.url);
  await expect(find(page)).toBeVisible();
  const tabTo = async (name: string) => {
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const host = document.activeElement?.shadowRoot?.activeElement;
        return host?.getAttribute('aria-label') ?? host?.textContent ?? '';
      });
      if (focused.startsWith(name)) return;
    }
    throw new Error(`${name} is not reached with Tab`);
  };
  const key = async (...keys: string[]) => {
    for (const one of keys) await page.keyboard.press(one);
  };
  await tabTo('Arrive');
  await key('Enter');
  // Today is Saturday, 20 February.
  await expect(day(page, 'Today, Saturday, 20 Feb 2027')).toBeFocused();

  await key('PageDown');
  await expect(day(page, 'Saturday, 20 Mar 2027')).toHaveAccessibleName(/£80/);
  await key('PageUp', 'Enter');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Sat 20 Feb 2027: closed.');
  await key('PageDown', 'Home', 'Enter');
  await expect(day(page, 'Monday, 15 Mar 2027')).toHaveAccessibleName(/your arrival/);
  await key('ArrowDown', 'End', 'ArrowLeft', 'Enter');
  await expect(find(page)).toContainText('Sat 27 Mar 2027');
  await key('Escape');
  await expect(page.getByRole('button', { name: 'Arrive' })).toBeFocused();
  await tabTo('See rooms');
  await key('Enter');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('two widgets of a page have searches of their own, and ask for the hotel once', async ({
  page,
  site,
  hotel,
}) => {
  const again = `<portico-search hotel="${hotel.code}" shape="card"></portico-search>`;
  site.show('/', { html: plainPage(hotel).replace('</main>', `${again}</main>`) });
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/Widget/')) asked += 1;
  });
  await page.goto(site.url);
  await expect(find(page)).toHaveCount(2);
  const [bar, card] = [find(page).first(), find(page).last()];
  await bar.getByRole('button', { name: 'Guests and rooms' }).click();
  await page.getByRole('group', { name: 'Adults' }).getByRole('button', { name: 'One more' }).click();
  await page.keyboard.press('Escape');
  await expect(bar).toContainText('2 adults');
  await expect(card).toContainText('1 adult');
  expect(asked).toBe(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the widget is a link to the booking page', async ({ page, site, hotel }) => {
    site.show('/plain', { html: plainPage(hotel) });
    site.show('/line', { html: squarespacePage(hotel) });
    for (const path of ['/plain', '/line']) {
      await page.goto(`${site.url}${path}`);
      const link = page.getByRole('link', { name: 'Book a room' });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', `${hotel.engine}/Book/${hotel.code}/Stay`);
    }
  });
});

test.describe('where calls fail', () => {
  test.use({
    provoked: async ({}, use) => use([ofSite, /^console: (Access to fetch|Failed to load)/]),
  });

  test('a site that the hotel does not name keeps its link', async ({ page, site, hotel }) => {
    site.show('/', { html: plainPage(hotel) });
    const refused = page.waitForEvent('requestfailed');
    await page.goto(site.unnamed);
    expect((await refused).url()).toContain('/api/Widget/');
    await expect(page.getByRole('link', { name: 'Book a room' })).toBeVisible();
    await expect(find(page)).toHaveCount(0);
  });

  test('a calendar without prices says so, takes dates, and leads on', async ({ page, site, hotel }) => {
    site.show('/', { html: plainPage(hotel) });
    await page.route('**/api/Availability?**', (route) => route.abort());
    await page.goto(site.url);
    await find(page).getByRole('button', { name: 'Arrive' }).click();
    await expect(page.getByRole('alert')).toContainText('Prices and free nights cannot be shown just now.');
    await page.getByRole('button', { name: 'Later month' }).click();
    await chooseDates(page);
    await page.unroute('**/api/Availability?**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog')).toContainText('2 nights from £160.00');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('link', { name: 'See rooms' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('the widget is dark on a page that is', async ({ page, site, hotel }) => {
  site.show('/', { html: plainPage(hotel) });
  site.show('/light', { html: plainPage(hotel, 'mode="light"') });
  await page.emulateMedia({ colorScheme: 'dark' });
  const isDark = () =>
    find(page).evaluate((bar) => Number(/\d+/.exec(getComputedStyle(bar).backgroundColor)?.[0]) < 128);
  await page.goto(site.url);
  await expect(find(page)).toBeVisible();
  expect(await isDark()).toBe(true);
  await page.goto(`${site.url}/light`);
  await expect(find(page)).toBeVisible();
  expect(await isDark()).toBe(false);
});
