import { guestPaths } from '@portico/contract/paths';
import type { Locator } from '@playwright/test';
import { buildSaverHotel } from '../builders/journey-hotels.ts';
import { buildRoomyHotel } from '../builders/whole-way-hotels.ts';
import { QUAY, textsOf } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { guestPages } from './pages/guest-pages.ts';
import { startAtCheckout } from './start-at-checkout.ts';
import { DOUBLE_LINK } from './walk.ts';

// A touch screen like a phone's: nothing hovers.
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

async function footOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return (box?.y ?? Infinity) + (box?.height ?? Infinity);
}

test('the first price stands on the first screen, under a code shown once and in one line', async ({
  page,
}) => {
  const { rooms } = guestPages(page, QUAY);
  await rooms.goTo('arrive=2027-03-16&nights=3&rooms=2-0-0,2-1-0&promo=TIDE10');
  await rooms.opened({ room: 1, of: 2 });
  const sum = page.getByText(/^£[\d,.]+$/).first();
  await expect(sum).toBeVisible();
  expect(await footOf(sum)).toBeLessThanOrEqual(844);
  const code = page.getByText('The code TIDE10 is in these prices.');
  await expect(code).toHaveCount(1);
  expect((await code.boundingBox())?.height).toBeLessThan(30);
  // The stay is three nights already.
  await expect(page.getByText(/: min \d nights/)).toHaveCount(0);
});

for (const [what, path] of [
  ['the hotel', guestPaths.book('QUAY')],
  ['the first room', `${guestPaths.roomsAndRates('QUAY')}?arrive=2027-03-14&nights=3&rooms=2-0-0`],
  ['a room', guestPaths.room('QUAY', 1)],
  ['the way there', guestPaths.where('QUAY')],
] as const) {
  test(`the picture of ${what} is painted where the page has it`, async ({ page, provoked }) => {
    provoked.push(/ERR_FAILED/);
    const main = page.getByRole('main');
    const picture = main.locator('img').first();
    await page.route('**/assets/*.js', (file) => file.abort());
    await page.goto(path);
    await expect(main).toHaveAttribute('aria-busy', 'true');
    const painted = await picture.boundingBox();
    await page.unrouteAll();
    await page.goto(path);
    await expect(main).not.toHaveAttribute('aria-busy');
    expect(await picture.boundingBox()).toEqual(painted);
  });
}

test('from the first choice on, a bar shows at every step how many rooms are chosen and what they come to', async ({
  page,
  openHotel,
}) => {
  const pages = guestPages(page, textsOf(await openHotel(buildRoomyHotel)));
  const { rooms, upgrades, guests, extras, summary } = pages;
  const bar = page.getByRole('region', { name: 'Your total' });
  await rooms.goTo('arrive=2027-03-03&nights=2&rooms=1-0-0,1-0-0&promo=SPRING10');
  await rooms.opened({ room: 1, of: 2 });
  await expect(bar).toBeHidden();
  await expect(page.getByText('Nothing chosen yet')).toBeVisible();
  await expect(page.getByText('Step 1 of 6: Rooms')).toBeVisible();
  const name = rooms.card('Double');
  await rooms.seeRates('Double');
  const promotion = name.getByText('Spring at the quay').first();
  const plan = rooms.rate('Double', 'Saver').getByRole('heading');
  expect((await promotion.boundingBox())?.x).toBe((await plan.boundingBox())?.x);
  await rooms.choose('Double', 'Saver');
  await rooms.opened({ room: 2, of: 2, fromInside: true });
  await expect(bar).toHaveText('1 of 2 · £144.00 so far');
  await expect(bar).toBeInViewport();
  await expect(page.getByText('The code SPRING10 is in these prices.')).toHaveCount(1);
  await rooms.choose('Double', 'Saver');
  await upgrades.opened();
  await expect(bar).toContainText('£288.00');
  await expect(page.getByText('The code SPRING10 is in these prices.')).toHaveCount(0);
  await upgrades.keep().click();
  await upgrades.keep().click();
  await guests.opened();
  await expect(bar).toContainText('£288.00');
  await guests.name('Ada', 'Lovelace');
  await guests.name('Grace', 'Hopper', 2);
  await guests.goOn().click();
  await extras.opened();
  await expect(bar.getByRole('button', { name: 'Continue to room 2' })).toBeVisible();
  await extras.without().click();
  await expect(bar.getByRole('button', { name: 'Continue to summary' })).toBeVisible();
  await extras.without().click();
  await summary.opened();
  await expect(page.getByText('Step 5 of 6: Summary')).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Go to checkout' })).toBeVisible();
});

test('a tapped button does not stay dark, contacts can be tapped, and the chosen row is read in forced colours', async ({
  page,
  openHotel,
}) => {
  const { rooms, upgrades } = guestPages(page, textsOf(await openHotel(buildRoomyHotel)));
  await rooms.goTo(DOUBLE_LINK);
  await rooms.opened();
  const button = rooms.card('Double').getByRole('button', { name: /rates of Double$/ });
  const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await ground();
  await button.tap();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(await ground()).toBe(before);

  const [image, name] = [
    rooms.card('Double').getByRole('img'),
    rooms.card('Double').getByRole('heading', { level: 2 }),
  ];
  await expect(image).toHaveCount(0);
  expect((await name.boundingBox())?.x).toBe((await rooms.card('Double').boundingBox())?.x);

  await rooms.choose('Double', 'Saver');
  await upgrades.opened();
  await page.goBack();
  await rooms.opened({ fromInside: true });
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(rooms.rate('Double', 'Saver').getByRole('button', { name: 'Chosen Saver' })).toBeVisible();
  const row = rooms.rate('Double', 'Saver');
  expect(await row.evaluate((element) => getComputedStyle(element).forcedColorAdjust)).toBe('auto');
  expect(await row.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  await page.emulateMedia({ forcedColors: 'none' });

  await page.getByRole('button', { name: 'Contact us' }).click();
  const targets = page
    .getByRole('dialog')
    .getByRole('link')
    .or(page.getByRole('contentinfo').getByRole('link'));
  const recap = page.getByRole('region', { name: 'Your stay' }).locator('a, button');
  for (const target of [...(await targets.all()), ...(await recap.all())]) {
    const height = (await target.boundingBox())?.height ?? 0;
    // As a difference of two positions, it may be short by some millionths.
    expect(Number(height.toFixed(2)), await target.innerText()).toBeGreaterThanOrEqual(44);
  }
});

test('the bar with the sum makes way for the button that it leads to', async ({ page, openHotel }) => {
  const pages = guestPages(page, textsOf(await openHotel(buildSaverHotel)));
  const { checkout } = pages;
  await startAtCheckout(pages);
  const bar = page.getByRole('region', { name: 'Your total' });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Review and pay' }).click();
  await expect(checkout.act()).toBeFocused();
  await expect(checkout.act()).toBeInViewport({ ratio: 1 });
  await expect(bar).toBeHidden();
});
