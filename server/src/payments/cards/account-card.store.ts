import type { IndividualId, PropertyId } from '@portico/domain/ids';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { newId } from '../../platform/ids.ts';
import { expiryOf, expiryText } from '../attempts/card-expiry.ts';
import type { CardFacts } from '../payment-port.ts';

/** A card saved for an account. */
export interface AccountCard extends CardFacts {
  readonly cardId: string;
  /** The token's provider, by its name in the ledger. */
  readonly provider: string;
  readonly token: string;
}

/** A token and the name of its provider. */
export type HeldToken = Pick<AccountCard, 'provider' | 'token'>;

export interface CardOwner {
  readonly propertyId: PropertyId;
  readonly individualId: IndividualId;
}

/** In the order in which they were saved. */
export async function readCards(
  db: Kysely<Schema>,
  { propertyId, individualId }: CardOwner,
): Promise<AccountCard[]> {
  const rows = await db
    .selectFrom('account_card')
    .select(['card_id', 'provider', 'token', 'brand', 'last4', 'expiry'])
    .where('property_id', '=', propertyId)
    .where('individual_id', '=', individualId)
    .orderBy('created_at')
    .orderBy('card_id')
    .execute();
  return rows.map(({ card_id: cardId, expiry, ...card }) => ({ cardId, ...expiryOf(expiry), ...card }));
}

/** Saves a card for an account; one it already has stays unchanged. */
export async function insertCard(
  db: Kysely<Schema>,
  { propertyId, individualId }: CardOwner,
  { provider, token, brand, last4, ...expiry }: Omit<AccountCard, 'cardId'>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('account_card')
    .values({
      property_id: propertyId,
      individual_id: individualId,
      card_id: newId(),
      provider,
      token,
      brand,
      last4,
      expiry: expiryText(expiry),
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['property_id', 'individual_id', 'provider', 'token']).doNothing(),
    )
    .execute();
}

/** Deletes a card and returns its token; undefined when the account has no such card. */
export async function deleteCard(
  db: Kysely<Schema>,
  { propertyId, individualId }: CardOwner,
  cardId: string,
): Promise<HeldToken | undefined> {
  return db
    .deleteFrom('account_card')
    .where('property_id', '=', propertyId)
    .where('individual_id', '=', individualId)
    .where('card_id', '=', cardId)
    .returning(['provider', 'token'])
    .executeTakeFirst();
}

/** Whether a booking that has not ended may still charge the token, or another account has it. */
export async function isTokenHeld(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  { provider, token }: HeldToken,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM payment_attempt AS attempt
    JOIN reservation ON reservation.property_id = ${propertyId} AND reservation.reservation_id = attempt.reservation_id
    WHERE attempt.property_id = ${propertyId} AND attempt.provider = ${provider} AND attempt.card_token = ${token}
      AND (attempt.settled_at IS NULL
        -- By any hotel's clock.
        OR (reservation.status IN ('pending', 'action-required', 'confirmed')
          AND reservation.departure >= (${now}::timestamptz AT TIME ZONE 'UTC')::date - 1))
    UNION ALL
    SELECT 1 FROM account_card
    WHERE property_id = ${propertyId} AND provider = ${provider} AND token = ${token}
    LIMIT 1`.execute(db);
  return rows.length > 0;
}
