import type { Page } from '@playwright/test';
import { isFirst } from './is-first.ts';
import { isPhone } from './pages/guest-pages.ts';

/** What a desk shows at once, in pixels of CSS. */
const DESK = { width: 1440, height: 900 };

/**
 * Has a phone's screen looked at as wide as a desk shows it too, the first time that any journey of the run asks for this
 * sight: what no width changes is walked on the phone alone. Leaves the page as wide and as far scrolled as it was.
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
