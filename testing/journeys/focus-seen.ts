import { expect, type Page } from '@playwright/test';

const MOST_STOPS = 80;

/** Tabs through a screen or its open dialog: each stop has a ring, and is in the window with nothing over it. */
export async function expectFocusSeen(page: Page, screen: string): Promise<void> {
  const faults: string[] = [];
  await page.evaluate(() => {
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    root.querySelector<HTMLElement>('a[href], button')?.focus();
  });
  let stops = 0;
  for (; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(faultOfFocus);
    if (fault === null) break;
    if (fault !== '') faults.push(fault);
  }
  expect(stops, `${screen}: stops of Tab`).toBeGreaterThan(1);
  expect(faults, `${screen}: focus that is not seen`).toEqual([]);
}

/** Run in the page. Empty: none; null: the end of the document. */
function faultOfFocus(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const name = focused.outerHTML.slice(0, 160);
  // The button of a date's calendar, within its field, has the browser's own ring.
  if (focused.matches('input[type=date]:not(:focus-visible)')) return '';
  // A native control under a drawn one passes its ring on, and a link over its whole line does to the line.
  const label = focused.closest('label');
  const line = focused.closest('li');
  const drawn = [
    focused,
    ...(label === null ? [] : [label, ...label.querySelectorAll('*')]),
    ...(line === null ? [] : [line]),
  ];
  const hasRing = drawn.some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
  });
  if (!hasRing) return `no ring: ${name}`;
  const box = focused.getBoundingClientRect();
  const x = box.x + Math.min(box.width, innerWidth) / 2;
  const y = box.y + Math.min(box.height, innerHeight) / 2;
  const hit = document.elementFromPoint(x, y);
  if (hit === null) return `outside the window: ${name}`;
  const isSeen = focused.contains(hit) || hit.contains(focused) || hit.closest('label')?.control === focused;
  return isSeen ? '' : `under ${hit.outerHTML.slice(0, 80)}: ${name}`;
}
