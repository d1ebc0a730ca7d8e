import { deskPaths } from '@portico/contract/desk/desk-document';
import type { Page } from '@playwright/test';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { readMails } from '../portico/read-mails.ts';
import { startPortico, type RunningPortico } from '../portico/start-portico.ts';
import { expect, test } from './journey.ts';

/** A server of its own: a passkey belongs to a host with a name. */
let database: TestDatabase;
let portico: RunningPortico;
test.beforeAll(async () => {
  database = await createTestDatabase();
  portico = await startPortico(database.url, { host: 'localhost' });
});
test.afterAll(async () => {
  await portico.close();
  await database.drop();
});

const email = 'tom@example.com';

/** The link of the only mail to Tom, once it is written. */
async function invitationLink(): Promise<string> {
  const links = () =>
    readMails(portico.mailFolder)
      .filter(({ to }) => to.includes(email))
      .flatMap(({ text }) => text.match(/http\S+\/invitation#\S+/g) ?? []);
  await expect.poll(() => links().length).toBe(1);
  return links()[0] ?? '';
}

/** An authenticator of this computer, whose owner always agrees. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('somebody invited makes a passkey, logs in with it, and keeps their only way in', async ({
  page,
  provoked,
}) => {
  // Its own server; nobody is logged in; the only way in stays.
  provoked.push(
    /^request: http:\/\/localhost/,
    /responded with a status of 401/,
    /responded with a status of 409/,
  );
  const { url } = portico;
  await addAuthenticator(page);
  expect(
    (await page.request.post(`${url}/api/Desk/QUAY/LogInAs`, { data: { role: 'owner' } })).status(),
  ).toBe(200);
  const invited = { data: { email, name: 'Tom', role: 'accounts' } };
  expect((await page.request.post(`${url}/api/Desk/QUAY/Staff/Invite`, invited)).status()).toBe(200);
  await page.context().clearCookies();
  await page.goto(await invitationLink());
  await page.getByRole('button', { name: 'Set up a passkey' }).click();
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await page.getByText('Tom accounts').click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText('Tom accounts')).toBeVisible();
  await page.goto(url + deskPaths.staff('QUAY'));
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByText('This is your only way to log in.')).toBeVisible();

  await test.step('it is renamed', async () => {
    await page.getByRole('button', { name: /^Rename/ }).click();
    await expect(page.getByLabel('Another name')).toBeFocused();
    await page.getByLabel('Another name').fill('Laptop at the counter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Laptop at the counter' })).toBeVisible();
  });
  await test.step('another of the same device is not made, and a name is asked for', async () => {
    await page.getByLabel('Name of this device').fill('');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByText('Type a name')).toBeVisible();
    await page.getByLabel('Name of this device').fill('Counter');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByText('There is a passkey of yours on this device already.')).toBeVisible();
  });
});
