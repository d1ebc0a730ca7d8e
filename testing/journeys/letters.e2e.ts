import { guestPaths } from '@portico/contract/paths';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

const stay = 'arrive=2027-03-14&nights=3&rooms=2-0-0';

/** The loaded faces beyond the two that every page has. */
const furtherFaces = (page: Page) =>
  page.evaluate(async () => {
    const { fonts } = document;
    await fonts.ready;
    return [...fonts]
      .filter(({ status, unicodeRange }) => status === 'loaded' && !unicodeRange.startsWith('U+0-'))
      .map(({ family, unicodeRange }) => `${family.replaceAll('"', '')} ${unicodeRange.split(',')[0]}`);
  });

test('letters and signs beyond Latin-1 have fonts of their own, which load where they stand and nowhere else', async ({
  page,
}) => {
  await page.goto(`${guestPaths.roomsAndRates('QUAY')}?${stay}`);
  await expect(page.getByText(/^£[\d,]+\.\d\d$/).first()).toBeVisible();
  expect(await furtherFaces(page)).toEqual([]);

  await page.goto(`${guestPaths.roomsAndRates('LAGOS')}?${stay}`);
  await expect(page.getByText(/^₦[\d,]+\.\d\d$/).first()).toBeVisible();
  await expect.poll(() => furtherFaces(page)).toEqual(['Fraunces House U+20A0-20AB']);

  await page.goto(guestPaths.register('QUAY'));
  await page.getByLabel('First name').fill('Świętosława');
  await expect.poll(() => furtherFaces(page)).toContain('Figtree House U+100-17F');
});
