import { deskPaths } from '@portico/contract/desk/desk-document';
import { expect, type Page } from '@playwright/test';
import { press } from './by-keyboard.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Logs in to the desk of a demo's hotel with its one press. */
export async function logInByKeys(page: Page, code: string, role: 'Owner' | 'Reception'): Promise<void> {
  await page.goto(deskPaths.today(code));
  await press(page, page.getByRole('button', { name: role }));
  await expect(heading(page, 'Saturday 20 February')).toBeVisible();
}

/** Opens the first booking that a text finds, from any screen. */
export async function openBooking(page: Page, text: string, name: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(text);
  await expect(page.getByRole('dialog').getByRole('link', { name })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(heading(page, name)).toBeVisible();
}
