import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleHere } from '../accessibility.ts';

export interface Screen {
  /** Its name in accessibility reports. */
  readonly name: string;
  readonly heading: string | RegExp;
  readonly title: string | RegExp;
  /** True when the guest came from another view of the same document: then its heading has the focus. */
  readonly fromInside?: boolean;
  /** True when a desk shows another screen instead, and switches to it once there is room. */
  readonly isOnPhonesAlone?: boolean;
}

/** Waits for a screen, and checks its heading, title, focus and WCAG 2.2. */
export async function expectScreen(page: Page, screen: Screen): Promise<void> {
  // The document paints a placeholder before the program has loaded.
  await expect(page.locator('main[aria-busy]')).toHaveCount(0);
  const heading = page.getByRole('main').getByRole('heading', { level: 1, name: screen.heading });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(screen.title);
  if (screen.fromInside) await expect(heading).toBeFocused();
  await (screen.isOnPhonesAlone ? expectAccessibleHere : expectAccessible)(page, screen.name);
}
