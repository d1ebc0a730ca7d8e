import { hostileThemes } from '@portico/contract/theme/hostile-themes';
import type { Page } from '@playwright/test';
import { expectAccessibleHere } from './accessibility.ts';
import { expectFitsHere } from './fits.ts';
import { expect, test } from './journey.ts';

const narrow = { width: 320, height: 844 };

async function openHouseStyle(page: Page): Promise<void> {
  await page.goto('/demo/house-style');
  await expect(page.getByRole('heading', { level: 1, name: 'House style' })).toBeVisible();
}

test('each component in each state can be read in the colours of any hotel, by day and by night', async ({
  page,
}) => {
  await openHouseStyle(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Two things to put right' })).toBeFocused();
  await expectAccessibleHere(page, 'house style', hostileThemes);
  await page.getByRole('button', { name: 'Choose a day' }).click();
  await expect(page.getByRole('dialog', { name: 'A day in March' })).toBeVisible();
  await expectAccessibleHere(page, 'house style, a dialog');
});

test('no component leaves a page of 320 pixels, with words of 45 letters too', async ({ page }) => {
  await page.setViewportSize(narrow);
  await openHouseStyle(page);
  await expectFitsHere(page, 'house style at 320');
});
