import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const checked = new Set<string>();

/** Holds a screen to WCAG 2.2 A and AA; once per screen and run of this process, since it costs a second. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  if (checked.has(screen)) return;
  // What is still fading in has not its colours yet.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  // Its own way opens another page for the results, which only frames of other sites need.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found, `${screen}: WCAG 2.2 A and AA`).toEqual([]);
  checked.add(screen);
}
