import { deskPaths } from '@portico/contract/desk/desk-document';
import type { Page } from '@playwright/test';
import { buildRatePlan, buildRoomType } from '../builders/hotel-file.ts';
import { buildOwnHotel, type Identity } from '../builders/journey-hotels.ts';
import { codeShown } from '../desk/authenticator-app.ts';
import { STARTED_AT } from '../portico/shifted-clock.ts';
import { expectAccessible } from './accessibility.ts';
import { endLogIn, logInAs, staffTokenHash } from './desk-log-in.ts';
import { expectFits } from './fits.ts';
import { linkTo } from './have-account.ts';
import { expect, test } from './journey.ts';
import { running } from './running.ts';

const buildDeskHotel = (identity: Identity) =>
  buildOwnHotel(identity, { roomTypes: [buildRoomType()], ratePlans: [buildRatePlan()] });

const password = 'a kettle, then the desk';

/** The instant on the server's clock. */
const serverNow = () => new Date(Date.parse(STARTED_AT) + Date.now() - running().begunAt);

/** An owner invites somebody at the desk. */
async function invite(page: Page, code: string, { name, email }: { name: string; email: string }) {
  await logInAs(page, 'owner', code);
  await page.goto(deskPaths.staff(code));
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const panel = page.getByRole('dialog', { name: 'Invite somebody' });
  await expect(panel.getByRole('heading')).toBeFocused();
  await panel.getByLabel('Name').fill(name);
  await panel.getByLabel('E-mail').fill(email);
  await panel.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(`${email} gets a mail with a link`)).toBeVisible();
}

test('an owner invites a receptionist, who sets up a password with an authenticator and gets in by a recovery code', async ({
  page,
  browser,
  openHotel,
  provoked,
}) => {
  // Nobody is logged in; a log-in that is refused.
  provoked.push(/the server responded with a status of 401/);
  const { property } = await openHotel(buildDeskHotel);
  const { code } = property;
  const email = `nell.${property.id}@example.com`;
  await invite(page, code, { name: 'Nell', email });
  await expectAccessible(page, 'desk: staff, somebody invited');
  await expectFits(page, 'desk: staff, somebody invited');
  const link = await linkTo(email, '/invitation#');

  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Nell' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/invitation$`));
  await expectAccessible(page, 'desk: an invitation');
  await expectFits(page, 'desk: an invitation');
  const secret = (await page.locator('code').textContent()) ?? '';

  await test.step('what is wrong is said at its field, and what was typed stays', async () => {
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByLabel('Its six figures now').fill('000000');
    await page.getByRole('button', { name: 'Use this password' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'One thing to put right' })).toBeFocused();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Use this password' }).click();
    await expect(page.getByText('This is not the code of now').first()).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  });
  provoked.push(/the server responded with a status of 400/);
  await page.getByLabel('Its six figures now').fill(codeShown(secret, serverNow()));
  await page.getByRole('button', { name: 'Use this password' }).click();
  await expect(page.getByText('These ten codes are shown once.')).toBeVisible();
  await expectAccessible(page, 'desk: recovery codes');
  const [recovery = ''] = await page.getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: 'open the desk' }).click();
  await page.getByText('Nell reception').click();
  await page.getByRole('button', { name: 'Log out' }).click();

  await test.step('the password alone, and a made-up code, are refused in one sentence', async () => {
    await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
    await expectAccessible(page, 'desk: log-in');
    await expectFits(page, 'desk: log-in');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Six figures from your authenticator').fill('000000');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('do not go together');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
    await expect(page.getByLabel('Six figures from your authenticator')).toHaveValue('');
  });
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('A recovery code').fill(recovery);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Nell reception')).toBeVisible();
  await page.goto(deskPaths.staff(code));
  await expect(page.getByText('9 recovery codes left')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Who changed what' })).toBeHidden();

  await test.step('the link is used up', async () => {
    const other = await browser.newContext();
    const again = await other.newPage();
    await again.goto(running().url + link);
    await expect(again.getByText('This invitation was used')).toBeVisible();
    await other.close();
  });
});

test('an owner who was away confirms it by one press in a demo, and what was pressed goes on', async ({
  page,
  database,
  openHotel,
  provoked,
}) => {
  // The log-in has to be confirmed.
  provoked.push(/the server responded with a status of 403/);
  const { property } = await openHotel(buildDeskHotel);
  const { code } = property;
  await logInAs(page, 'owner', code);
  await page.goto(deskPaths.staff(code));
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Iris');
  const email = `iris.${property.id}@example.com`;
  await page.getByLabel('E-mail').fill(email);
  await database.kysely
    .updateTable('staff_session')
    .set({ was_idle: true })
    .where('token_hash', '=', await staffTokenHash(page))
    .execute();
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it you, Ada?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'desk: confirming a log-in');
  await expectFits(page, 'desk: confirming a log-in');
  await page.keyboard.press('Escape');
  await expect(page.getByText('You were away for a while.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await dialog.getByRole('button', { name: 'Yes, it is me' }).click();
  await expect(page.getByText(`${email} gets a mail with a link`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Who changed what' })).toBeVisible();
});

test('a log-in that has ended is asked for over the page: nothing typed is lost, and what was pressed goes on', async ({
  page,
  database,
  openHotel,
  provoked,
}) => {
  // Nobody is logged in any more.
  provoked.push(/the server responded with a status of 401/);
  const { property } = await openHotel(buildDeskHotel);
  const { code } = property;
  await logInAs(page, 'owner', code);
  await page.goto(deskPaths.staff(code));
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Eve');
  const email = `eve.${property.id}@example.com`;
  await page.getByLabel('E-mail').fill(email);
  await endLogIn(page, database);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in again, Ada' });
  await expect(dialog.getByRole('heading')).toBeFocused();
  await expectAccessible(page, 'desk: a log-in that has ended');
  await expectFits(page, 'desk: a log-in that has ended');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Invite somebody' })).toContainText('Please log in.');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await dialog.getByRole('button', { name: 'Yes, it is me' }).click();
  await expect(page.getByText(`${email} gets a mail with a link`)).toBeVisible();

  await test.step('another screen asks as well, and opens then', async () => {
    await endLogIn(page, database);
    await page.getByRole('link', { name: 'Bookings' }).first().click();
    await dialog.getByRole('button', { name: 'Yes, it is me' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No booking here' })).toBeVisible();
  });
});
