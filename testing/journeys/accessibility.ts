import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { atADeskToo } from './at-a-desk.ts';
import { isFirst } from './is-first.ts';
import { isPhone } from './pages/guest-pages.ts';
import { expectPressable } from './pressable.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** WCAG 2.5.3, level A. axe calls its rule experimental, so no tag includes it. */
const SAID_AS_SEEN = { 'label-content-name-mismatch': { enabled: true } };

// Each check sends axe to the page: minified it is half the size.
const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const axeSource = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Checks a screen against WCAG 2.2 A and AA, here and at desk width. It costs a second, so it runs once per screen,
 * width and run.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await expectAccessibleHere(page, screen);
  await atADeskToo(page, screen, async () => {
    await holdToWcag(page, screen);
    await expectPressable(page, screen);
  });
}

/** The same at this width only, for what a desk shows differently and checks in journeys of its own. */
export async function expectAccessibleHere(page: Page, screen: string): Promise<void> {
  if (isFirst(`${isPhone(page) ? 'phone' : 'desk'}: ${screen}`)) await holdToWcag(page, screen);
}

async function holdToWcag(page: Page, screen: string): Promise<void> {
  // An element that is fading in does not have its final colours yet.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  // axe's default opens another page for the results, which only frames of other sites need.
  const { violations } = await new AxeBuilder({ page, axeSource })
    .options({ resultTypes: ['violations'], rules: SAID_AS_SEEN })
    .withTags(TAGS)
    .setLegacyMode()
    .analyze();
  const found = violations
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
    )
    // A bar at the foot may cover half of an element at this scroll position; once scrolled, it is uncovered.
    .filter((fault) => !/^target-size .*partially obscured/s.test(fault));
  expect(found, `${screen} at ${page.viewportSize()?.width}: WCAG 2.2 A and AA`).toEqual([]);
}
