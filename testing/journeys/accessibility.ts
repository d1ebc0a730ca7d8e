import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { atADeskToo } from './at-a-desk.ts';
import { isFirst } from './is-first.ts';
import { isPhone } from './pages/guest-pages.ts';
import { expectPressable } from './pressable.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// Each look sends it to the page: without comments and long names it is half as much.
const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const axeSource = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

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
  const found = [];
  for (const fault of await faultsIn(axe(page).withTags(TAGS))) {
    // A bar at the foot may cover half of a target: what is scrolled free of it is pressed as a whole.
    const stays = fault.rule !== 'target-size' || (await isTooSmallInTheMiddle(page, fault.target));
    if (stays) found.push(fault.words);
  }
  expect(found, `${screen} at ${page.viewportSize()?.width}: WCAG 2.2 A and AA`).toEqual([]);
}

// Its own way opens another page for the results, which only frames of other sites need.
const axe = (page: Page) =>
  new AxeBuilder({ page, axeSource }).options({ resultTypes: ['violations'] }).setLegacyMode();

interface Fault {
  readonly rule: string;
  /** A selector. */
  readonly target: string;
  readonly words: string;
}

async function faultsIn(builder: AxeBuilder): Promise<Fault[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id: rule, help, nodes }) =>
    nodes.map((node) => {
      const target = node.target.join(' ');
      return { rule, target, words: `${rule} (${help}) at ${target}: ${node.failureSummary}` };
    }),
  );
}

async function isTooSmallInTheMiddle(page: Page, target: string): Promise<boolean> {
  const scrolled = await page.evaluate(() => scrollY);
  await page
    .locator(target)
    .evaluate((element) => void element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const faults = await faultsIn(axe(page).include(target).withRules('target-size'));
  await page.evaluate((top) => void scrollTo({ top, behavior: 'instant' }), scrolled);
  return faults.length > 0;
}
