import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { atADeskToo } from './at-a-desk.ts';
import { isFirst } from './is-first.ts';
import { isPhone } from './pages/guest-pages.ts';
import { expectPressable } from './pressable.ts';

const OPTIONS: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // WCAG 2.5.3, of level A: axe calls its rule experimental, so no tag includes it.
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
  iframes: false,
};

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Holds a screen to WCAG 2.2 A and AA, here and at a desk; once per screen, width and run, since it costs a second. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await expectAccessibleHere(page, screen);
  await atADeskToo(page, screen, async () => {
    await holdToWcag(page, screen);
    await expectPressable(page, screen);
  });
}

/** The same at this width alone: of what a desk shows otherwise, in journeys of its own. */
export async function expectAccessibleHere(page: Page, screen: string): Promise<void> {
  if (isFirst(`${isPhone(page) ? 'phone' : 'desk'}: ${screen}`)) await holdToWcag(page, screen);
}

async function holdToWcag(page: Page, screen: string): Promise<void> {
  // What is still fading in has not its colours yet.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  // Once for each document: half a megabyte to send and compile.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`${axeSource};0`);
  const violations = await page.evaluate(async (options) => {
    const found = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, options);
    return found.violations;
  }, OPTIONS);
  const found = violations
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
    )
    // A bar at the foot covers half of whatever stands there just now; what is scrolled free of it is whole.
    .filter((fault) => !/^target-size .*partially obscured/s.test(fault));
  expect(found, `${screen} at ${page.viewportSize()?.width}: WCAG 2.2 A and AA`).toEqual([]);
}
