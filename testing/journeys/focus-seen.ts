import { expect, type Page } from '@playwright/test';

const MOST_STOPS = 80;

/** Tabs through a screen: each stop has a ring, and is in the window with nothing over it. */
export async function expectFocusSeen(page: Page, screen: string): Promise<void> {
  const faults: string[] = [];
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(faultOfFocus);
    if (fault === null) break;
    if (fault !== '') faults.push(fault);
  }
  expect(faults, `${screen}: focus that is not seen`).toEqual([]);
}

/** Run in the page. Empty: none; null: the end of the document. */
function faultOfFocus(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const name = focused.outerHTML.slice(0, 160);
  // A native control under a drawn one passes its ring on.
  const around = [focused, ...(focused.closest('label')?.querySelectorAll('*') ?? []), focused.closest('label')];
  const hasRing = around.some((element) => {
    if (element === null) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
  });
  if (!hasRing) return `no ring: ${name}`;
  const [box] = focused.getClientRects();
  if (box === undefined) return `no box: ${name}`;
  const [x, y] = [box.x + Math.min(box.width / 2, innerWidth / 2), box.y + Math.min(box.height, innerHeight) / 2];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `outside the window: ${name}`;
  const hit = document.elementFromPoint(x, y);
  const isOver = hit !== null && !focused.contains(hit) && !hit.contains(focused) && hit.closest('label')?.control !== focused;
  return isOver ? `covered by ${hit.outerHTML.slice(0, 80)}: ${name}` : '';
}
