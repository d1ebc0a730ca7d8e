import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { hostileThemes } from '@portico/contract/theme/hostile-themes';
import { themeCss } from '@portico/contract/theme/theme-css';
import type { PropertyTheme } from '@portico/contract/theme/property-theme';
import { fellProperty } from '@portico/demo/fell/texts';
import { lagosProperty } from '@portico/demo/lagos/texts';
import { quayProperty } from '@portico/demo/quay/texts';
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

/** Colours alone depend on theme and mode: whatever else a screen is held to is seen once. */
const COLOURS: axe.RunOptions = { ...OPTIONS, runOnly: ['color-contrast'], rules: {} };

type Themes = Readonly<Record<string, PropertyTheme>>;

/** Of the demo hotels, and one that no hotel should have. */
const themes: Themes = {
  QUAY: quayProperty.theme,
  FELL: fellProperty.theme,
  LAGOS: lagosProperty.theme,
  ...(hostileThemes['yellow-on-white'] && { hostile: hostileThemes['yellow-on-white'] }),
};

const looksOf = (some: Themes) =>
  Object.entries(some).flatMap(([theme, colours]) =>
    (['light', 'dark'] as const).map((mode) => ({ look: `${theme} ${mode}`, mode, css: themeCss(colours) })),
  );

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Holds a screen to WCAG 2.2 A and AA, here and at a desk, in each theme by day and by night; once per screen, width
 * and run, since it costs two seconds.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await expectAccessibleHere(page, screen);
  await atADeskToo(page, screen, async () => {
    await holdToWcag(page, screen);
    await expectPressable(page, screen);
  });
}

/** The same at this width alone: of what a desk shows otherwise, in journeys of its own. */
export async function expectAccessibleHere(page: Page, screen: string, more: Themes = {}): Promise<void> {
  if (isFirst(`${isPhone(page) ? 'phone' : 'desk'}: ${screen}`)) await holdToWcag(page, screen, more);
}

async function holdToWcag(page: Page, screen: string, more: Themes = {}): Promise<void> {
  // What is still fading in has not its colours yet.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  // Once for each document: half a megabyte to send and compile.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`${axeSource};0`);
  const violations = await page.evaluate(
    async ({ whole, colours, looks: all }) => {
      const { axe: checker } = globalThis as unknown as { axe: typeof axe };
      const found = (await checker.run(document, whole)).violations.map((one) => ({
        ...one,
        look: 'as opened',
      }));
      const root = document.documentElement;
      const sheets = [...document.adoptedStyleSheets];
      const chosen = root.dataset['mode'];
      // The pages of a provider have colours of their own.
      const isThemed = getComputedStyle(root).getPropertyValue('--sunk') !== '';
      for (const { look, mode, css } of isThemed ? all : []) {
        const sheet = new CSSStyleSheet();
        // A colour that fades in is not yet that of the theme.
        sheet.replaceSync(`${css} *, ::before, ::after { transition: none !important; }`);
        document.adoptedStyleSheets = [...sheets, sheet];
        root.dataset['mode'] = mode;
        found.push(...(await checker.run(document, colours)).violations.map((one) => ({ ...one, look })));
      }
      if (chosen === undefined) delete root.dataset['mode'];
      else root.dataset['mode'] = chosen;
      document.adoptedStyleSheets = sheets;
      return found;
    },
    { whole: OPTIONS, colours: COLOURS, looks: looksOf({ ...themes, ...more }) },
  );
  const found = violations
    .flatMap(({ id, help, nodes, look }) =>
      nodes.map(
        ({ target, failureSummary }) => `${look}: ${id} (${help}) at ${target.join(' ')}: ${failureSummary}`,
      ),
    )
    // A bar at the foot covers half of whatever stands there just now; what is scrolled free of it is whole.
    .filter((fault) => !/: target-size .*partially obscured/s.test(fault));
  expect(found, `${screen} at ${page.viewportSize()?.width}: WCAG 2.2 A and AA`).toEqual([]);
}
