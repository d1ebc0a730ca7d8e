import type { AccountUser } from '@portico/contract/calls/account-read';
import { toWireUser } from '@portico/contract/wire/account';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { readCards } from '../payments/cards/account-card.store.ts';
import type { Account } from './account.ts';

/** An account as its guest sees it. */
export async function readUser(db: Kysely<Schema>, hotel: Hotel, account: Account): Promise<AccountUser> {
  return toWireUser(account, {
    mayChoose: mayChoosePayment(hotel, account),
    cards: await readCards(db, account),
  });
}

/** Whether a guest may choose an invoice: granted to this one, or to all with an account. Rule: docs/accounts.md. */
export function mayChoosePayment(hotel: Hotel, account: Pick<Account, 'mayChoosePayment'>): boolean {
  return account.mayChoosePayment || hotel.definition.settings.accountsMayChoosePaymentMethod;
}
