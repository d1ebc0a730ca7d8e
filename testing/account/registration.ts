import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { buildHotelFile, PROPERTY } from '../builders/hotel-file.ts';

export const PASSWORD = 'nine bells and tide';
export const EMAIL = 'ada@example.org';

export const registration = {
  PropertyId: PROPERTY,
  EmailAddress: EMAIL,
  Password: PASSWORD,
  Firstname: 'Ada',
  Lastname: 'Lovelace',
  MobileNumber: '+44 7700 900123',
};

/** A hotel with accounts, by default the test hotel. */
export function withAccounts(file: PropertyFile = buildHotelFile()): PropertyFile {
  return { ...file, settings: { ...file.settings, userAccounts: true } };
}

/** The token from the link in an account mail. */
export function tokenIn({ text }: { readonly text: string }): string {
  const token = /#([\w-]{43})/.exec(text)?.[1];
  if (token === undefined) throw new Error('a mail without a token');
  return token;
}
