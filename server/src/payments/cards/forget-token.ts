import type { PropertyId } from '@portico/domain/ids';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Providers } from '../providers.ts';
import { isTokenHeld, type HeldToken } from './account-card.store.ts';

/**
 * Deletes a forgotten card's token at its provider too, unless a booking that has not ended may still charge it. False:
 * the provider did not answer, or cannot. Rule: docs/accounts.md, "Cards".
 */
export async function forgetToken(
  db: Kysely<Schema>,
  providers: Providers,
  propertyId: PropertyId,
  held: HeldToken,
  now: Date,
): Promise<boolean> {
  if (await isTokenHeld(db, propertyId, held, now)) return true;
  return (await providers.named(held.provider)?.forgetCard?.(held.token)) ?? false;
}
