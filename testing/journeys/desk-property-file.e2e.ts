import { readFile } from 'node:fs/promises';
import { deskPaths } from '@portico/contract/desk/desk-document';
import { buildOwnHotel } from '../builders/journey-hotels.ts';
import { expectAccessible } from './accessibility.ts';
import { logInAs } from './desk-log-in.ts';
import { expectFits } from './fits.ts';
import { expect, test } from './journey.ts';

test('an owner downloads the property file, changes a name in it, sees that and imports it', async ({
  page,
  openHotel,
}) => {
  const { property } = await openHotel(buildOwnHotel);
  await logInAs(page, 'owner', property.code);
  await page.goto(deskPaths.setUp(property.code, 'property-file'));
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the property file' }).click();
  const text = await readFile(await (await downloaded).path(), 'utf8');
  expect(text).toContain('"name": "Double"');

  const changed = text.replace('"name": "Double"', '"name": "The Bay Room"');
  const field = page.getByLabel('Property file', { exact: true });
  await field.setInputFiles({
    name: 'hotel.json',
    mimeType: 'application/json',
    buffer: Buffer.from(changed),
  });
  await page.getByRole('button', { name: 'See what it would change' }).click();
  await expect(page.getByText(/would change\. Nothing was written\./)).toContainText('roomTypes[0].name');
  await expectAccessible(page, 'set-up, a property file to import');
  await expectFits(page, 'set-up, a property file to import');
  await page.getByRole('button', { name: 'Import it' }).click();
  await expect(page.getByText(/is imported\./)).toBeVisible();
  await page.goto(deskPaths.setUp(property.code));
  await expect(page.getByRole('heading', { level: 1, name: 'The Bay Room' })).toBeVisible();
});
