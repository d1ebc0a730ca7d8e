import type { Page } from '@playwright/test';
import { isFirst } from './is-first.ts';
import { isPhone } from './pages/guest-pages.ts';

/** A desk's viewport, in CSS pixels. */
const DESK = { width: 1440, height: 900 };

/**
 * Checks a phone's screen at desk width too, the first time any journey of the run asks for this sight. What does not
 * depend on width is walked on the phone only. Restores the width and scroll position.
 */
export async function atADeskToo(page: Page, sight: string, look: () => Promise<void>): Promise<void> {
  const phone = page.viewportSize();
  if (phone === null || !isPhone(page) || !isFirst(`desk: ${sight}`)) return;
  const scrolled = await page.evaluate(() => scrollY);
  await page.setViewportSize(DESK);
  try {
    await look();
  } finally {
    await page.setViewportSize(phone);
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
  }
}
