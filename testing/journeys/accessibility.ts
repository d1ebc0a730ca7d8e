import { closeSync, openSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { running } from './running.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// Each look sends it to the page: without comments and long names it is half as much.
const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const axeSource = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

/** Holds a screen to WCAG 2.2 A and AA; once per screen, width and run, since it costs a second. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  if (!isFirst(`${test.info().project.name}: ${screen}`)) return;
  // What is still fading in has not its colours yet.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  // Its own way opens another page for the results, which only frames of other sites need.
  const { violations } = await new AxeBuilder({ page, axeSource })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found, `${screen}: WCAG 2.2 A and AA`).toEqual([]);
}

/** Whether no other journey of the run, in any process, has asked for it. */
function isFirst(sight: string): boolean {
  try {
    closeSync(openSync(path.join(running().checkedFolder, encodeURIComponent(sight)), 'wx'));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
