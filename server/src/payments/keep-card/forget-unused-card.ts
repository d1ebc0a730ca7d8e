import type { Transaction } from 'kysely';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Write } from '../../platform/database/write-together.ts';
import { enqueueWrite } from '../../platform/outbox/outbox.store.ts';
import { forgetToken } from '../cards/forget-token.ts';
import type { AttemptKey } from '../payment-port.ts';
import type { Providers } from '../providers.ts';
import { noteTokenWrite, readToken } from './keep-card.store.ts';

export const FORGET_CARD_JOB = 'forget-card';

/**
 * Writes for a saved card that nothing will be charged to: its token, stored with the attempt, and the job that makes
 * the provider delete it.
 */
export function forgetUnusedCardWrites(
  tx: Transaction<Schema>,
  { propertyId, attemptId }: AttemptKey,
  token: string,
  now: Date,
): Write[] {
  const job = { propertyId, kind: FORGET_CARD_JOB, payload: { attemptId } };
  return [noteTokenWrite(tx, { propertyId, attemptId }, token), enqueueWrite(tx, [job], now)];
}

/**
 * Deletes an uncharged card at its provider, unless a booking or an account uses it, or the provider cannot. Throws
 * until the provider confirms, so that the outbox retries. Rule: docs/payments.md, "Settling".
 */
export async function forgetUnusedCard(
  {
    database,
    clock,
    providers,
  }: { readonly database: Database; readonly clock: Clock; readonly providers: Providers },
  key: AttemptKey,
): Promise<void> {
  const held = await readToken(database.kysely, key);
  // Erasure of the guest has already requested this from the provider.
  if (held === undefined) return;
  const provider = providers.named(held.provider);
  if (provider === undefined) throw new Error('its payment provider is not configured');
  if (provider.forgetCard === undefined) return;
  if (!(await forgetToken(database.kysely, providers, key.propertyId, held, clock.now())))
    throw new Error('the payment provider has not said that it lets go of a card');
}
