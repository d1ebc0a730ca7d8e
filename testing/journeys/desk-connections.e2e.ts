import { deskPaths } from '@portico/contract/desk/desk-document';
import type { Locator, Page, Route } from '@playwright/test';
import { DOUBLE } from '../builders/hotel-file.ts';
import { buildSaverHotel } from '../builders/journey-hotels.ts';
import { expectAccessible } from './accessibility.ts';
import { press, type } from './by-keyboard.ts';
import { logInAs } from './desk-log-in.ts';
import { expect, test } from './journey.ts';

/** What is handed on under a label, as it is shown. */
const handed = async (within: Locator, label: string) => {
  const shown = within.getByRole('paragraph').filter({ hasText: new RegExp(`^${label}`) });
  return (await shown.innerText()).replace(label, '').trim();
};

const lineOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

/** The server does it, and the browser never hears so. */
async function cutAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

async function openConnections(page: Page, code: string): Promise<void> {
  await logInAs(page, 'owner', code);
  await page.goto(deskPaths.setUp(code, 'connections'));
}

async function addSystem(page: Page, name: string) {
  await press(page, page.getByRole('button', { name: 'Add a system' }));
  await type(page, page.getByLabel('Name', { exact: true }), name);
  await page.keyboard.press('Enter');
  const added = page.getByRole('dialog', { name: 'Added' });
  await expect(added).toContainText('This secret is shown once.');
  return {
    added,
    username: await handed(added, 'User name'),
    secret: await handed(added, 'Secret'),
  };
}

/** Sends rooms and prices as that system. */
async function sendAri(page: Page, credentials: { username: string; secret: string }, item: object) {
  const { username, secret } = credentials;
  const authorization = `Basic ${Buffer.from(`${username}:${secret}`).toString('base64')}`;
  const answer = await page.request.post('/api/Ari', { headers: { authorization }, data: { Items: [item] } });
  return answer.status();
}

test('an owner connects a system, maps its codes, reads what it sent, and revokes it, by keyboard', async ({
  page,
  openHotel,
}) => {
  const { code } = (await openHotel(buildSaverHotel)).property;
  await openConnections(page, code);
  await expect(page.getByText('None yet.')).toBeVisible();
  const { added, username, secret } = await addSystem(page, 'Our channel manager');
  expect([username, secret]).toEqual([
    expect.stringMatching(/^\d+\.[\da-f-]{36}$/),
    expect.stringMatching(/^pc_/),
  ]);
  await expectAccessible(page, 'connections, a system added');
  await press(page, added.getByRole('button', { name: 'Close' }).last());
  await expect(page.getByText(secret)).toHaveCount(0);

  const line = lineOf(page, 'Our channel manager');
  await press(page, line.getByRole('button', { name: 'Codes' }));
  await type(page, page.getByLabel('Double'), 'DBL');
  await expectAccessible(page, 'connections, codes');
  await page.keyboard.press('Enter');
  const saved = page.getByRole('dialog', { name: 'Saved' });
  await press(page, saved.getByRole('button', { name: 'Close' }).last());

  const item = { From: '2027-03-05', To: '2027-03-05', RoomsLeft: 3 };
  expect(await sendAri(page, { username, secret }, { ...item, RoomTypeCode: 'DBL' })).toBe(200);
  expect(await sendAri(page, { username, secret }, { ...item, RoomTypeCode: 'SUITE' })).toBe(200);
  await page.reload();
  await expect(line).toContainText('Last message');
  await press(page, line.getByRole('button', { name: 'Messages' }));
  const messages = page.getByRole('dialog', { name: 'Messages' });
  await expect(messages).toContainText('Refused, nothing done');
  await expect(messages).toContainText('No room type of this hotel has this code.');
  await press(page, messages.getByRole('button', { name: /^Read/ }).first());
  await expect(messages.getByText('SUITE')).toBeVisible();
  await expectAccessible(page, 'connections, messages');
  await press(page, messages.getByRole('button', { name: 'Close', exact: true }).last());

  await press(page, line.getByRole('button', { name: 'New secret' }));
  await press(page, line.getByRole('button', { name: 'Make a new secret' }));
  await expect(line).toContainText('This secret is shown once.');
  await expectAccessible(page, 'connections, a new secret');
  const renewed = await handed(line, 'Secret');
  for (const one of [secret, renewed])
    expect(await sendAri(page, { username, secret: one }, { ...item, RoomTypeCode: 'DBL' })).toBe(200);
  await press(page, line.getByRole('button', { name: 'Close' }));

  await press(page, line.getByRole('button', { name: 'Revoke' }));
  await expectAccessible(page, 'connections, revoking');
  await press(page, line.getByRole('button', { name: 'Revoke Our channel manager' }));
  await expect(line).toContainText(', revoked');
  await expect(line.getByRole('button', { name: 'Codes' })).toHaveCount(0);
  expect(await sendAri(page, { username, secret: renewed }, { ...item, RoomTypeCode: 'DBL' })).toBe(401);
});

