import { hostileThemes } from '@portico/contract/theme/hostile-themes';
import type { Page } from '@playwright/test';
import { expectAccessibleHere } from './accessibility.ts';
import { expectFitsHere } from './fits.ts';
import { expect, test } from './journey.ts';

const narrow = { width: 320, height: 844 };
const modes = ['light', 'dark'] as const;

const houseStyle = async (page: Page, theme: string) => {
  await page.goto(`/demo/house-style?theme=${theme}`);
  await expect(page.getByRole('heading', { level: 1, name: 'House style' })).toBeVisible();
};

for (const theme of ['QUAY', 'FELL', 'LAGOS', ...Object.keys(hostileThemes)]) {
  test(`each component can be read in the colours of ${theme}, by day and by night`, async ({ page }) => {
    await houseStyle(page, theme);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Two things to put right')).toBeFocused();
    for (const colorScheme of modes) {
      await page.emulateMedia({ colorScheme });
      await expectAccessibleHere(page, `house style ${theme} ${colorScheme}`);
    }
  });
}

test('no component leaves a page of 320 pixels, with words of 45 letters too', async ({ page }) => {
  await page.setViewportSize(narrow);
  await houseStyle(page, 'QUAY');
  await expectFitsHere(page, 'house style at 320');
});
