import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { expect, type Page } from '@playwright/test';
import { readMails } from '../portico/read-mails.ts';
import { running } from './running.ts';

export const password = 'shingle-and-salt';

/** A mailbox of this test's own. */
export const emailOf = ({ property }: Pick<PropertyFile, 'property'>) => `ada.${property.id}@example.com`;

/** The links of the mails to this address, oldest first. */
function linksTo(email: string, path: string): string[] {
  return readMails(running().mailFolder)
    .filter(({ to }) => to.includes(email))
    .flatMap(({ text }) => text.match(/http\S+/g) ?? [])
    .filter((link) => link.includes(path))
    .map((link) => link.slice(new URL(link).origin.length));
}

/** The latest of `count` such links, once its mail is written. */
export async function linkTo(email: string, path: string, count = 1): Promise<string> {
  await expect.poll(() => new Set(linksTo(email, path)).size).toBe(count);
  return linksTo(email, path).at(-1) ?? '';
}

/** A confirmed account of Ada's at a hotel, by default under the mailbox of its test. */
export async function haveAccount(
  page: Page,
  file: Pick<PropertyFile, 'property'> | { readonly id: number; readonly email: string },
): Promise<void> {
  const { id, email } = 'property' in file ? { id: file.property.id, email: emailOf(file) } : file;
  const body = {
    LanguageCode: 'en',
    PropertyId: id,
    EmailAddress: email,
    Password: password,
    Firstname: 'Ada',
    Lastname: 'Lovelace',
  };
  expect((await page.request.post('/api/Account/Register', { data: body })).status()).toBe(200);
  const link = await linkTo(email, '/Account/ConfirmEmail/');
  const Token = link.split('#')[1];
  const confirm = { PropertyId: id, Token, Password: password };
  expect((await page.request.post('/api/Account/ConfirmEmail', { data: confirm })).status()).toBe(200);
}
