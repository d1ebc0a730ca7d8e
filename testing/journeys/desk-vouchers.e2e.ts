import { deskPaths } from '@portico/contract/desk/desk-document';
import { expectAccessible } from './accessibility.ts';
import { logInAs } from './desk-log-in.ts';
import { expect, test } from './journey.ts';

test('a voucher is issued by keyboard, found by its code, and pays a part of a booking by telephone', async ({
  page,
}) => {
  await logInAs(page, 'reception');
  await page.goto(deskPaths.setUp('QUAY', 'vouchers'));
  await page.getByRole('button', { name: 'Issue a voucher' }).press('Enter');
  await page.getByRole('button', { name: 'Issue it' }).press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('link', { name: 'Type what it is worth' }).press('Enter');
  await expect(page.getByLabel('Worth, in GBP')).toBeFocused();
  await page.keyboard.type('40');
  await page.getByLabel(/^Who gets it/).fill('Nell');
  await page.getByLabel(/^Their e-mail/).fill('nell@example.com');
  await page.getByLabel(/^Message/).fill('Happy birthday!');
  await expect(page.getByRole('button', { name: 'Issue a voucher of £40.00 and mail it' })).toBeVisible();
  await page.getByLabel('Worth, in GBP').focus();
  await expectAccessible(page, 'set-up, a voucher to issue');
  await page.keyboard.press('Enter');
  const issued = page.getByRole('dialog', { name: 'Issued' });
  await expect(issued.getByText(/^It is worth £40\.00.* It is mailed to nell@example\.com\.$/)).toBeVisible();
  const code = /GIFT(?:-[A-Z2-9]{4}){3}/.exec((await issued.textContent()) ?? '')?.[0] ?? '';
  await expectAccessible(page, 'set-up, a voucher issued');
  await issued.getByRole('button', { name: 'Close' }).last().click();
  await page.getByLabel('Find by code').fill(code.slice(5, 12).toLowerCase());
  await expect(page.getByRole('listitem').filter({ hasText: code })).toContainText('£40.00 left');
  await expect(page.getByRole('listitem').filter({ hasText: code })).toContainText('For Nell');

  await page.goto('/Desk/QUAY/bookings/new');
  await page.getByLabel('Arrival').fill('21 june');
  await page.getByRole('radio').first().check();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Telephone').fill('07700 900123');
  await page.getByLabel(/^Gift voucher/).fill(code);
  await expectAccessible(page, 'desk new booking, with a voucher');
  await page.getByRole('button', { name: /^Book for £.*: £40\.00 by the voucher, £.* on arrival$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Booked' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the booking' }).click();
  await expect(page.getByRole('region', { name: 'Folio' })).toContainText('gift voucher');
});
