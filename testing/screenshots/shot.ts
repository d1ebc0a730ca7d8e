import path from 'node:path';
import type { Page } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../..');

/** Writes a picture of the whole page to .cache/screenshots, named by the width of the window. */
export async function shot(page: Page, name: string, { fullPage = true } = {}): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  await loadPictures(page);
  // Sticky bars belong at the top.
  if (fullPage) await page.evaluate(() => window.scrollTo(0, 0));
  const file = path.join(root, '.cache/screenshots', `${name}-${width}.jpg`);
  await page.screenshot({ path: file, fullPage, type: 'jpeg', quality: 80, animations: 'disabled' });
}

/** Writes the visible window to docs/pictures, for the README. */
export async function documentedShot(page: Page, name: string): Promise<void> {
  await loadPictures(page);
  const file = path.join(root, 'docs/pictures', `${name}.jpg`);
  await page.screenshot({ path: file, type: 'jpeg', quality: 50, animations: 'disabled' });
}

/** Lower pictures load only when they come near. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
}
