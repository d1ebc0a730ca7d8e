import { expect, type Locator, type Page } from '@playwright/test';
import type { GuestPages } from './pages/guest-pages.ts';
import { DOUBLE_LINK } from './walk.ts';

export async function walkToGuests({ page, rooms }: GuestPages): Promise<void> {
  await rooms.goTo(DOUBLE_LINK);
  await rooms.choose('Double', 'Saver');
  await expect(page.getByLabel('First name')).toBeVisible();
}

export async function walkToExtras(pages: GuestPages): Promise<void> {
  await walkToGuests(pages);
  const { page, guests } = pages;
  await guests.name('Ada', 'Lovelace');
  await page.getByRole('button', { name: 'Continue to extras' }).click();
  await expect(page.getByRole('button', { name: /^Add for .*Breakfast$/ })).toBeVisible();
}

/** Its visible text and accessible names, without addresses of the hotel's own pages. */
export async function textsOf(place: Locator): Promise<string> {
  const snapshot = await place.ariaSnapshot();
  return snapshot.replaceAll(/^ *- \/url: \/.*$/gm, '');
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
