import { guestPaths } from '@portico/contract/paths';
import type { Browser, Locator, Page } from '@playwright/test';
import { visit, watchRequests, type Loaded, type Visit } from './visit.ts';

export interface Documents {
  readonly search: Visit;
  readonly rooms: Visit;
  readonly checkout: Visit;
  readonly group: Visit;
  /** Everything the search page loads once its calendar is open. */
  readonly withCalendar: readonly Loaded[];
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const usable = {
  search: 'form[aria-label="Search"] button[type="submit"]',
  rooms: 'main article button',
  checkout: 'main form button[type="submit"]',
} as const;

/** Each document as a phone loads it on a first visit; `link` is a search that finds rooms. */
export async function visitDocuments(browser: Browser, url: string, link: string): Promise<Documents> {
  const inNewTab = async <T>(work: (page: Page) => Promise<T>): Promise<T> => {
    const context = await browser.newContext({ ...PHONE, baseURL: url, locale: 'en-GB' });
    try {
      return await work(await context.newPage());
    } finally {
      await context.close();
    }
  };
  const { search, withCalendar } = await inNewTab(visitSearch);
  const rooms = await inNewTab((page) => visit(page, usable.rooms, () => page.goto(roomsPath(link))));
  const checkout = await inNewTab((page) => visitCheckout(page, link));
  const group = await inNewTab((page) => visit(page, usable.search, () => page.goto(groupPath(link))));
  return { search, rooms, checkout, group, withCalendar };
}

const roomsPath = (link: string) => `${guestPaths.roomsAndRates('QUAY')}?${link}`;
const groupPath = (link: string) => `${guestPaths.bookGroup('SHORE')}?${link}`;

async function visitSearch(page: Page) {
  const search = await visit(page, usable.search, () => page.goto(guestPaths.book('QUAY')));
  const watching = watchRequests(page);
  await page.getByRole('button', { name: /^Arrive/ }).click();
  await page.getByRole('dialog').getByRole('grid').first().waitFor();
  await page.waitForLoadState('networkidle');
  return { search, withCalendar: [...search.loaded, ...(await watching.end())] };
}

/** The basket belongs to the tab: walks to the page, then reloads it with an empty cache. */
async function visitCheckout(page: Page, link: string): Promise<Visit> {
  await page.goto(roomsPath(link));
  await walkToCheckout(page);
  await page.waitForLoadState('networkidle');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  return visit(page, usable.checkout, () => page.reload());
}

/** From a room list to the checkout on a phone, by the first rate offered. */
async function walkToCheckout(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const button = (name: RegExp) => main.getByRole('button', { name }).first();
  const firstName = page.getByLabel('First name');
  const toCheckout = main.getByRole('link', { name: 'Go to checkout' }).first();
  await button(/^See \d+ rates? of /).click();
  await button(/^Choose /).click();
  await passBy(button(/^Keep my /), firstName);
  await firstName.fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await button(/^Continue to /).click();
  await passBy(button(/^Continue without extras$/), toCheckout);
  await toCheckout.click();
  await page.waitForURL(/\/Checkout$/);
}

/** Presses `skip` if its step comes before `next`: the offered steps depend on the room and on today. */
async function passBy(skip: Locator, next: Locator): Promise<void> {
  await skip.or(next).first().waitFor();
  if (await skip.isVisible()) await skip.click();
}
