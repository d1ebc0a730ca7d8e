import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleHere } from '../accessibility.ts';

export interface Screen {
  /** Names it in reports of the accessibility check. */
  readonly name: string;
  readonly heading: string | RegExp;
  readonly title: string | RegExp;
  /** True where the guest came from another view of the same document: then its heading has the focus. */
  readonly fromInside?: boolean;
  /** True where a desk shows another screen instead, and goes there as soon as there is room for it. */
  readonly isOnPhonesAlone?: boolean;
}

/** Waits for a screen, and holds it to its heading, its title, its focus and WCAG 2.2. */
export async function expectScreen(page: Page, screen: Screen): Promise<void> {
  // The document paints a page in its place before the program has come.
  await expect(page.locator('main[aria-busy]')).toHaveCount(0);
  const heading = page.getByRole('main').getByRole('heading', { level: 1, name: screen.heading });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(screen.title);
  if (screen.fromInside) await expect(heading).toBeFocused();
  await (screen.isOnPhonesAlone ? expectAccessibleHere : expectAccessible)(page, screen.name);
}
