import { ok, refused, type Result } from '@portico/domain/result';
import { accountHotel, type NoAccountsHere } from './account-hotel.ts';
import { readAccount } from './account.store.ts';
import type { Account } from './account.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { LoggedIn } from '../platform/http/server-type.ts';
import type { AccountDeps } from './account-deps.ts';

/** The logged-in account and its hotel. */
export interface AccountOfHotel {
  readonly hotel: Hotel;
  readonly account: Account;
}

/** The account of a session. Refuses when it, or the hotel's accounts, no longer exist. */
export async function loggedInAccount(
  { hotels, database }: Pick<AccountDeps, 'hotels' | 'database'>,
  loggedIn: LoggedIn,
): Promise<Result<AccountOfHotel, NoAccountsHere | { readonly code: 'account.logged-out' }>> {
  const hotel = await accountHotel(hotels, loggedIn.propertyId);
  if (!hotel.ok) return hotel;
  const account = await readAccount(database.kysely, loggedIn.propertyId, loggedIn);
  return account === undefined
    ? refused({ code: 'account.logged-out' })
    : ok({ hotel: hotel.value, account });
}
