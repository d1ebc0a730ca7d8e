import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { guestPaths } from '@portico/contract/paths';
import { accountTexts } from '@portico/contract/texts/account-texts';
import type { Page } from '@playwright/test';
import { buildRatePlan, buildRoomType } from '../builders/hotel-file.ts';
import { buildOwnHotel, type Identity } from '../builders/journey-hotels.ts';
import { expectAccessible } from './accessibility.ts';
import { expectFits } from './fits.ts';
import { emailOf, haveAccount, linkTo, password } from './have-account.ts';
import { textsOf } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { AccountPages } from './pages/account-pages.ts';

const buildAccountHotel = (identity: Identity) =>
  buildOwnHotel(identity, {
    settings: { userAccounts: true },
    roomTypes: [buildRoomType()],
    ratePlans: [buildRatePlan()],
  });

const newEmailOf = ({ property }: PropertyFile) => `countess.${property.id}@example.org`;
const path = '/Account/ConfirmNewEmail/';

/** The logged-in guest's account. */
async function openAccount(page: Page, file: PropertyFile): Promise<AccountPages> {
  const account = new AccountPages(page, textsOf(file));
  await haveAccount(page, file);
  await page.goto(guestPaths.book(file.property.code));
  await account.header('Log in').click();
  await account.logIn(emailOf(file), password);
  await account.header('Ada').click();
  await page.getByRole('link', { name: 'Your account' }).click();
  await account.opened('Your account', { fromInside: false });
  return account;
}

async function request({ email: section, page }: AccountPages, email: string, typed: string) {
  await section.getByLabel('New e-mail').fill(email);
  await section.getByLabel('Password', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Change e-mail address' }).click();
}

test('a guest moves an account to another mailbox: both confirm it, and the new address logs in', async ({
  page,
  context,
  openHotel,
  provoked,
}) => {
  // A log-in that is refused.
  provoked.push(/the server responded with a status of 401/);
  const file = await openHotel(buildAccountHotel);
  const { code } = file.property;
  const [old, next] = [emailOf(file), newEmailOf(file)];
  const account = await openAccount(page, file);

  await test.step('a wrong password is said where it was typed, and changes nothing', async () => {
    await request(account, next, 'not the password 1');
    await expect(account.email.getByRole('alert')).toContainText(accountTexts.saveFailed);
    await expect(account.email.getByLabel('New e-mail'), 'typed once').toHaveValue(next);
    await expectAccessible(page, 'account: a new address that was refused');
  });

  await test.step('with the right one both mailboxes get a link', async () => {
    await request(account, next, password);
    await expect(page.getByText(accountTexts.emailRequested)).toBeVisible();
    await expect(account.email.getByLabel('New e-mail')).toHaveValue('');
    await expect(account.email).toContainText(`It is ${old}.`);
  });
  const links = { old: await linkTo(old, path), next: await linkTo(next, path) };

  const mailbox = new AccountPages(await context.newPage(), account.hotel);
  const confirm = mailbox.page.getByRole('button', { name: 'Confirm the new address' });
  await test.step('the old mailbox agrees by a press, not by opening its link', async () => {
    await mailbox.page.goto(links.old);
    await mailbox.opened('Confirm the new address', { fromInside: false });
    await expect(mailbox.page).toHaveURL(new RegExp(`${guestPaths.confirmNewEmail(code)}$`));
    await expectFits(mailbox.page, 'account: a new address to confirm');
    await confirm.click();
    await mailbox.opened('Thank you');
    await expect(mailbox.page.getByText(accountTexts.emailConfirmed)).toBeVisible();
    await page.reload();
    await expect(account.email, 'not yet').toContainText(`It is ${old}.`);
  });

  await test.step('the new one completes it, and the session goes on with it', async () => {
    await mailbox.page.goto(links.next);
    await confirm.click();
    await expect(mailbox.page.getByText(accountTexts.emailChanged)).toBeVisible();
    await mailbox.page.getByRole('link', { name: 'Go to your account' }).click();
    await mailbox.opened('Your account', { fromInside: false });
    await expect(mailbox.email).toContainText(`It is ${next}.`);
    await mailbox.page.close();
  });

  await test.step('the new address logs in, the old one no longer', async () => {
    await page.reload();
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await page.goto(guestPaths.book(code));
    await account.header('Log in').click();
    await account.logIn(old, password);
    await expect(account.dialog.getByRole('alert')).toContainText(accountTexts.loginFailed);
    await account.logIn(next, password);
    await expect(page.getByText('Welcome back, Ada')).toBeVisible();
  });
});

test('a link about a new address that is over, or that was used, confirms nothing more', async ({
  page,
  openHotel,
  database,
}) => {
  const file = await openHotel(buildAccountHotel);
  const { id } = file.property;
  const [old, next] = [emailOf(file), newEmailOf(file)];
  const account = await openAccount(page, file);
  await request(account, next, password);
  await expect(page.getByText(accountTexts.emailRequested)).toBeVisible();
  const [ofOld, ofNew] = [await linkTo(old, path), await linkTo(next, path)];
  const press = () => page.getByRole('button', { name: 'Confirm the new address' }).click();

  await page.goto(ofNew);
  await press();
  await expect(page.getByText(accountTexts.emailConfirmed)).toBeVisible();
  await page.goto(guestPaths.book(file.property.code));
  await page.goto(ofNew);
  await press();
  await expect(page.getByText(accountTexts.emailConfirmed), 'pressed again: no more than once').toBeVisible();

  const tokens = database.kysely.updateTable('account_token').where('property_id', '=', id as never);
  await tokens.set({ ends_at: new Date('2026-01-01') }).execute();
  await page.goto(ofOld);
  await press();
  await account.opened('Confirm the new address');
  await expect(page.getByText('This link has expired')).toBeVisible();
  await expectAccessible(page, 'account: a link about a new address that is over');
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await account.opened('Your account', { fromInside: false });
  await expect(account.email).toContainText(`It is ${old}.`);
});
