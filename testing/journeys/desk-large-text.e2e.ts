import { logInAs } from './desk-log-in.ts';
import { buildWholeHotel, deskScreens } from './desk-screens.ts';
import { expectNoSidewaysScroll } from './fits.ts';
import { expect, test as base } from './journey.ts';

/** The browser's setting for letters, of which a page's sizes are multiples: twice the usual 16 pixels. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
    { scope: 'worker' },
  ],
});

for (const size of [
  { width: 1280, height: 1024 },
  { width: 390, height: 844 },
]) {
  test(`each screen of the desk fits ${size.width} pixels in letters of twice their size, and no word is cut off`, async ({
    page,
    openHotel,
    request,
  }) => {
    const { property } = await openHotel((identity) => buildWholeHotel(identity));
    const screens = await deskScreens(request, property);
    await page.setViewportSize(size);
    await logInAs(page, 'owner', property.code);
    for (const [address, title] of screens) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible();
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      await page.evaluate(() => document.fonts.ready);
      await expectNoSidewaysScroll(page, address);
      expect(await page.evaluate(wordsCutOff), address).toEqual([]);
    }
  });
}

/** Run in the page. Words that leave the window, or a box that does not scroll. */
function wordsCutOff(): string[] {
  const found: string[] = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const boxOf = (text: Node) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return range.getBoundingClientRect();
  };
  for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (text === '' || !parent?.checkVisibility() || parent.closest('.vh, script, style, option, svg'))
      continue;
    const box = boxOf(node);
    if (box.width <= 1 || box.height <= 1 || getComputedStyle(parent).clipPath !== 'none') continue;
    let isInScroller = false;
    for (
      let around: Element | null = parent;
      around !== null && !isInScroller;
      around = around.parentElement
    ) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const { left, right, top, bottom } = around.getBoundingClientRect();
      const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const isCut =
        (isHidden(overflowX) && (box.left < left - 1 || box.right > right + 1)) ||
        (isHidden(overflowY) && (box.top < top - 2 || box.bottom > bottom + 2));
      if (isCut) found.push(`cut off: ${text}`);
      isInScroller = isCut || /auto|scroll/.test(overflowX + overflowY);
    }
    if (!isInScroller && box.right > document.documentElement.clientWidth + 1) found.push(`beyond: ${text}`);
  }
  return found;
}
