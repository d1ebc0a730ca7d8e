import path from 'node:path';
import type { Page } from '@playwright/test';
import { GALLERY, pictureFile } from './gallery.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Writes pictures of the page for the gallery, by day and by night: the whole page, or the visible window. `isWideToo`:
 * at a desk also in a window of 1,920 pixels.
 */
export async function shot(
  page: Page,
  name: string,
  { fullPage = true, isWideToo = false } = {},
): Promise<void> {
  const own = page.viewportSize() ?? { width: 0, height: 0 };
  const windows = isWideToo && own.width > 1_000 ? [own, { width: 1_920, height: 1_080 }] : [own];
  for (const size of windows) {
    if (windows.length > 1) await page.setViewportSize(size);
    for (const mode of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: mode });
      await loadPictures(page);
      // Sticky bars belong at the top.
      if (fullPage) await page.evaluate(() => window.scrollTo(0, 0));
      const file = pictureFile({ screen: name, hotel: hotelOf(page), width: size.width, mode });
      const to = path.join(GALLERY, file);
      await page.screenshot({ path: to, fullPage, type: 'jpeg', quality: 80, animations: 'disabled' });
    }
  }
  if (windows.length > 1) await page.setViewportSize(own);
  await page.emulateMedia({ colorScheme: null });
}

/** Writes the visible window to docs/pictures, for the README. */
export async function documentedShot(page: Page, name: string): Promise<void> {
  await loadPictures(page);
  const file = path.join(root, 'docs/pictures', `${name}.jpg`);
  await page.screenshot({ path: file, type: 'jpeg', quality: 50, animations: 'disabled' });
}

/** The code of the demo hotel or group of the page; `other` for a test's own hotel and for pages of none. */
function hotelOf(page: Page): string {
  return /\/(QUAY|FELL|LAGOS|SHORE)(?=\/|$)/.exec(new URL(page.url()).pathname)?.[1] ?? 'other';
}

/** Lower pictures load only when they come near. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
}
