import { expect, type Page } from '@playwright/test';

/** Whether every control can be reached by a pointer: nothing covers it, and it is inside the window. */
export async function expectPressable(page: Page, screen: string): Promise<void> {
  const covered = await page.evaluate(() => {
    const open = [...document.querySelectorAll('dialog[open], [role="dialog"]')].at(-1) ?? document;
    const all = open.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary');
    const isCovered = (element: HTMLElement): boolean => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled'))
        return false;
      // Some are for screen readers only, and the skip link shows only on keyboard focus.
      if (element.matches('[inert] *, .vh *, .vh, [tabindex="-1"], [href="#main"]')) return false;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const [box] = element.getClientRects();
      if (box === undefined || box.width <= 1 || box.height <= 1) return false;
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return hit === null || !(element.contains(hit) || hit.closest('label')?.control === element);
    };
    return [...all].filter(isCovered).map((element) => element.outerHTML.slice(0, 200));
  });
  expect(covered, `${screen} at ${page.viewportSize()?.width}: what cannot be pressed`).toEqual([]);
}
