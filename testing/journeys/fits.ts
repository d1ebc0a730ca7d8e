import { expect, type Page } from '@playwright/test';
import { atADeskToo } from './at-a-desk.ts';

/**
 * Checks a screen at its own width and at desk width. Nothing scrolls sideways, no words leave the window, no price
 * wraps, and the sum in the bottom bar is not under its button.
 */
export async function expectFits(page: Page, screen: string): Promise<void> {
  await expectFitsHere(page, screen);
  await atADeskToo(page, `${screen}, its width`, () => expectFitsHere(page, screen));
}

/** The same at this width only: a phone's summary is replaced when there is room for a ledger. */
export async function expectFitsHere(page: Page, screen: string): Promise<void> {
  const { width, faults } = await page.evaluate(async () => {
    // The browser's own letters are wider than the hotel's.
    await document.fonts.ready;
    const inner = document.documentElement.clientWidth;
    const found: string[] = [];
    if (document.documentElement.scrollWidth > inner) {
      found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    }
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
      const text = node.textContent ?? '';
      const parent = node.parentElement;
      if (
        text.trim() === '' ||
        parent === null ||
        !parent.checkVisibility() ||
        parent.closest('.vh, script, style')
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const isShown = box.width > 1 && box.height > 1 && getComputedStyle(parent).clipPath === 'none';
      if (isShown && (box.right > inner + 1 || box.left < -1)) found.push(`beyond the window: ${text}`);
      for (const price of text.matchAll(/[£₦][\d,.]+/g)) {
        range.setStart(node, price.index);
        range.setEnd(node, price.index + price[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (isShown && lines.size > 1) found.push(`broken: ${price[0]}`);
        const act = parent.closest('[aria-label="Your total"]')?.querySelector('button, a');
        const { right } = range.getBoundingClientRect();
        if (isShown && act && act.getBoundingClientRect().left < right) found.push(`covered: ${price[0]}`);
      }
    }
    return { width: inner, faults: found };
  });
  expect(faults, `${screen} at ${width}`).toEqual([]);
}

/** At this width the page does not scroll sideways; what is wider scrolls within itself, as tables of the desk do. */
export async function expectNoSidewaysScroll(page: Page, screen: string): Promise<void> {
  const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  await expect.poll(() => page.evaluate(beyond), `${screen} at ${page.viewportSize()?.width}`).toBe(0);
}
