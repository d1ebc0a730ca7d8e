import type { Locator, Page } from '@playwright/test';

/** From a room list to the checkout on a phone, by the first rate offered. */
export async function walkToCheckout(page: Page): Promise<void> {
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
