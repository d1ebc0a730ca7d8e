import path from 'node:path';
import type { Page } from '@playwright/test';
import { GALLERY, pictureFile } from './gallery.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Writes pictures of the page for the gallery, by day and by night: the whole page, or the visible window. */
export async function shot(page: Page, name: string, { fullPage = true } = {}): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: mode });
    await loadPictures(page);
    // Sticky bars belong at the top.
    if (fullPage) await page.evaluate(() => window.scrollTo(0, 0));
    const file = path.join(GALLERY, pictureFile({ screen: name, hotel: hotelOf(page), width, mode }));
    await page.screenshot({ path: file, fullPage, type: 'jpeg', quality: 80, animations: 'disabled' });
  }
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
