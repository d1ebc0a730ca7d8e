import type { IndividualId, PropertyId } from '@portico/domain/ids';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { CardFacts } from '../payment/payment-port.ts';

/** A card that a provider keeps for an account. */
export interface AccountCard extends CardFacts {
  readonly cardId: string;
  /** Whose token it is, by its name in the ledger. */
  readonly provider: string;
  readonly token: string;
}

/** In the order in which they were kept. */
export async function readCards(
  db: Kysely<Schema>,
  { propertyId, individualId }: { readonly propertyId: PropertyId; readonly individualId: IndividualId },
): Promise<AccountCard[]> {
  const rows = await db
    .selectFrom('account_card')
    .select(['card_id', 'provider', 'token', 'brand', 'last4', 'expiry'])
    .where('property_id', '=', propertyId)
    .where('individual_id', '=', individualId)
    .orderBy('created_at')
    .orderBy('card_id')
    .execute();
  return rows.map(({ card_id: cardId, expiry, ...card }) => {
    const [expiryYear = 0, expiryMonth = 0] = expiry.split('-').map(Number);
    return { cardId, expiryYear, expiryMonth, ...card };
  });
}
