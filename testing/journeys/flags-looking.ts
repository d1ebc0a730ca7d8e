import type { Locator, Page } from '@playwright/test';

/** Its visible text and accessible names, without addresses of the hotel's own pages. */
export async function textsOf(place: Locator): Promise<string> {
  const snapshot = await place.ariaSnapshot();
  return snapshot.replaceAll(/^ *- \/url: \/.*$/gm, '');
}

/** The logo beside the name. */
export async function signOf(page: Page): Promise<string> {
  const picture = page.getByRole('banner').locator('img');
  if ((await picture.count()) === 0) return 'no picture';
  const width = await picture.evaluate((image) => image.getBoundingClientRect().width);
  return `${await picture.getAttribute('src')}, ${width} px wide`;
}

/** Each custom property that a rule uses, with its value. */
export async function coloursOf(page: Page): Promise<string> {
  const used = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const names = rules.flatMap(({ cssText }) =>
      [...cssText.matchAll(/var\((--[a-z-]+)/g)].map(([, name]) => name ?? ''),
    );
    const style = getComputedStyle(document.documentElement);
    return [...new Set(names)].sort().map((name) => `${name} ${style.getPropertyValue(name)}`);
  });
  return used.join('\n');
}