test('two systems of the longest names stand within a narrow screen, each with its own secret', async ({
  page,
  openHotel,
}) => {
  const { code } = (await openHotel(buildSaverHotel)).property;
  await openConnections(page, code);
  const names = ['W'.repeat(60), `${'W'.repeat(59)}X`];
  for (const name of names) {
    const { added } = await addSystem(page, name);
    await added.getByRole('button', { name: 'Close' }).last().click();
  }
  for (const [index, name] of names.entries()) {
    const line = lineOf(page, name);
    await line.getByRole('button', { name: 'Codes' }).click();
    await expect(page.getByRole('heading', { name: 'Codes' })).toBeVisible();
    await page.getByLabel('Double').fill(`D${index}`);
    await page.getByRole('button', { name: 'Save the codes' }).click();
    await page.getByRole('dialog', { name: 'Saved' }).getByRole('button', { name: 'Close' }).last().click();
  }
  const line = lineOf(page, names[1] ?? '');
  await line.getByRole('button', { name: 'Revoke' }).click();
  await page.setViewportSize({ width: 320, height: 640 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  await expectAccessible(page, 'connections, long names');
});

test('what was revoked in another tab is refused in words, and what was typed stays', async ({
  page,
  context,
  openHotel,
  provoked,
}) => {
  provoked.push(/status of 409/);
  const { code } = (await openHotel(buildSaverHotel)).property;
  await openConnections(page, code);
  const { added } = await addSystem(page, 'Channels');
  await added.getByRole('button', { name: 'Close' }).last().click();
  await lineOf(page, 'Channels').getByRole('button', { name: 'Codes' }).click();
  await page.getByLabel('Double').fill('DBL');

  const other = await context.newPage();
  await other.goto(deskPaths.setUp(code, 'connections'));
  const line = lineOf(other, 'Channels');
  await line.getByRole('button', { name: 'Revoke' }).click();
  await line.getByRole('button', { name: 'Revoke Channels' }).click();
  await expect(line).toContainText(', revoked');
  await other.close();

  await page.getByRole('button', { name: 'Save the codes' }).click();
  await expect(page.getByText(/Channels was revoked: its credentials open nothing any more/)).toBeVisible();
  await expect(page.getByLabel('Double')).toHaveValue('DBL');
  await expect(lineOf(page, 'Channels')).toContainText(', revoked');
});

test('a new secret whose answer was cut off is made again, and the one in use is still taken', async ({
  page,
  openHotel,
  provoked,
}) => {
  provoked.push(/ERR_FAILED|status of 409/);
  const { code } = (await openHotel(buildSaverHotel)).property;
  await openConnections(page, code);
  const { added, ...inUse } = await addSystem(page, 'Channels');
  await added.getByRole('button', { name: 'Close' }).last().click();
  const line = lineOf(page, 'Channels');
  await page.route('**/Connections/Rotate', cutAnswer, { times: 1 });
  await line.getByRole('button', { name: 'New secret' }).click();
  await line.getByRole('button', { name: 'Make a new secret' }).click();
  await expect(line).toContainText('We could not reach the hotel’s server.');
  await line.getByRole('button', { name: 'Make a new secret' }).click();
  await expect(line).toContainText('A secret was made, but its answer was lost.');
  await line.getByRole('button', { name: 'Make a new secret' }).click();
  await expect(line).toContainText('This secret is shown once.');
  const item = { From: '2027-03-05', To: '2027-03-05', RoomTypeCode: String(DOUBLE), RoomsLeft: 3 };
  expect(await sendAri(page, inUse, item)).toBe(200);
});

test('a system whose answer was cut off stands in the list, and gets a secret there', async ({
  page,
  openHotel,
  provoked,
}) => {
  provoked.push(/ERR_FAILED|status of 409/);
  const { code } = (await openHotel(buildSaverHotel)).property;
  await openConnections(page, code);
  await page.route('**/Connections/Add', cutAnswer, { times: 1 });
  await page.getByRole('button', { name: 'Add a system' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Channels');
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByText('We could not reach the hotel’s server.')).toBeVisible();
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByText(/It was added, but the answer with its secret was lost/)).toBeVisible();
  await expect(lineOf(page, 'Channels')).toHaveCount(1);
});
