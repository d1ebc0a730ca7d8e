import type { Page } from '@playwright/test';

/** From a room list to the checkout on a phone, by the first rate that is offered. */
export async function walkToCheckout(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /^See \d+ rates? of / })
    .first()
    .click();
  await main
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await main.getByRole('button', { name: 'Go on to the summary' }).click();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.waitForURL(/\/Checkout$/);
}
