import { deskPaths } from '@portico/contract/desk/desk-document';
import { buildSaverHotel } from '../builders/journey-hotels.ts';
import { expectAccessible } from './accessibility.ts';
import { logInAs } from './desk-log-in.ts';
import { expect, test } from './journey.ts';

test('an owner adds a program, is told that it takes no test, and removes it', async ({
  page,
  openHotel,
  provoked,
}) => {
  const { code } = (await openHotel(buildSaverHotel)).property;
  provoked.push(/status of 409/);
  await logInAs(page, 'owner', code);
  await page.goto(deskPaths.setUp(code, 'webhooks'));
  await page.getByRole('button', { name: 'Add a program' }).press('Enter');
  await page.getByLabel('Address').fill('https://127.0.0.1:9/events');
  await page.getByLabel('Only what you choose').check();
  await page.getByLabel('Money was taken').check();
  await expectAccessible(page, 'set-up, a program to add');
  await page.getByRole('button', { name: 'Add it' }).click();
  const added = page.getByRole('dialog', { name: 'Added' });
  await expect(added).toContainText('This secret is shown once.');
  await expect(added).toContainText(/whsec_/);
  await expectAccessible(page, 'set-up, a program added');
  await added.getByRole('button', { name: 'Close' }).last().click();

  const line = page.getByRole('listitem').filter({ hasText: '127.0.0.1:9' });
  await expect(line).toContainText('Money was taken');
  await line.getByRole('button', { name: 'Send a test' }).click();
  await expect(line).toContainText('has not taken it');
  await line.getByRole('button', { name: 'New secret' }).click();
  await line.getByRole('button', { name: 'Make a new secret' }).click();
  await expect(line).toContainText(/whsec_/);
  await expectAccessible(page, 'set-up, a program with a new secret');
  await line.getByRole('button', { name: 'Close' }).click();
  await line.getByRole('button', { name: 'Remove' }).click();
  await line.getByRole('button', { name: 'Remove 127.0.0.1:9' }).click();
  await expect(line).toHaveCount(0);
});
