import type { IndividualId, PropertyId } from '@portico/domain/ids';
import type { AccountDetails } from '@portico/domain/people/account-details';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AccountTable } from '../platform/database/account-tables.types.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import { newId } from '../platform/ids.ts';
import type { Account } from './account.ts';
import type { Registration } from './account-request.ts';

/** Undefined when the hotel has no such account. `email` as stored. */
export async function readAccount(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  by: { readonly individualId: IndividualId } | { readonly email: string },
): Promise<Account | undefined> {
  const query = db.selectFrom('account').selectAll().where('property_id', '=', propertyId);
  const row = await (
    'email' in by ? query.where('email', '=', by.email) : query.where('individual_id', '=', by.individualId)
  ).executeTakeFirst();
  return row && accountOf(row);
}

/** Returns the new account's id; undefined when the address already has an account. */
export async function insertAccount(
  tx: Transaction<Schema>,
  propertyId: PropertyId,
  { email, passwordHash, firstName, lastName, phone }: Registration & { readonly email: string },
  now: Date,
): Promise<IndividualId | undefined> {
  const row = await tx
    .insertInto('account')
    .values({
      property_id: propertyId,
      individual_id: newId<IndividualId>(),
      email,
      password_hash: passwordHash,
      first_name: firstName,
      last_name: lastName,
      phone,
      created_at: now,
      password_changed_at: now,
    })
    .onConflict((conflict) => conflict.columns(['property_id', 'email']).doNothing())
    .returning('individual_id')
    .executeTakeFirst();
  return row?.individual_id;
}

/** Replaces the given fields of the account. */
export async function updateAccount(
  db: Kysely<Schema>,
  { propertyId, individualId }: Pick<Account, 'propertyId' | 'individualId'>,
  details: AccountDetails,
): Promise<void> {
  await db
    .updateTable('account')
    .set({
      first_name: details.firstName,
      last_name: details.lastName,
      phone: details.phone,
      street: details.street,
      city: details.city,
      state_or_county: details.stateOrCounty,
      post_code: details.postCode,
      country_id: details.countryId,
      receive_brand_offers: details.receiveBrandOffers,
    })
    .where('property_id', '=', propertyId)
    .where('individual_id', '=', individualId)
    .execute();
}

export async function updatePassword(
  tx: Transaction<Schema>,
  { propertyId, individualId }: Pick<Account, 'propertyId' | 'individualId'>,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('account')
    .set({ password_hash: passwordHash, password_changed_at: now })
    .where('property_id', '=', propertyId)
    .where('individual_id', '=', individualId)
    .execute();
}

function accountOf(row: Selectable<AccountTable>): Account {
  return {
    propertyId: row.property_id,
    individualId: row.individual_id,
    email: row.email,
    passwordHash: row.password_hash,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    street: row.street,
    city: row.city,
    stateOrCounty: row.state_or_county,
    postCode: row.post_code,
    countryId: row.country_id,
    receiveBrandOffers: row.receive_brand_offers,
    mayChoosePayment: row.may_choose_payment,
  };
}
