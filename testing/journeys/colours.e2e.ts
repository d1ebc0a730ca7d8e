import type { Locator, Page } from '@playwright/test';
import { QUAY } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { guestPages } from './pages/guest-pages.ts';

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

test('the mark of the hotel is seen at night on a page that is not found too', async ({ page, provoked }) => {
  provoked.push(/the server responded with a status of 404/);
  await page.goto('/Book/QUAY/Breakfast');
  const mark = page.getByRole('banner').locator('img');
  const byDay = await brightnessOf(page, mark);
  await page.emulateMedia({ colorScheme: 'dark' });
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(Math.max(...(paper.match(/\d+/g) ?? []).map(Number)), paper).toBeLessThan(60);
  expect(await mark.evaluate((image) => getComputedStyle(image).filter)).toContain('invert(1)');
  expect(await brightnessOf(page, mark)).not.toBe(byDay);
});

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
