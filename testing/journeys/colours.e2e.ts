import type { Locator, Page, TestInfo } from '@playwright/test';
import { expectAccessibleHere } from './accessibility.ts';
import { FELL, QUAY } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { guestPages } from './pages/guest-pages.ts';
import { walkToCheckout } from './walk.ts';

const link = 'arrive=2027-03-16&nights=2&rooms=2-0-0';

const quay = {
  hotel: QUAY,
  choice: { roomType: 'The Sail Loft', ratePlan: 'Flexible, with breakfast', hasUpgrades: true },
};
const fell = { hotel: FELL, choice: { roomType: 'Gill Lodge', ratePlan: 'Flexible', hasUpgrades: true } };
const ofWidth: Readonly<Record<string, typeof quay>> = { phone: quay, desktop: fell };

/** Colours depend on hotel and screen: one hotel on a phone and the other at a desk cover all. */
const seenAt = ({ project }: TestInfo) => ofWidth[project.name] ?? quay;

test('every screen can be read in dark colours too', async ({ page }, info) => {
  const { hotel, choice } = seenAt(info);
  await page.emulateMedia({ colorScheme: 'dark' });
  const pages = guestPages(page, hotel);
  const dark = (screen: string) => expectAccessibleHere(page, `${screen} ${hotel.code} dark`);
  await pages.search.goTo();
  await pages.search.opened();
  await dark('search');
  await pages.rooms.goTo(link);
  await pages.rooms.opened();
  await pages.rooms.seeRates(choice.roomType);
  await dark('rooms');
  await walkToCheckout(pages, link, choice);
  await pages.checkout.act().click();
  await expect(pages.checkout.news()).toBeFocused();
  await dark('checkout with errors');
  await pages.checkout.fillBooker();
  await pages.checkout.fillCard();
  await pages.checkout.agree();
  await pages.checkout.act().click();
  await pages.confirmation.opened();
  await dark('confirmation');
});

test('so can upgrades and extras', async ({ page }, info) => {
  const { hotel, choice } = seenAt(info);
  await page.emulateMedia({ colorScheme: 'dark' });
  const { rooms, upgrades, guests, extras } = guestPages(page, hotel);
  await rooms.goTo(link);
  await rooms.choose(choice.roomType, choice.ratePlan);
  await upgrades.opened();
  await expectAccessibleHere(page, `upgrades ${hotel.code} dark`);
  await upgrades.keep().click();
  await guests.name('Ada', 'Lovelace');
  await guests.goOn().click();
  await extras.opened();
  await expectAccessibleHere(page, `extras ${hotel.code} dark`);
});

test('the switch turns the colours and the pictures, and a reload keeps them', async ({ page }) => {
  const { search } = guestPages(page, QUAY);
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const picture = page
    .getByRole('main')
    .getByRole('img', { name: /harbour/i })
    .first();
  const toDark = page.getByRole('button', { name: 'Switch to dark colours' });
  const toLight = page.getByRole('button', { name: 'Switch to light colours' });
  await search.goTo();
  await search.opened();
  const light = await paper();
  const byDay = await brightnessOf(page, picture);
  await toDark.click();
  await expect(toLight).toBeFocused();
  const dark = await paper();
  expect(dark).not.toBe(light);
  // The system stays light: the page decides.
  expect(await brightnessOf(page, picture)).toBeLessThan(byDay / 2);
  await page.reload();
  await search.opened();
  expect(await paper()).toBe(dark);
  await toLight.click();
  expect(await paper()).toBe(light);
  expect(await brightnessOf(page, picture)).toBe(byDay);
});

test(
  'the mark of the hotel is seen at night on a page that is not found too',
  { tag: '@one-width' },
  async ({ page, provoked }) => {
    provoked.push(/the server responded with a status of 404/);
    await page.goto('/Book/QUAY/Breakfast');
    const mark = page.getByRole('banner').locator('img');
    const byDay = await brightnessOf(page, mark);
    await page.emulateMedia({ colorScheme: 'dark' });
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(Math.max(...(paper.match(/\d+/g) ?? []).map(Number)), paper).toBeLessThan(60);
    expect(await mark.evaluate((image) => getComputedStyle(image).filter)).toContain('invert(1)');
    expect(await brightnessOf(page, mark)).not.toBe(byDay);
  },
);

/** From 0 to 255, of the pixels on the screen. */
async function brightnessOf(page: Page, picture: Locator): Promise<number> {
  const png = await picture.screenshot();
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const drawn = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    drawn?.drawImage(bitmap, 0, 0);
    const pixels = [...(drawn?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [])];
    const colours = pixels.filter((_, index) => index % 4 !== 3);
    return Math.round(colours.reduce((sum, colour) => sum + colour, 0) / colours.length);
  }, png.toString('base64'));
}
