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
 * What is written where a provider has kept a card to which nothing will be charged: its token, which stays with the attempt
 * as any other does, and the job by which the provider lets go of it.
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
 * Lets the provider of a card that nothing is charged to let go of it, unless a booking or an account still has it; one that
 * cannot is not asked. Throws while the provider does not say that it has, so that the outbox tries again. Rule:
 * docs/payments.md, "Settling".
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
  // Its guest was erased meanwhile, and the provider asked for that.
  if (held === undefined) return;
  const provider = providers.named(held.provider);
  if (provider === undefined) throw new Error('its payment provider is not configured');
  if (provider.forgetCard === undefined) return;
  if (!(await forgetToken(database.kysely, providers, key.propertyId, held, clock.now())))
    throw new Error('the payment provider has not said that it lets go of a card');
}
