import { expect, type Locator, type Page } from '@playwright/test';
import type { CheckoutPage } from './pages/checkout-page.ts';

const MOST_STOPS = 120;

/** Presses Tab until the target has the focus, as a guest without a pointer does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} is not reached with Tab`);
}

/** Tabs to the target and presses a key. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Tabs to the target and replaces its text. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Tabs to a list of choices and goes down to one of them. */
export async function choose(page: Page, target: Locator, option: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Home');
  const chosen = () => target.evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.text);
  for (let stop = 0; stop < MOST_STOPS && (await chosen()) !== option; stop += 1)
    await page.keyboard.press('ArrowDown');
  expect(await chosen()).toBe(option);
}

/** Tabs to a field of a date, such as 2027-08-31, and types it. */
export async function typeDate(page: Page, target: Locator, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  // Which comes first is the browser's language.
  for (const typed of [day + month + year, month + day + year]) {
    await tabTo(page, target);
    await page.keyboard.type(typed);
    if ((await target.inputValue()) === date) return;
    while (await target.evaluate((element) => element === document.activeElement))
      await page.keyboard.press('Shift+Tab');
  }
  throw new Error(`${target} does not take ${date}`);
}

/** Types who books and a card that is approved, and agrees to the terms. */
export async function typeCheckout(page: Page, checkout: CheckoutPage): Promise<void> {
  for (const [label, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Lovelace'],
    ['E-mail', 'ada@example.com'],
    ['Phone', '+44 7700 900123'],
    ['Street', '12 St James’s Square'],
    ['Postcode', 'SW1Y 4JH'],
    ['Name on card', 'Ada Lovelace'],
    ['Card number', '4242424242424242'],
    ['Expiry date', '12/40'],
    ['Security code', '987'],
  ] as const)
    await type(page, checkout.field(label), text);
  await press(page, page.getByRole('checkbox', { name: /^I agree/ }), 'Space');
}
